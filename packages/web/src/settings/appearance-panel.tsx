import { toAppearanceView } from '@candid/core'
import { useSelector } from '@xstate/react'
import { Moon, Sun } from 'lucide-react'
import { useServices } from '../app/services.ts'
import { cx } from '../ui/cx.ts'
import { Panel } from './panel.tsx'

const choices = [
  { mode: 'light', label: 'Light Mode', Icon: Sun },
  { mode: 'dark', label: 'Dark Mode', Icon: Moon },
] as const

/** 'Appearance': light or dark, at once and on this device. */
export function AppearancePanel() {
  const { appearance } = useServices()
  const { mode: chosen } = useSelector(appearance, toAppearanceView, (one, other) => one.mode === other.mode)
  return (
    <Panel title="Appearance" lead="Kept on this device.">
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">Appearance</legend>
        {choices.map(({ mode, label, Icon }) => (
          <label
            key={mode}
            className={cx(
              'flex min-w-44 flex-1 items-center gap-3 rounded border px-4 py-3 transition-colors duration-100',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-act-ink',
              mode === chosen ? 'border-act-ink bg-act-wash' : 'border-line-strong/60 hover:bg-hover',
            )}
          >
            <Icon size={16} aria-hidden className="text-ink-soft" />
            <span className={cx('flex-1', mode === chosen && 'font-strong')}>{label}</span>
            <input
              type="radio"
              name="appearance"
              checked={mode === chosen}
              onChange={() => appearance.send({ type: 'appearance.choose', mode })}
              className="size-4 accent-act outline-none"
            />
          </label>
        ))}
      </fieldset>
    </Panel>
  )
}

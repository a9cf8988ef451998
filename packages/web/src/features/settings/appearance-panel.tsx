import { texts, toAppearanceView } from '@candid/core'
import { useSelector } from '@xstate/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useServices } from '../../platform/services.ts'
import { cx } from '../../ui/cx.ts'
import { Panel } from './panel.tsx'

const choices = [
  { mode: 'light', label: texts.lightMode, Icon: Sun },
  { mode: 'dark', label: texts.darkMode, Icon: Moon },
  { mode: 'system', label: 'System', Icon: Monitor },
] as const

/** The 'Appearance' tab: light, dark or system. It applies at once and on this device. */
export function AppearancePanel() {
  const { appearance } = useServices()
  const { mode: chosen } = useSelector(appearance, toAppearanceView, (one, other) => one.mode === other.mode)
  return (
    <Panel title="Appearance" lead="Saved on this device. “System” follows the setting of your device.">
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">Appearance</legend>
        {choices.map(({ mode, label, Icon }) => (
          <label
            key={mode}
            className={cx(
              'flex min-w-44 flex-1 items-center gap-3 rounded border px-4 py-3 transition-colors duration-100',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-act-ink',
              mode === chosen ? 'border-act-ink bg-act-wash' : 'border-line hover:bg-hover',
            )}
          >
            <Icon size={16} aria-hidden className="text-ink-soft" />
            <span className={cx('flex-1 whitespace-nowrap', mode === chosen && 'font-medium')}>{label}</span>
            <input
              type="radio"
              name="appearance"
              checked={mode === chosen}
              onChange={() => appearance.send({ type: 'appearance.choose', mode })}
              className="outline-none"
            />
          </label>
        ))}
      </fieldset>
    </Panel>
  )
}

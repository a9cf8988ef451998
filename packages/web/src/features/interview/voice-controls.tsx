import type { toVoiceViewOf } from '@candid/core'
import { Mic, Pause, Play, Square, Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useVoice, useVoiceStatus } from '../../platform/voice/use-voice.ts'
import { speeds } from '../../platform/voice/voice-store.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type Mode = ReturnType<typeof toVoiceViewOf>['mode']

const lockedReason = 'Another question is being read aloud or recorded'
const icon = { size: 15, 'aria-hidden': true } as const

const isReading = (mode: Mode) => mode === 'loading' || mode === 'speaking' || mode === 'paused'
const isListening = (mode: Mode) =>
  mode === 'asking' || mode === 'recording' || mode === 'finishing' || mode === 'transcribing'

type VoiceControlsProps = {
  owner: string
  text: string
  /** Other controls of the question, at the end of the row. */
  children?: ReactNode
}

/** The speak and record buttons of one question. Only one question at a time can use them. */
export function VoiceControls({ owner, text, children }: VoiceControlsProps) {
  const { mode, locked, failure, send } = useVoice(owner)
  const reason = locked ? lockedReason : null
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {isReading(mode) ? (
          <>
            <Button
              size="small"
              aria-pressed
              icon={mode === 'loading' ? <Spinner size={15} /> : <Square {...icon} />}
              onClick={() => send({ type: 'voice.stop', owner })}
            >
              Stop
            </Button>
            {mode === 'speaking' && (
              <Button size="small" icon={<Pause {...icon} />} onClick={() => send({ type: 'voice.pause', owner })}>
                Pause
              </Button>
            )}
            {mode === 'paused' && (
              <Button size="small" icon={<Play {...icon} />} onClick={() => send({ type: 'voice.resume', owner })}>
                Play
              </Button>
            )}
          </>
        ) : (
          <Button
            size="small"
            aria-pressed={false}
            icon={<Volume2 {...icon} />}
            reason={reason}
            blocked={isListening(mode)}
            onClick={() => send({ type: 'voice.speak', owner, text })}
          >
            Speak
          </Button>
        )}
        <RecordButton owner={owner} mode={mode} reason={reason} />
        {children}
      </div>
      {isReading(mode) && <ReadingSettings />}
      {mode === 'recording' && <Meter />}
      <p role="status" className="sr-only">
        {announcements[mode]}
      </p>
      {failure && (
        <Notice
          tone="bad"
          title={failures[failure].title}
          action={
            <Button size="small" onClick={() => send({ type: 'voice.dismiss' })}>
              Close
            </Button>
          }
        >
          {failures[failure].help}
        </Notice>
      )}
    </div>
  )
}

const announcements: Record<Mode, string> = {
  silent: '',
  loading: 'Loading the audio',
  speaking: 'Speaking',
  paused: 'Paused',
  asking: 'Waiting for access to the microphone',
  recording: 'Recording',
  finishing: 'Finishing the recording',
  transcribing: 'Transcribing',
}

const failures = {
  denied: {
    title: 'Candid is not allowed to use the microphone.',
    help: 'Allow it for this page in the browser’s address bar, then press Record again. You can always type.',
  },
  noneFound: { title: 'No microphone was found.', help: 'Connect one and press Record again. You can always type.' },
  busy: {
    title: 'The microphone is in use.',
    help: 'Close the other program that uses it, then press Record again. You can always type.',
  },
  unsupported: { title: 'This browser cannot record.', help: 'Type your answer instead.' },
  cannotSpeak: {
    title: 'The audio could not be loaded.',
    help: 'You can read the question above. Press Speak to try again.',
  },
  cannotTranscribe: {
    title: 'We couldn’t transcribe your recording.',
    help: 'The recording is not kept. Record again, or type your answer.',
  },
} as const

function RecordButton({ owner, mode, reason }: { owner: string; mode: Mode; reason: string | null }) {
  const { send } = useVoice(owner)
  if (mode === 'recording')
    return (
      <Button
        size="small"
        aria-pressed
        // A full pulse takes 0.5 s (specification, section 9).
        icon={
          <span
            aria-hidden
            data-testid="pulse"
            className="size-2.5 animate-pulse rounded-full bg-bad-mark [animation-duration:250ms]"
          />
        }
        onClick={() => send({ type: 'voice.finish', owner })}
      >
        Stop recording
      </Button>
    )
  if (isListening(mode))
    return (
      <>
        <Button size="small" aria-pressed busy>
          {mode === 'transcribing' ? 'Transcribing' : 'Record'}
        </Button>
        <Button size="small" tone="quiet" onClick={() => send({ type: 'voice.stop', owner })}>
          Cancel
        </Button>
      </>
    )
  return (
    <Button
      size="small"
      aria-pressed={false}
      icon={<Mic {...icon} />}
      reason={reason}
      blocked={isReading(mode)}
      tooltip="Waiting for access to the microphone. The recording is not stored."
      onClick={() => send({ type: 'voice.record', owner })}
    >
      Record
    </Button>
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The recording time and the loudness at the microphone. */
function Meter() {
  const { level, seconds } = useVoiceStatus()
  return (
    <div className="flex items-center gap-3 text-small text-ink-soft">
      <span className="tabular-nums">{clock(seconds)}</span>
      <meter aria-label="Loudness" min={0} max={1} value={level} className="h-2 w-40" />
    </div>
  )
}

const selectClass = 'h-7 rounded border border-line-strong bg-surface px-1.5 text-small text-ink'

/** The settings for speed and voice, which are stored, and the source of the voice. */
function ReadingSettings() {
  const { settings, source, voices, choose } = useVoiceStatus()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-soft">
      <label className="flex items-center gap-2">
        Speed
        <select
          value={settings.speed}
          onChange={(event) => choose({ speed: Number(event.target.value) })}
          className={selectClass}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
      {voices.length > 1 && source === 'server' && (
        <label className="flex items-center gap-2">
          Voice
          <select
            value={settings.voice ?? voices[0]?.id}
            onChange={(event) => choose({ voice: event.target.value })}
            className={selectClass}
          >
            {voices.map((voice) => (
              <option key={voice.id} value={voice.id}>
                {voice.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {source === 'browser' && <span>This server cannot read aloud, so you hear your browser’s own voice.</span>}
    </div>
  )
}

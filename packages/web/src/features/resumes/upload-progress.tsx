/** Shows how much of a file is sent, in percent. */
export function UploadProgress({ percent }: { percent: number }) {
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        // Chromium uses its own colours as soon as a bar has a height; here only the completed part is green.
        className="h-2 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-act [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-act"
      />
      <span className="w-10 text-right text-small text-ink-soft tabular-nums">{percent}%</span>
    </div>
  )
}

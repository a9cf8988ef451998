import qrcode from 'qrcode-generator'

/** The free space around the code in modules, as ISO/IEC 18004 requires. */
const quiet = 4

/** A text as a QR code. It is dark on white in both themes, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, index) => index)
  const path = rows
    .flatMap((row) => rows.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('')
  const side = count + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-36 shrink-0 rounded bg-white ring-1 ring-line"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}

const [major = 0] = process.versions.node.split('.').map(Number)

if (major < 24) {
  process.stderr.write(`Candid needs Node 24 or newer; this is ${process.version}. Start it with npm start.\n`)
  process.exit(1)
}
// Imported only now, because older versions cannot even load what follows.
const { start } = await import('./start.ts')
await start(process.env, process.argv.slice(2))

export {}

import { enableCompileCache } from 'node:module'

// the command starts in half the time when Node keeps what it compiled
enableCompileCache()
await import('./run-command.ts')

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const aptGet = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Installs packages on Debian as root, as in containers and continuous integration. False elsewhere, or when it fails. */
export const installPackages = (what, ...packages) => {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing ${what} …`)
  return aptGet('update', '-q') && aptGet('install', '-y', '-q', '--no-install-recommends', ...packages)
}

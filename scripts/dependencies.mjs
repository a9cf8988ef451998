// What may be installed: exact versions, permissive licences, and in what is shipped no known weakness of level high.
// `node scripts/dependencies.mjs`. Only the last asks a registry, and says so when it has no answer.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './paths.mjs'

// MPL-2.0 covers its own files only; those packages are tools of the tests and the build, unchanged. OFL-1.1 is the fonts'.
const permissive =
  /^\(?((MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[234]-Clause|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)( (OR|AND) )?)+\)?$/
// Without a licence field; their LICENSE files say MIT. Both serve the S3 server of the tests.
const readByHand = new Set(['humanize-number', 'only'])

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** Every installed package: name, version, licence as its package.json says. */
const installed = () => {
  const store = at('node_modules/.pnpm')
  const folders = readdirSync(store).map((name) => join(store, name, 'node_modules'))
  const found = new Map()
  for (const folder of folders.filter(existsSync)) {
    const names = readdirSync(folder).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
    )
    for (const path of names.map((name) => join(folder, name, 'package.json')).filter(existsSync)) {
      const { name, version, license, licenses } = readJson(path)
      const said = license ?? licenses?.map(({ type }) => type).join(' OR ')
      found.set(`${name}@${version}`, { name, licence: said })
    }
  }
  return found
}

const badLicences = () => {
  const packages = installed()
  if (packages.size === 0) throw new Error('Nothing is installed: run npm test')
  return [...packages]
    .filter(([, { name, licence }]) => !permissive.test(licence ?? '') && !readByHand.has(name))
    .map(([id, { licence }]) => `${id} has the licence ${licence}`)
}

/** Versions of the catalog that are not exact, and dependencies that do not come from it. */
const looseVersions = () => {
  const [, rest = ''] = readFileSync(at('pnpm-workspace.yaml'), 'utf8').split('\ncatalog:\n')
  // The catalog ends where the next key of the file begins.
  const [catalog = ''] = rest.split(/\n(?=\S)/)
  const loose = catalog
    .split('\n')
    .filter((line) => /^\s+\S+: \S/.test(line) && !/: \d+\.\d+\.\d+(-[\w.]+)?$/.test(line))
    .map((line) => `${line.trim()} in the catalog is no exact version`)
  const manifests = ['package.json', ...readdirSync(at('packages')).map((name) => `packages/${name}/package.json`)]
  const outside = manifests.flatMap((manifest) => {
    const { dependencies = {}, devDependencies = {} } = readJson(at(manifest))
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^(catalog:\w*|workspace:\*)$/.test(version))
      .map(([name, version]) => `${manifest}: ${name} ${version} is not from the catalog`)
  })
  return [...loose, ...outside]
}

/** Known weaknesses of what is shipped; none, said aloud, when the registry does not tell. */
const weaknesses = () => {
  const { packageManager } = readJson(at('package.json'))
  const { stdout, signal } = spawnSync(
    'npx',
    ['--yes', packageManager, 'audit', '--prod', '--audit-level', 'high', '--json'],
    {
      cwd: at(''),
      encoding: 'utf8',
      shell: process.platform === 'win32',
      timeout: 60_000,
      // Without a network it is known at once: npx (npm) and pnpm would each wait and ask again for a minute.
      env: { ...process.env, npm_config_fetch_retries: '0', pnpm_config_fetch_retries: '0' },
    },
  )
  // Cut off by its time limit it has told nothing that could be read.
  const report = signal === null && /^\s*\{/.test(stdout ?? '') ? JSON.parse(stdout) : {}
  if (!report.advisories) {
    console.log('       known weaknesses: left out, the registry does not tell them')
    return []
  }
  return Object.values(report.advisories)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ module_name, severity, title, url }) => `${module_name}: ${severity}, ${title} (${url})`)
}

const problems = [...looseVersions(), ...badLicences(), ...weaknesses()]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

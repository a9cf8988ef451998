/** Mutation testing of the core; `mutation.mjs` runs it part by part. Minutes long, so no part of `npm test`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './stryker-ignore-types.mjs'],
  ignorers: ['machine-types'],
  vitest: { configFile: 'vitest.config.ts' },
  // The TypeScript preprocessor knows no TypeScript 7, and the config's parent lies outside of the sandbox.
  ignorePatterns: ['tsconfig.json', 'dist'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: [],
  allowConsoleColors: false,
  logLevel: 'error',
  // Machines are module constants, so nearly all their mutants are static: said once is enough.
  warnings: { slow: false },
}

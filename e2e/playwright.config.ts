import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Limits are for what hangs: a busy machine may take several times as long as a quiet one.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  // One more than the processors of a small machine, as a test in a browser often waits.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // One set of pictures for all systems: they show the product's own faces only.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // The JSON report is for `npm test`, which names its file.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : [['line']],
  use: {
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    // What comes up or fades takes no time, except where a test is about that.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
        // Letters are drawn the same whatever the system's settings for fonts are.
        ...['--font-render-hinting=none', '--disable-lcd-text'],
        // A microphone that hums, asked for without a question, and sounds that need no press.
        ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
        '--autoplay-policy=no-user-gesture-required',
        // Fewer processes, and no code optimized for pages that live for seconds, take a sixteenth less of the processor. The
        // other feature is one of Playwright's own, whose list this one replaces.
        ...(process.platform === 'linux' ? ['--in-process-gpu'] : []),
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
        '--js-flags=--no-turbofan',
      ],
    },
  },
})

import { defineConfig } from 'vitest/config'
import { measurePace } from './tools/checks/measure-pace.ts'
import { watchParent } from './tools/process/watch-parent.ts'

const setupFiles = ['tools/checks/fail-on-console-error.ts']

// A run whose caller was killed would go on for minutes, with its servers, browsers and databases.
watchParent()

/** Limits are for a quiet machine and grow with what this one is busy with. */
const PACE = measurePace()

/** A test of the units computes for milliseconds. */
const UNIT_MS = 20_000 * PACE

/** Starting a database or a browser; a test itself takes milliseconds. */
const SLOW_MS = 60_000 * PACE

/** What a journey waits for comes at once on a quiet machine; a limit costs time only where it is met. */
const POLL_MS = 15_000 * PACE

/**
 * Node runs these sources unchanged. Vitest's module runner adds a step to every use of an import, which made the planner six
 * times slower, and transforms the server again for every test file.
 */
const AS_THEY_ARE = { viteModuleRunner: false }

export default defineConfig({
  test: {
    restoreMocks: true,
    // Test files share a worker, because each of them loads most of the modules that the others load.
    isolate: false,
    // Vitest leaves a core to itself, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
          setupFiles,
          testTimeout: UNIT_MS,
          experimental: AS_THEY_ARE,
        },
      },
      {
        extends: true,
        test: {
          // Of the apps: they mock modules and have sources that Node alone cannot read.
          name: 'unit-apps',
          include: ['apps/*/{src,service-worker,vite-plugins}/**/*.test.{ts,tsx}'],
          setupFiles,
          testTimeout: UNIT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['apps/server/test/**/*.test.ts'],
          setupFiles: [...setupFiles, 'tools/checks/cheap-password-hashes.ts'],
          globalSetup: 'tools/database/integration-setup.ts',
          experimental: AS_THEY_ARE,
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['apps/web/e2e/**/*.test.ts'],
          // Most people in journeys need a password, but not one that withstands a thief.
          setupFiles: ['tools/checks/cheap-password-hashes.ts', 'tools/browser/keep-failures.ts'],
          globalSetup: 'tools/browser/journeys-setup.ts',
          env: { TEST_PACE: String(PACE) },
          experimental: AS_THEY_ARE,
          // Each has a browser, which takes more than a core by itself: 49 tests took 113 s with three on two cores, 94 s with
          // two.
          maxWorkers: 2,
          // A browser on a busy machine stumbles once in a thousand tests. What passes at the second try is named in the summary.
          retry: 1,
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          expect: { poll: { timeout: POLL_MS } },
        },
      },
    ],
  },
})

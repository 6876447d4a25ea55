import { defineConfig } from 'vitest/config'
import { measurePace } from './tools/checks/measure-pace.ts'
import { watchParent } from './tools/process/watch-parent.ts'

const setupFiles = ['tools/checks/fail-on-console-error.ts']

// Ends this run when its caller is killed. Otherwise it would continue for minutes, with its servers, browsers and
// databases.
watchParent()

/** Multiplies the time limits, which are for a quiet machine. */
const PACE = measurePace()

/** A unit test takes milliseconds. */
const UNIT_MS = 20_000 * PACE

/** Includes the start of a database or a browser. The test itself takes milliseconds. */
const SLOW_MS = 60_000 * PACE

/** A long limit costs no time while assertions pass: on a quiet machine they do so at once. */
const POLL_MS = 15_000 * PACE

/**
 * Node runs these sources without Vitest's module runner. It adds a step to every use of an import, which made the
 * planner six times slower, and transforms the server again for every test file.
 */
const AS_THEY_ARE = { viteModuleRunner: false }

export default defineConfig({
  test: {
    restoreMocks: true,
    // Test files share a worker, because each of them loads most of the modules that the others load.
    isolate: false,
    // By default Vitest leaves one core free, which is half of a machine with two cores.
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
          // Unit tests of the apps. They need Vitest's module runner, because they mock modules and import sources that
          // Node cannot read.
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
          // Most journeys create users with a password but do not test its hash.
          setupFiles: ['tools/checks/cheap-password-hashes.ts', 'tools/browser/keep-failures.ts'],
          globalSetup: 'tools/browser/journeys-setup.ts',
          env: { TEST_PACE: String(PACE) },
          experimental: AS_THEY_ARE,
          // Each worker has a browser, which uses more than one core: on two cores 49 tests took 113 s with three
          // workers and 94 s with two.
          maxWorkers: 2,
          // On a busy machine one browser test in a thousand fails without a fault. The summary names tests that passed
          // at the second try.
          retry: 1,
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          expect: { poll: { timeout: POLL_MS } },
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'
import { watchParent } from './tools/process/watch-parent.ts'

const setupFiles = ['tools/checks/fail-on-console-error.ts']

// A run whose caller was killed would go on for minutes, with its servers, browsers and databases.
watchParent()

/** Starting a database or a browser on a busy machine; a test itself takes milliseconds. */
const SLOW_MS = 60_000

/**
 * Node runs these sources as they are. Through Vitest's module runner every use of an import takes a detour, which made the
 * planner six times slower, and every test file transforms the server anew.
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
          testTimeout: 20_000,
          experimental: AS_THEY_ARE,
        },
      },
      {
        extends: true,
        test: {
          // Of the apps: they mock modules and have sources that Node alone cannot read.
          name: 'unit-apps',
          include: ['apps/*/{src,service-worker}/**/*.test.{ts,tsx}'],
          setupFiles,
          testTimeout: 20_000,
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
          globalSetup: 'tools/browser/journeys-setup.ts',
          experimental: AS_THEY_ARE,
          // Each opens a browser. One more than the cores of a small machine, for each waits now and then.
          maxWorkers: 3,
          // A browser on a busy machine stumbles once in a thousand tests. What passes at the second try is named in the summary.
          retry: 1,
          testTimeout: SLOW_MS,
          hookTimeout: SLOW_MS,
          // What is waited for comes at once on a quiet machine, and late on a busy one.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})

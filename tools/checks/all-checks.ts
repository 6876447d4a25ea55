import type { Check } from './check.ts'
import type { Stage } from './run-all.ts'

const CODE = ['apps', 'packages', 'tools', 'vitest.config.ts', '.dependency-cruiser.mjs']

/**
 * Finds exports of packages that no program uses. An export that only tests use counts as unused, even if an index
 * exports it. `ignoreIssues` in knip.json lists those kept for readers and tests on purpose.
 */
const PACKAGE_EXPORTS = [
  '--production',
  '--include=exports',
  '--include-entry-exports',
  '--workspace=./packages/*',
  '--no-config-hints',
]

const BUILD: Check = { name: 'build', command: ['node', 'tools/build.ts'] }

/** Runs all generators over the files that the other checks read, so no check runs beside it. */
const DRIFT: Check = { name: 'generated files', command: ['node', 'tools/checks/generated-drift.ts'] }

/** Runs first, because types and texts are checked with the build's generated files. */
export const PREPARE: Stage = [[BUILD, DRIFT]]

/** Checks that only read the sources. */
export const STATIC_CHECKS: readonly Check[] = [
  { name: 'types', command: ['node', 'tools/checks/types.ts'] },
  { name: 'lint', command: ['oxlint', ...CODE] },
  { name: 'lint exceptions', command: ['node', 'tools/checks/disable-reasons.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'boundaries', command: ['node', 'tools/checks/boundaries.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'unused exports', command: ['knip', ...PACKAGE_EXPORTS] },
  { name: 'texts', command: ['node', 'tools/checks/texts.ts'] },
  { name: 'Polish spelling', command: ['node', 'tools/checks/polish-spelling.ts'] },
  { name: 'lock file', command: ['node', 'tools/checks/lockfile.ts'] },
]

function vitest(project: string): Check {
  const report = `.artifacts/test/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Without --allowOnly=false one forgotten `.only` would hide all other tests of its file.
  return { name: project, command: ['vitest', 'run', '--project', project, '--allowOnly=false', ...reporters], report }
}

/**
 * Most static checks use one core, so the unit tests run beside them. Tests that start databases or browsers run alone.
 */
export const EVERYTHING: readonly Stage[] = [
  PREPARE,
  [STATIC_CHECKS, [vitest('unit'), vitest('unit-apps')]],
  [[vitest('integration')]],
  [[vitest('journeys')]],
]

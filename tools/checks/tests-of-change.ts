import type { Check } from './check.ts'

const SOURCE = /\.(?:ts|tsx|mts)$/
const SERVER_MODULE = /^apps\/server\/src\/modules\/(?<name>[^/]+)\//

/** Integration tests are named after the module that they test. The singular matches the plural too. */
const stemOf = (name: string): string => name.replace(/s$/, '')

/**
 * Whether a file is a test or code that only tests import. Imports do not tell which integration tests and journeys a
 * change of the server affects, because nearly all of them start the whole server.
 */
const isTestCode = (file: string): boolean => /^apps\/(?:server\/test|web\/e2e)\//.test(file)

const run = (name: string, command: 'run' | 'related', args: readonly string[]): Check => ({
  name,
  command: ['vitest', command, '--run', '--project', name, '--allowOnly=false', '--passWithNoTests', ...args],
})

/**
 * Selects the tests that a change of these files affects: by their imports and, for modules of the server, by name too.
 */
export function testsOfChange(changed: readonly string[]): readonly Check[] {
  const sources = changed.filter((file) => SOURCE.test(file))
  const ofTests = sources.filter(isTestCode)
  const modules = new Set(sources.flatMap((file) => SERVER_MODULE.exec(file)?.groups?.['name'] ?? []))
  const named = [...modules].map((name) => `apps/server/test/${stemOf(name)}`)
  return [
    ...(sources.length > 0 ? [run('unit', 'related', sources), run('unit-apps', 'related', sources)] : []),
    ...(named.length > 0 ? [{ ...run('integration', 'run', named), name: 'integration of modules' }] : []),
    ...(ofTests.length > 0 ? [run('integration', 'related', ofTests), run('journeys', 'related', ofTests)] : []),
  ]
}

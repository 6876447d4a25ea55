import type { Check } from './check.ts'

const SOURCE = /\.(?:ts|tsx|mts)$/
const SERVER_MODULE = /^apps\/server\/src\/modules\/(?<name>[^/]+)\//

/** Integration tests are named after the modules they speak to; a name in the singular finds the plural, too. */
const stemOf = (name: string): string => name.replace(/s$/, '')

/** Tests and what only tests import. Every integration test and most journeys start the whole server, so imports of it tell nothing. */
const isTestCode = (file: string): boolean => /^apps\/(?:server\/test|web\/e2e)\//.test(file)

const run = (name: string, command: 'run' | 'related', args: readonly string[]): Check => ({
  name,
  command: ['vitest', command, '--run', '--project', name, '--allowOnly=false', '--passWithNoTests', ...args],
})

/** The tests that a change of these files reaches: by imports, and for the server's modules by name as well. */
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

import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** The generators of committed files, in order. */
const GENERATORS: readonly (readonly [program: string, ...args: string[]])[] = [
  // schema.graphql, the resolvers' types, and one file of documents per web feature.
  ['graphql-codegen', '--config', 'tools/generate/codegen.ts', '--silent'],
  // The types of the migrated database.
  ['node', 'tools/generate/database-types.ts'],
]

/** Runs all generators in the current folder. Returns the first that fails, or null. */
export function runGenerators(): string | null {
  const PATH = [path.resolve('node_modules/.bin'), process.env['PATH']].join(path.delimiter)
  for (const [program, ...args] of GENERATORS) {
    const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, PATH } })
    if (status !== 0) return [program, ...args].join(' ')
  }
  return null
}

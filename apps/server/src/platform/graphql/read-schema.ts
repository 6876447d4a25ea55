import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = path.resolve(import.meta.dirname, '../..')

/** All type definitions, each module's own file; the merged schema is committed as schema.graphql. */
export const readSchema = (): string[] =>
  globSync('**/*.graphql', { cwd: SOURCE })
    .sort()
    .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))

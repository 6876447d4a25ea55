import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = path.resolve(import.meta.dirname, '../..')

/** Reads all type definitions from the modules. The merged schema is committed as schema.graphql. */
export const readSchema = (): string[] =>
  globSync('**/*.graphql', { cwd: SOURCE })
    .sort()
    .map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))

/** Imports the schema's own types into the generated types of resolvers, which name them with this prefix. */
export const SCHEMA_PREFIX = 'Schema'

export const plugin = () => ({
  prepend: [`import type * as ${SCHEMA_PREFIX} from './schema.gen.ts'`],
  content: '',
})

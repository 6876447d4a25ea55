import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../../apps/server/src/platform/db/database.ts'

/** The same database with a counter of its statements. */
export function countStatements(db: Database): { readonly db: Database; readonly count: () => number } {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { db: db.withPlugin(plugin), count: () => statements }
}

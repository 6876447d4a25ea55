import path from 'node:path'
import { databaseAddress } from '../environment/environment.ts'
import { migrateToLatest, migrationMessage } from '../platform/db/migrate.ts'
import { joinOwnDatabase } from '../platform/db/own-database.ts'
import { refused, type WithDatabase } from './admin-command.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

/** Opens the database of `DATABASE_URL`, or the embedded one of this clone, whether the product is running or not. */
export const withOwnDatabase =
  (databaseUrl: string | undefined): WithDatabase =>
  async (work) => {
    const isNamed = databaseUrl !== undefined && databaseUrl !== ''
    if (isNamed && !databaseAddress.safeParse(databaseUrl).success) {
      return refused('DATABASE_URL must be a postgres:// address. Nothing was changed.')
    }
    const own = await joinOwnDatabase({
      root: ROOT,
      databaseUrl: isNamed ? databaseUrl : null,
      onLost: () => undefined,
    })
    if (own.kind === 'refused') return refused(own.message)
    try {
      const migrated = await migrateToLatest(own.db)
      return migrated.kind === 'migrated' ? await work(own.db) : refused(migrationMessage(migrated))
    } finally {
      await own.close()
    }
  }

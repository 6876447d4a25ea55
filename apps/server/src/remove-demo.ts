// npm run remove-demo: deletes the demo account and the demo access code from the database of DATABASE_URL, before a database
// that was used for trying the product serves real users.
import path from 'node:path'
import { databaseAddress } from './environment/environment.ts'
import { openOwnDatabase } from './platform/db/own-database.ts'
import { removeDemo } from './scenario/index.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

function refuse(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const databaseUrl = process.env['DATABASE_URL'] ?? ''
if (databaseUrl === '')
  refuse('Name the database: DATABASE_URL=postgresql://… npm run remove-demo\nNothing was changed.')
if (!databaseAddress.safeParse(databaseUrl).success)
  refuse('DATABASE_URL must be a postgres:// address. Nothing was changed.')
const own = await openOwnDatabase({ root: ROOT, databaseUrl, onLost: refuse })
if (own.kind === 'refused') refuse(own.message)
const { hasAccount, hasAccessCode } = await removeDemo(own.db)
await own.close()
process.stdout.write(
  `Demo account: ${hasAccount ? 'removed' : 'there was none'}. Access code: ${hasAccessCode ? 'removed' : 'there was none'}.\n`,
)

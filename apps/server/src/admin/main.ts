// npm run admin: commands for whoever runs an installation.
import { randomBytes } from 'node:crypto'
import { allCommands } from './all-commands.ts'
import { runAdmin } from './run-admin.ts'
import { withOwnDatabase } from './with-own-database.ts'

// Whoever reads only the first lines, as head does, closes the pipe before the rest is written.
process.stdout.on('error', () => undefined)

const outcome = await runAdmin(
  process.argv.slice(2),
  allCommands(randomBytes),
  withOwnDatabase(process.env['DATABASE_URL']),
)
if (outcome.out !== '') process.stdout.write(`${outcome.out}\n`)
if (outcome.err !== '') process.stderr.write(`${outcome.err}\n`)
process.exitCode = outcome.exitCode

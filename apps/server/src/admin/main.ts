// npm run admin: commands for whoever runs an installation.
import { catalogueCommands } from './catalogue-commands.ts'
import { mailCommands } from './mail-commands.ts'
import { planCommands } from './plan-commands.ts'
import { runAdmin } from './run-admin.ts'
import { withOwnDatabase } from './with-own-database.ts'

const outcome = await runAdmin(
  process.argv.slice(2),
  [...catalogueCommands, ...mailCommands, ...planCommands],
  withOwnDatabase(process.env['DATABASE_URL']),
)
if (outcome.out !== '') process.stdout.write(`${outcome.out}\n`)
if (outcome.err !== '') process.stderr.write(`${outcome.err}\n`)
process.exitCode = outcome.exitCode

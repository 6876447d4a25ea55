// npm run admin: commands for operators.
import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import { systemClock } from '../platform/clock/clock.ts'
import { ERASED_PEOPLE_FILE } from '../platform/data-folder.ts'
import { allCommands } from './all-commands.ts'
import { operatorLine } from './operator-line.ts'
import { findCommand, runAdmin } from './run-admin.ts'
import { withOwnDatabase } from './with-own-database.ts'

// A reader that stops early, such as head, closes the pipe before everything is written.
process.stdout.on('error', () => undefined)

const args = process.argv.slice(2)
// An empty variable counts as unset, as for the server.
const named = process.env['ERASED_PEOPLE_FILE'] ?? ''
const erasedPeopleFile = named === '' ? ERASED_PEOPLE_FILE : named
const commands = allCommands({ randomBytes, erasedPeopleFile })
const { exitCode, out, err, change } = await runAdmin(args, commands, withOwnDatabase(process.env['DATABASE_URL']))
if (out !== '') process.stdout.write(`${out}\n`)
if (err !== '') process.stderr.write(`${err}\n`)
if (change !== undefined)
  process.stderr.write(
    `${operatorLine({ command: findCommand(args, commands)?.name ?? '', operator: operatorName(), change, nowMs: systemClock.now() })}\n`,
  )
process.exitCode = exitCode

/** The name of the operating system's user, who may have none in a container. */
function operatorName(): string {
  try {
    return userInfo().username
  } catch {
    return 'unnamed'
  }
}

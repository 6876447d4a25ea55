import { parseArgs } from 'node:util'
import { done, misused, type AdminCommand, type AdminOutcome, type WithDatabase } from './admin-command.ts'

/** How every command is called. */
export const ADMIN = 'npm run admin --'

/** Finds the command of the first two words, reads its options and runs it. */
export async function runAdmin(
  args: readonly string[],
  commands: readonly AdminCommand[],
  withDatabase: WithDatabase,
): Promise<AdminOutcome> {
  const [first = '--help', second] = args
  if (first === '--help' || first === 'help') return done(helpText(commands))
  const command = commands.find(({ name }) => name === `${first} ${second ?? ''}`)
  if (command === undefined)
    return misused(`There is no command "${[first, second].join(' ').trim()}".\n\n${helpText(commands)}`)
  const rest = args.slice(2)
  if (rest.includes('--help')) return done(commandHelp(command))
  const parsed = parse(command, rest)
  if ('message' in parsed) return misused(`${parsed.message}\n\n${commandHelp(command)}`)
  const { values, positionals } = parsed
  return command.run({
    positionals,
    text: (option) => (typeof values[option] === 'string' ? values[option] : null),
    isSet: (option) => values[option] === true,
    withDatabase,
  })
}

interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
}

function parse(
  { options, positionals: { least, most } }: AdminCommand,
  args: readonly string[],
): Parsed | { message: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length >= least && positionals.length <= most) return { values, positionals }
    const number = least === most ? String(least) : `${least} to ${most}`
    return { message: `It takes ${number} arguments and got ${positionals.length}` }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      return { message: error.message }
    }
    throw error
  }
}

const commandHelp = ({ name, usage, summary }: AdminCommand): string => `${ADMIN} ${name} ${usage}\n  ${summary}`

const helpText = (commands: readonly AdminCommand[]): string =>
  ['Commands for operators:', ...commands.map(commandHelp)].join('\n\n')

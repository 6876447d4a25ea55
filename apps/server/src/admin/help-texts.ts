import type { AdminCommand } from './admin-command.ts'

/** How every command is called. */
export const ADMIN = 'npm run admin --'

const usageText = ({ name, usage, summary }: AdminCommand): string =>
  `${`${ADMIN} ${name} ${usage}`.trimEnd()}\n  ${summary}`

/** The call of a command that its help, its group's help and the page for operators show. */
export const exampleOf = ({ name, example }: AdminCommand): string => `${ADMIN} ${name} ${example}`.trimEnd()

export const commandHelp = (command: AdminCommand): string =>
  `${usageText(command)}\n  For example: ${exampleOf(command)}`

/** All commands that begin with the same word. */
export const groupHelp = (commands: readonly AdminCommand[]): string => commands.map(commandHelp).join('\n\n')

export const allHelp = (commands: readonly AdminCommand[]): string =>
  [
    'Commands for operators:',
    ...commands.map(usageText),
    `${ADMIN} <first word> --help shows the commands that begin with it, each with an example.`,
    'They work on the database of DATABASE_URL, or on the embedded one. They exit with 0 when it is done, with 1 when it is refused, and with 2 when they are called wrongly.',
  ].join('\n\n')

import type { AdminCommand } from './admin-command.ts'

/** The words before every command. */
export const ADMIN = 'npm run admin --'

const usageText = ({ name, usage, summary }: AdminCommand): string =>
  `${`${ADMIN} ${name} ${usage}`.trimEnd()}\n  ${summary}`

/** The example call shown by the command's help, its group's help and docs/operators.md. */
export const exampleOf = ({ name, example }: AdminCommand): string => `${ADMIN} ${name} ${example}`.trimEnd()

export const commandHelp = (command: AdminCommand): string =>
  `${usageText(command)}\n  For example: ${exampleOf(command)}`

/** The help of all commands that begin with the same word. */
export const groupHelp = (commands: readonly AdminCommand[]): string => commands.map(commandHelp).join('\n\n')

export const allHelp = (commands: readonly AdminCommand[]): string =>
  [
    'Commands for operators:',
    ...commands.map(usageText),
    `${ADMIN} <first word> --help shows those commands with an example each.`,
    'They use the database of DATABASE_URL, or the embedded one. Exit codes: 0 done, 1 refused, 2 wrong usage.',
  ].join('\n\n')

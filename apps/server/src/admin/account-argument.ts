import type { AdminArgument } from './admin-command.ts'

/** The account of a command. */
export const ACCOUNT_ARGUMENT = {
  name: '<e-mail>',
  takes: 'takes the address of an account, such as maja@dayplate.example',
} as const satisfies AdminArgument

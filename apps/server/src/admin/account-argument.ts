import type { AdminArgument } from './admin-command.ts'

/** The argument that names an account by its address. */
export const ACCOUNT_ARGUMENT = {
  name: '<e-mail>',
  takes: 'takes the address of an account, such as maja@dayplate.example',
} as const satisfies AdminArgument

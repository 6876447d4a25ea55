import type { Database } from '../platform/db/database.ts'

/** The outcome of a command. Exit code 0: done, 1: refused because of the values or the data, 2: called wrongly. */
export interface AdminOutcome {
  readonly exitCode: 0 | 1 | 2
  /** Text for standard output; nothing is printed when it is empty. */
  readonly out: string
  /** Text for standard error. */
  readonly err: string
  /** Set when the command changed data. The call is then logged as a security event. */
  readonly change?: AdminChange
}

export interface AdminChange {
  /** The account that was changed; null when the change concerns none. */
  readonly userId: string | null
}

export const done = (out: string): AdminOutcome => ({ exitCode: 0, out, err: '' })
export const changed = (out: string, userId: string | null = null): AdminOutcome => ({
  ...done(out),
  change: { userId },
})
export const refused = (err: string, out = ''): AdminOutcome => ({ exitCode: 1, out, err })
export const misused = (err: string): AdminOutcome => ({ exitCode: 2, out: '', err })

/** Opens the installation's migrated database, runs the work and closes it, or explains why it cannot. */
export type WithDatabase = (work: (db: Database) => Promise<AdminOutcome>) => Promise<AdminOutcome>

/** One call of a command whose options and arguments were checked for names, number and characters. */
export interface AdminCall {
  readonly positionals: readonly string[]
  /** The value of a text option; null when it was not given. */
  readonly text: (option: string) => string | null
  readonly isSet: (option: string) => boolean
  readonly withDatabase: WithDatabase
}

/** An argument recognised by its position. */
export interface AdminArgument {
  /** The name in the usage line. */
  readonly name: `<${string}>`
  /** Completes the message for a missing argument: "takes the address of an account". */
  readonly takes: string
  readonly isOptional?: true
}

export interface AdminCommand {
  /** Two words, a noun and a verb, or one word for commands about the whole installation. */
  readonly name: string
  /** Whether it can change the database or write files. If so, the message about a wrong call adds that nothing was changed. */
  readonly writes: boolean
  /** Options and arguments as help shows them. */
  readonly usage: string
  readonly summary: string
  /** Example options and arguments for the help. */
  readonly example: string
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  readonly arguments: readonly AdminArgument[]
  readonly run: (call: AdminCall) => Promise<AdminOutcome>
}

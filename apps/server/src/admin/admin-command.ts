import type { Database } from '../platform/db/database.ts'

/** What a command leaves behind: 0 done, 1 refused for what it was given or found, 2 called wrongly. */
export interface AdminOutcome {
  readonly exitCode: 0 | 1 | 2
  /** For standard output; empty says nothing. */
  readonly out: string
  /** For standard error. */
  readonly err: string
  /** Set where something is different now: then the call is told as a security event. */
  readonly change?: AdminChange
}

export interface AdminChange {
  /** Whose account it was about; null where it was about nobody's. */
  readonly userId: string | null
}

export const done = (out: string): AdminOutcome => ({ exitCode: 0, out, err: '' })
export const changed = (out: string, userId: string | null = null): AdminOutcome => ({
  ...done(out),
  change: { userId },
})
export const refused = (err: string, out = ''): AdminOutcome => ({ exitCode: 1, out, err })
export const misused = (err: string): AdminOutcome => ({ exitCode: 2, out: '', err })

/** Opens the installation's database in the shape of this release, works with it and closes it, or says why it cannot. */
export type WithDatabase = (work: (db: Database) => Promise<AdminOutcome>) => Promise<AdminOutcome>

/** One call of a command, its options and arguments checked for their names, number and signs. */
export interface AdminCall {
  readonly positionals: readonly string[]
  /** Value of a text option; null where it was not given. */
  readonly text: (option: string) => string | null
  readonly isSet: (option: string) => boolean
  readonly withDatabase: WithDatabase
}

/** A word that stands by its place, not behind an option. */
export interface AdminArgument {
  /** As usage shows it. */
  readonly name: `<${string}>`
  /** Said when it is left out: "takes the address of an account". */
  readonly takes: string
  readonly isOptional?: true
}

export interface AdminCommand {
  /** Two words, what it is about and what it does; one where it is about everything. */
  readonly name: string
  /** Whether it can change the database or write files: then a call that is refused as wrong says that nothing was changed. */
  readonly writes: boolean
  /** Options and arguments, as help shows them. */
  readonly usage: string
  readonly summary: string
  /** Options and arguments of a call as an operator may type it. */
  readonly example: string
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
  readonly arguments: readonly AdminArgument[]
  readonly run: (call: AdminCall) => Promise<AdminOutcome>
}

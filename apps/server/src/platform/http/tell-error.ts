/** What the log holds of an error. */
export interface ToldError {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** Of the system or the database, such as ECONNREFUSED or 23505. */
  readonly code?: string
  readonly cause?: ToldError
  /** Where one error stands for several. */
  readonly errors?: readonly ToldError[]
  /** The logger's own type wants it open. */
  readonly [more: string]: unknown
}

/**
 * An error as the log may hold it: what else errors carry is left out, for the database adds the row it refuses and the query builder its
 * statement with all values, people's addresses among them.
 */
export function tellError(error: unknown): ToldError {
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === 'string' ? error : '', stack: '' }
  const code: unknown = Reflect.get(error, 'code')
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause === undefined ? {} : { cause: tellError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(tellError) } : {}),
  }
}

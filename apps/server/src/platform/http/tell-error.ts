/** The parts of an error that logs may contain. */
export interface ToldError {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** A code of the system or the database, such as ECONNREFUSED or 23505. */
  readonly code?: string
  readonly cause?: ToldError
  /** Set when one error stands for several. */
  readonly errors?: readonly ToldError[]
  /** The logger's own type requires an index signature. */
  readonly [more: string]: unknown
}

/**
 * The safe parts of an error for the log. Other fields are left out, because the database adds the row it refuses and the query
 * builder its statement with all values, including e-mail addresses.
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

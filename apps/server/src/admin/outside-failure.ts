/** Classes of PostgreSQL's error codes for a server that is unreachable, full, stopping or failing (its manual, appendix A). */
const DATABASE_GONE = /^(08|53|57|58)/

/** Messages of the driver, without a code, for a broken or failed connection. */
const CONNECTION_BROKEN = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** A sentence for the operator about an error of the machine or the database; null for any other error, whose stack is needed. */
export function outsideFailure(error: unknown): string | null {
  // Thrown for a host name with several addresses, none of which answers.
  if (error instanceof AggregateError) return outsideFailure(error.errors[0])
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isDatabase = 'severity' in error ? DATABASE_GONE.test(code) : CONNECTION_BROKEN.test(error.message)
  if (isDatabase || ('syscall' in error && error.syscall === 'connect')) {
    return `The database stopped answering (${error.message}). Check whether the change went through before you retry.`
  }
  // Errors of files and of remaining sockets.
  return 'syscall' in error ? `${error.message}. Check whether the change went through before you retry.` : null
}

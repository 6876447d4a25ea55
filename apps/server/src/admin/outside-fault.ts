/** Classes of PostgreSQL's codes for a server that is gone, full, ending or hindered (its manual, appendix A). */
const DATABASE_GONE = /^(08|53|57|58)/

/** What the driver says without a code when a connection breaks or none comes about. */
const CONNECTION_BROKEN = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** What the machine or the database answered, in a sentence for an operator; null for a fault of ours, whose stack says where it is. */
export function outsideFault(error: unknown): string | null {
  // A name with several addresses, none of which answers.
  if (error instanceof AggregateError) return outsideFault(error.errors[0])
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isDatabase = 'severity' in error ? DATABASE_GONE.test(code) : CONNECTION_BROKEN.test(error.message)
  if (isDatabase || ('syscall' in error && error.syscall === 'connect')) {
    return `The database stopped answering (${error.message}). Check whether the change went through before you retry.`
  }
  // Files, and what is left of sockets.
  return 'syscall' in error ? `${error.message}. Check whether the change went through before you retry.` : null
}

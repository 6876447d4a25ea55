/** The gateway answered with a kind of result that this page, being older than the server, does not know. */
export class UnknownResultError extends Error {
  override readonly name = 'UnknownResultError'
}

/** Ends an exhaustive switch over `__typename`: with a member missing it does not compile, with a new one it throws. */
export function refuseUnknownResult(result: never, message: string): never {
  throw new UnknownResultError(message, { cause: result })
}

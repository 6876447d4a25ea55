/** The gateway returned a result type that this page does not know, because it is older than the server. */
export class UnknownResultError extends Error {
  override readonly name = 'UnknownResultError'
}

/** Ends an exhaustive switch over `__typename`: with a member missing it does not compile, with a new one it throws. */
export function refuseUnknownResult(result: never, message: string): never {
  throw new UnknownResultError(message, { cause: result })
}

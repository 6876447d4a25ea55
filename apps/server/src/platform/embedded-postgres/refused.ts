/** The reason why a start cannot succeed. The message says what is wrong and what to do about it. */
export interface Refused {
  readonly kind: 'refused'
  readonly message: string
}

export const refuse = (message: string): Refused => ({ kind: 'refused', message })

export function isRefused(value: object): value is Refused {
  return 'kind' in value && value.kind === 'refused'
}

/** Turns an error of the operating system (no space, no permission, read-only) into a refusal and throws any other error. */
export function refuseSystemError(error: unknown): Refused {
  if (error instanceof Error && 'syscall' in error) {
    return refuse(`The embedded PostgreSQL cannot start: ${error.message}. Or set DATABASE_URL to a PostgreSQL server.`)
  }
  throw error
}

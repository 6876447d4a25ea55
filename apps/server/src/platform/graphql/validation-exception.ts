import type { z } from 'zod'

/** The errors of one field; `messages` are text keys that the client translates. */
export interface FieldError {
  readonly fieldName: string
  readonly messages: readonly string[]
}

/** The answer to refused input on the wire. Refused input changes nothing. */
export interface ValidationAnswer {
  readonly __typename: 'ValidationException'
  readonly code: number
  readonly messages: string[]
  readonly details: { fieldName: string; messages: string[] }[]
  readonly skipable: boolean | null
  readonly title: string | null
  readonly description: string | null
}

const INVALID_INPUT_CODE = 400

export const validationException = (
  errors: readonly FieldError[],
  messages: readonly string[] = [],
): ValidationAnswer => ({
  __typename: 'ValidationException',
  code: INVALID_INPUT_CODE,
  messages: [...messages],
  details: errors.map(({ fieldName, messages }) => ({ fieldName, messages: [...messages] })),
  skipable: null,
  title: null,
  description: null,
})

/** The errors of a schema by field, in the order they were found. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  const byField = Map.groupBy(error.issues, (issue) => issue.path.join('.'))
  return [...byField].map(([fieldName, issues]) => ({ fieldName, messages: issues.map((issue) => issue.message) }))
}

export const basicSuccess = { __typename: 'BasicMutationSuccess', code: 200, hasCancelledEmailChange: null } as const

/** Wrong credentials (401) or no access (403). The HTTP status stays 200. */
export const unauthorized = (code: 401 | 403, message: string) => ({
  __typename: 'UnauthorizedException' as const,
  code,
  messages: [message],
})

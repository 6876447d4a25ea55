import type { Failure } from './failure.ts'

export interface Answered<Data> {
  readonly kind: 'answered'
  readonly data: Data
}

export interface Failed {
  readonly kind: 'failed'
  readonly failure: Failure
}

/** What a question comes to that is put once, as by a route's loader. */
export type Asked<Data> = Answered<Data> | Failed

/** What a screen shows of a question: one of three. */
export type Answer<Data> =
  | { readonly kind: 'loading' }
  | Answered<Data>
  /** `retry` asks the gateway again. */
  | (Failed & { readonly retry: () => void })

/** Why there is no answer, for `useHandled`; undefined while it may still come. */
export const failureIn = (answer: Answer<unknown>): Failure | undefined =>
  answer.kind === 'failed' ? answer.failure : undefined

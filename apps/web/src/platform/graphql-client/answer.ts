import type { Failure } from './failure.ts'

export interface Answered<Data> {
  readonly kind: 'answered'
  readonly data: Data
}

export interface Failed {
  readonly kind: 'failed'
  readonly failure: Failure
}

/** The result of a query that is sent once, such as by a route's loader. */
export type Asked<Data> = Answered<Data> | Failed

/** The three states of a query that a screen shows. */
export type Answer<Data> =
  | { readonly kind: 'loading' }
  | Answered<Data>
  /** `retry` asks the gateway again. */
  | (Failed & { readonly retry: () => void })

/** The failure of an answer, for `useHandled`; undefined while it loads and when it is answered. */
export const failureIn = (answer: Answer<unknown>): Failure | undefined =>
  answer.kind === 'failed' ? answer.failure : undefined

/** The same state with a part of the data. */
export const mapAnswer = <Data, Part>(answer: Answer<Data>, pick: (data: Data) => Part): Answer<Part> =>
  answer.kind === 'answered' ? { kind: 'answered', data: pick(answer.data) } : answer

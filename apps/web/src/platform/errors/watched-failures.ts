import { useEffect } from 'react'
import type { Failure } from '../graphql-client/failure.ts'
import { ERROR_TABLE, type ErrorPagePath } from './error-table.ts'
import { createFailureWatch } from './failure-watch.ts'

let goTo: (page: ErrorPagePath) => void = () => {}

/** The failed requests of this app. The gateway's client registers them, what shows one marks it as handled. */
export const failureWatch = createFailureWatch<Failure>({
  after(delayMs, work) {
    const timer = setTimeout(work, delayMs)
    return () => clearTimeout(timer)
  },
  leadsAway: ({ kind }) => ERROR_TABLE[kind].page !== null,
  onUnhandled({ kind }) {
    const { page } = ERROR_TABLE[kind]
    if (page !== null) goTo(page)
  },
})

/** Names who leads a person to an error page. */
export function onUnhandledFailure(lead: (page: ErrorPagePath) => void): void {
  goTo = lead
}

/** The failure is shown, or what it was asked for can be missed: nobody is sent to an error page for it. */
export function acknowledge(failure: Failure | null | undefined): void {
  if (failure) failureWatch.handle(failure)
}

/** {@link acknowledge} by a component that shows the failure while it stands. */
export function useHandled(failure: Failure | null | undefined): void {
  useEffect(() => acknowledge(failure), [failure])
}

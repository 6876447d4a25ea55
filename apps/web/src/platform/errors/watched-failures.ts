import { useEffect } from 'react'
import type { Failure } from '../graphql-client/failure.ts'
import { ERROR_TABLE, type ErrorPagePath } from './error-table.ts'
import { createFailureWatch } from './failure-watch.ts'

let goTo: (page: ErrorPagePath) => void = () => {}

/** The failed requests of this app. The gateway's client registers them, and components that show one mark it as handled. */
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

/** Sets the function that navigates to an error page. */
export function onUnhandledFailure(lead: (page: ErrorPagePath) => void): void {
  goTo = lead
}

/** Marks a failure as shown or negligible, so that it leads to no error page. */
export function acknowledge(failure: Failure | null | undefined): void {
  if (failure) failureWatch.handle(failure)
}

/** {@link acknowledge} for a component, as long as it shows the failure. */
export function useHandled(failure: Failure | null | undefined): void {
  useEffect(() => acknowledge(failure), [failure])
}

/** The context of a request whose failure is the caller's to show, or to do without; `errorReportingExchange` leaves it alone. */
export const UNWATCHED = { isWatched: false } as const

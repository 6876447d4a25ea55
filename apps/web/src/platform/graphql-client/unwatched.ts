/** The context of a request whose failure the caller shows or ignores. `errorReportingExchange` leaves it alone. */
export const UNWATCHED = { isWatched: false } as const

/** How long a request may take to arrive. */
export interface RequestTimes {
  readonly headersTimeout: number
  /** Headers and body together. */
  readonly requestTimeout: number
  /** How often Node looks for those that take longer; one that is just in time is closed so much later. */
  readonly connectionsCheckingInterval: number
}

/** A slow sender must not hold a connection for ever: it is closed within half a minute, whatever part of a request it has sent. */
export const REQUEST_TIMES: RequestTimes = {
  headersTimeout: 15_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 5_000,
}

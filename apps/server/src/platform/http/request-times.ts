/** How long a request may take to arrive. */
export interface RequestTimes {
  readonly headersTimeout: number
  /** Covers headers and body together. */
  readonly requestTimeout: number
  /** How often Node checks the limit. A request may exceed it by this much. */
  readonly connectionsCheckingInterval: number
}

/** Closes the connection of a slow sender within half a minute, whatever part of the request it has sent. */
export const REQUEST_TIMES: RequestTimes = {
  headersTimeout: 15_000,
  requestTimeout: 25_000,
  connectionsCheckingInterval: 5_000,
}

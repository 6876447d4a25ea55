/** The outcome of a change of favourites. */
export type FavouriteOutcome =
  | { readonly kind: 'done' }
  /** The gateway could not be reached. */
  | { readonly kind: 'offline' }
  /** The answer is lost, so the shown data is queried again. */
  | { readonly kind: 'unknown' }
  /** With the gateway's reason, if it gave one. */
  | { readonly kind: 'failed'; readonly reason: string | null }
  /** A later press replaced this one and reports the outcome. */
  | { readonly kind: 'overtaken' }

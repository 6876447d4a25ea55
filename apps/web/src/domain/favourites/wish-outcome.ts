/** What became of a wish. */
export type WishOutcome =
  | { readonly kind: 'done' }
  /** Nobody could be reached. */
  | { readonly kind: 'offline' }
  /** The answer is lost. What is shown is asked for again. */
  | { readonly kind: 'unknown' }
  /** In words of the gateway's own, where it has any. */
  | { readonly kind: 'failed'; readonly reason: string | null }
  /** Another press came after this one, and says how it ended. */
  | { readonly kind: 'overtaken' }

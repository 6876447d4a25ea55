/** What a thread says of a job: its value, or what it threw. */
export type ThreadAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown }

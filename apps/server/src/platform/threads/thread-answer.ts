/** The answer of a thread to a job: its value or its error. */
export type ThreadAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown }

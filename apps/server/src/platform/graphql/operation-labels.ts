/** Longest label kept in logs; the rest is somebody's noise. */
const LABEL_MAX_LENGTH = 200
const NAMES = /^[A-Za-z_][\w,]*$/

/** The operation names a client puts in `q` and `m` of the address: labels for logs, never trusted. */
export function operationLabels(query: unknown): { readonly q: string | null; readonly m: string | null } {
  const read = (key: 'q' | 'm'): string | null => {
    const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, key) : null
    return typeof value === 'string' && value.length <= LABEL_MAX_LENGTH && NAMES.test(value) ? value : null
  }
  return { q: read('q'), m: read('m') }
}

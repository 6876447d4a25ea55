/** The longest label in logs. A longer one does not come from the web app. */
const LABEL_MAX_LENGTH = 200
const NAMES = /^[A-Za-z_][\w,]*$/

/** The operation names a client sends in `q` and `m` of the address. They only label log lines and are never trusted. */
export function operationLabels(query: unknown): { readonly q: string | null; readonly m: string | null } {
  const read = (key: 'q' | 'm'): string | null => {
    const value: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, key) : null
    return typeof value === 'string' && value.length <= LABEL_MAX_LENGTH && NAMES.test(value) ? value : null
  }
  return { q: read('q'), m: read('m') }
}

/** Levels of nested variables. No input of the web app comes near. */
const MOST_LEVELS = 20

/**
 * Whether variables may be accepted. PostgreSQL cannot store NUL in a text, and endlessly nested values overflow the stack of
 * code that walks them.
 */
export function isStorable(value: unknown, levels: number = MOST_LEVELS): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((part) => isStorable(part, levels - 1))
}

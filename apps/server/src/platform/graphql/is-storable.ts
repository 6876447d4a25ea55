/** Levels of variables; no input of ours comes near. */
const MOST_LEVELS = 20

/** Whether variables may be taken in: PostgreSQL stores no NUL in a text, and values nested without end overflow the stack of code that walks them. */
export function isStorable(value: unknown, levels: number = MOST_LEVELS): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((part) => isStorable(part, levels - 1))
}

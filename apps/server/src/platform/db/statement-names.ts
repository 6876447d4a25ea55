import { createHash } from 'node:crypto'

/** Of one server. PostgreSQL keeps each of them, with its plan, on every connection that ran it. */
const MOST_NAMED = 256
/** Texts remembered because they ran once. */
const MOST_SEEN = 1_024
/** Inserts of many rows are longer: each number of rows has a text of its own, and few of them come twice. */
const LONGEST_NAMED = 16_384
const NAME_LENGTH = 24

/** A star: its columns change with the table, and PostgreSQL refuses to run the old plan then. */
const STAR = /\b(?:select|returning) \*|\.\*/

/**
 * Names statements that run more than once, so that PostgreSQL parses and plans each of them once a connection instead of once
 * a call. Answers null for a statement that stays without a name. A name is the hash of its text: two servers behind one
 * pgbouncer may use the same connection.
 */
export function statementNames(): (text: string) => string | null {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= MOST_NAMED || text.length > LONGEST_NAMED || STAR.test(text)) return null
    if (!seen.delete(text)) {
      if (seen.size >= MOST_SEEN) seen.clear()
      seen.add(text)
      return null
    }
    const name = createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH)
    names.set(text, name)
    return name
  }
}

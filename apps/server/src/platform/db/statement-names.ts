import { createHash } from 'node:crypto'

/** How many statements get a name. PostgreSQL keeps each of them and its plan on every connection that ran it. */
const MOST_NAMED = 256
/** How many statements that ran once are remembered, to notice their second run. */
const MOST_SEEN = 1_024
/** Longer statements are inserts of many rows. Each number of rows has its own text, and few of them repeat. */
const LONGEST_NAMED = 16_384
const NAME_LENGTH = 24

/**
 * Selecting `*` stays unnamed, also inside a longer statement: its columns change with the table, and PostgreSQL then refuses to
 * run the old plan.
 */
const STAR = /\b(?:select|returning) \*|\.\*/

/** Whether a statement with this text gets a name when it runs again. */
export const canHaveName = (text: string): boolean => text.length <= LONGEST_NAMED && !STAR.test(text)

/**
 * Names statements that run more than once, so that PostgreSQL parses and plans them once for each connection instead of once
 * for each call. Returns null for a statement that stays unnamed. A name is the hash of its text, because two servers behind
 * one pgbouncer may share a connection.
 */
export function statementNames(): (text: string) => string | null {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= MOST_NAMED || !canHaveName(text)) return null
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

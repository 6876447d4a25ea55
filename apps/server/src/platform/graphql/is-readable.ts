/** Levels of nested brackets. No document of the web app has more than six. */
const MOST_NESTED = 50

/**
 * Comments and texts, whose brackets do not count. One without an end matches to the end of the document, so that the pattern
 * never backtracks.
 */
const WORDS = /#[^\n\r]*|"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n\r])*"?/g

/** JSON begins with a brace and a quote; no GraphQL document does. */
const SYNTAX_TREE = /^\s*\{\s*"/

/** A NUL in GraphQL text. */
const NUL_LITERAL = /\\u0000|\\u\{0+\}/

/**
 * Whether a document may be parsed at all. PostgreSQL cannot store NUL. The library would also execute a syntax tree written as
 * JSON, which bypasses the limit of tokens. Endlessly nested lists overflow its stack long before that limit.
 */
export const isReadable = (document: string): boolean =>
  !SYNTAX_TREE.test(document) &&
  !document.includes('\0') &&
  !NUL_LITERAL.test(document) &&
  deepest(document.replaceAll(WORDS, '')) <= MOST_NESTED

function deepest(text: string): number {
  let [open, most] = [0, 0]
  for (const [bracket] of text.matchAll(/[[\](){}]/g)) {
    open += '[({'.includes(bracket) ? 1 : -1
    most = Math.max(most, open)
  }
  return most
}

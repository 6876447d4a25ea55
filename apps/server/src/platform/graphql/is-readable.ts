/** Brackets inside brackets; no document of ours has more than six. */
const MOST_NESTED = 50

/** Comments and texts, whose brackets say nothing. One without an end goes to the end: what cannot fail is never tried twice. */
const WORDS = /#[^\n\r]*|"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n\r])*"?/g

/** JSON begins with a brace and a quote; no GraphQL document does. */
const SYNTAX_TREE = /^\s*\{\s*"/

/** How a NUL is written in GraphQL text. */
const NUL_LITERAL = /\\u0000|\\u\{0+\}/

/**
 * Whether a document may be read at all. PostgreSQL stores no NUL; the library would execute a syntax tree written as JSON too,
 * which steps round the limit of tokens, and reading lists that stand in lists without end ends its stack long before that limit.
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

/**
 * Routes whose next segment is a one-time token, a payment's or a secret address's. Anyone who reads it may act for the person, or see
 * what the address shows.
 */
const TOKEN_ROUTES = [
  '/auth/activate',
  '/auth/login/by-token',
  '/auth/reset-password',
  '/buy/thank-you',
  '/calendar',
  '/cart/bank-transfer',
  '/cart/confirm',
  '/cart/thank-you',
  '/remove-account',
  '/shared-list',
  '/unsubscribe/articles',
  '/unsubscribe/diet-course',
  '/unsubscribe/newsletter',
] as const

/** Routes to which providers return people with a code or token in the query, and the routes that follow. */
const SECRET_QUERY_ROUTE = /^\/(?:(?:auth\/(?:login|register|activate)|settings)\/via-[^/]+|social\/callback\/)/i

const TOKEN_PATHS = TOKEN_ROUTES.map((route) => new RegExp(`^(${route})/([^/]+)`, 'i'))

/** Escapes of printable ASCII that an address does not need to escape, slashes included. Necessary escapes stay. */
const NEEDLESS_ESCAPE = /%(?!7f)(2[1-9a-f]|[3-7][\da-f])/gi

/** The path without query and fragment, as routers read it: `/auth%2fl%6Fgin?a → /auth/login`. */
const readablePath = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? '').replaceAll(NEEDLESS_ESCAPE, (escape) => decodeURIComponent(escape))

/** Whether the address of this path contains a secret, in any escaping, so that it must not be sent as a referrer. */
export function holdsSecret(path: string): boolean {
  const readable = readablePath(path)
  return SECRET_QUERY_ROUTE.test(readable) || TOKEN_PATHS.some((tokenPath) => tokenPath.test(readable))
}

/** The same inside a text; a token ends at the end of a word or quotation. */
const TOKENS_IN_TEXT = new RegExp(`(${TOKEN_ROUTES.join('|')})/[^\\s/"'\`<>()?#]+`, 'gi')

/** A text without the tokens of paths in it: `no /auth/activate/kQ2… here → no /auth/activate/:token here`. */
export const withoutTokens = (text: string): string => text.replaceAll(TOKENS_IN_TEXT, '$1/:token')

const DATE = /^\d{4}-\d{2}-\d{2}$/
const NUMBER = /^\d+$/
const EMAIL = /^[^@]+@[^@]+$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Hashes and tokens in hexadecimal. No word in our addresses has 16 letters from a to f. */
const HEX = /^[0-9a-f]{16,}$/i
/**
 * Tokens in base64url, JWTs included: long, with lower-case and capital letters and digits, which readable addresses do
 * not mix.
 */
const BASE64URL = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w.~-]{20,}$/

/**
 * The path without personal parts: tokens, ids, dates and e-mail addresses are replaced by a word, query and fragment
 * are removed. For logs and reports, which must not contain anything that opens an account and should count the same
 * screen once. `/auth/reset-password/kQ2…?a=1 → /auth/reset-password/:token`
 */
export function toRouteTemplate(path: string): string {
  const known = TOKEN_PATHS.reduce((rest, tokenPath) => rest.replace(tokenPath, '$1/:token'), readablePath(path))
  return known.split('/').map(toTemplateSegment).join('/')
}

function toTemplateSegment(segment: string): string {
  if (DATE.test(segment)) return ':date'
  if (NUMBER.test(segment) || UUID.test(segment)) return ':id'
  if (EMAIL.test(segment)) return ':email'
  if (HEX.test(segment) || BASE64URL.test(segment)) return ':token'
  return segment
}

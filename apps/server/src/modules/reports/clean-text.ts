import { toRouteTemplate, withoutTokens } from '@dayplate/rules/navigation'

const URLS = /\bhttps?:\/\/[^\s"'<>()]+/g
/** Line and column that stacks put behind an address. */
const POSITION = /(?::\d+){1,2}$/
const EMAILS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Tokens of ours have 43 characters; a word or a file's hash is shorter. */
const LONG_TOKENS = /[\w-]{40,}/g
/** What is named a password or a token, in a query or in JSON; its name may be part of a longer one. */
const NAMED_SECRETS = /(password|token)(="?|"\s?:\s?")[^\s"'&<>()]+/gi
/** Whatever moves a cursor, hides or turns text round in a terminal, and what PostgreSQL does not store; line feeds stay. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Read beyond the length that is kept, in characters: a token must not lose its end before it is recognised. Without an end
 * at all, patterns would take seconds over a text made for that.
 */
const MARGIN = 1_000

/** Somebody else's text, fit to be stored and logged: no control characters, passwords, tokens, queries or addresses of people. */
export const cleanText = (text: string, maxLength: number): string =>
  withoutPeople(text.slice(0, maxLength + MARGIN).toWellFormed())
    .slice(0, maxLength)
    // The cut may have halved a letter.
    .toWellFormed()

const withoutPeople = (text: string): string =>
  withoutTokens(text.replaceAll(UNPRINTABLE, ' ').replaceAll(URLS, cleanUrl))
    .replaceAll(NAMED_SECRETS, '$1$2:secret')
    .replaceAll(EMAILS, ':email')
    .replaceAll(LONG_TOKENS, ':token')

/** The same on one line. */
export const cleanLine = (text: string, maxLength: number): string =>
  cleanText(text, maxLength).replaceAll('\n', ' ').trim()

/** An address without query, fragment, credentials and tokens; a stack's position stays. */
function cleanUrl(text: string): string {
  const position = POSITION.exec(text)?.[0] ?? ''
  const url = URL.parse(text.slice(0, text.length - position.length))
  return url === null ? ':address' : url.origin + toRouteTemplate(url.pathname) + position
}

/** The template of a path or of an address's path; `/` where there is none. */
export function cleanPath(address: string, maxLength: number): string {
  const pathname = URL.parse(address, 'https://here.invalid')?.pathname ?? '/'
  return toRouteTemplate(pathname).slice(0, maxLength)
}

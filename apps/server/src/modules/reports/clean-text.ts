import { toRouteTemplate, withoutTokens } from '@dayplate/rules/navigation'

const URLS = /\bhttps?:\/\/[^\s"'<>()]+/g
/** The line and column behind an address in a stack trace. */
const POSITION = /(?::\d+){1,2}$/
const EMAILS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Tokens have 43 characters or more; words and hashes of file names are shorter. */
const LONG_TOKENS = /[\w-]{40,}/g
/** Values named password or token, in a query or in JSON. The name may be part of a longer one. */
const NAMED_SECRETS = /(password|token)(="?|"\s?:\s?")[^\s"'&<>()]+/gi
/** Characters that move the cursor or hide or reverse text in a terminal, and those PostgreSQL cannot store. Line feeds stay. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * How many characters to read beyond the kept length, so that a token is not cut before it is recognised. Without a limit, the
 * patterns would take seconds for a malicious text.
 */
const MARGIN = 1_000

/** Cleans foreign text for storage and logs: no control characters, passwords, tokens, queries or e-mail addresses. */
export const cleanText = (text: string, maxLength: number): string =>
  withoutPeople(text.slice(0, maxLength + MARGIN).toWellFormed())
    .slice(0, maxLength)
    // The cut may have halved a surrogate pair.
    .toWellFormed()

const withoutPeople = (text: string): string =>
  withoutTokens(text.replaceAll(UNPRINTABLE, ' ').replaceAll(URLS, cleanUrl))
    .replaceAll(NAMED_SECRETS, '$1$2:secret')
    .replaceAll(EMAILS, ':email')
    .replaceAll(LONG_TOKENS, ':token')

/** Cleans foreign text and puts it on one line. */
export const cleanLine = (text: string, maxLength: number): string =>
  cleanText(text, maxLength).replaceAll('\n', ' ').trim()

/** An address without query, fragment, credentials and tokens. The position of a stack trace stays. */
function cleanUrl(text: string): string {
  const position = POSITION.exec(text)?.[0] ?? ''
  const url = URL.parse(text.slice(0, text.length - position.length))
  return url === null ? ':address' : url.origin + toRouteTemplate(url.pathname) + position
}

/** The route template of a path or of an address; `/` when there is none. */
export function cleanPath(address: string, maxLength: number): string {
  const pathname = URL.parse(address, 'https://here.invalid')?.pathname ?? '/'
  return toRouteTemplate(pathname).slice(0, maxLength)
}

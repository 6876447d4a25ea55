import { emailSchema, normaliseEmail } from '@dayplate/rules/accounts'
import { domainToASCII, domainToUnicode } from 'node:url'

/** ASCII characters that no domain contains. Parsing the domain as a URL would change some of them: `%61`, `/x`, `:25`. */
const IN_NO_DOMAIN = /(?![a-z\d.-])\p{ASCII}/u

/**
 * The normal form of an e-mail address, used wherever accounts are looked up: as `normaliseEmail`, with the domain as mail
 * programs resolve it, so that `ewa@ｅxample.com` becomes `ewa@example.com`. The domain stays readable: `żółw.example`, not
 * `xn--w-uga1v8h.example`. An impossible domain is dropped, so that the address matches no account.
 */
export function mailboxOf(email: string): string {
  const address = normaliseEmail(email)
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const domain = address.slice(at + 1)
  const ascii = IN_NO_DOMAIN.test(domain) ? '' : domainToASCII(domain)
  return `${address.slice(0, at)}@${domainToUnicode(ascii)}`
}

/** The normal form of a valid address; null for any other value. */
export function parseMailbox(email: unknown): string | null {
  const typed = emailSchema.safeParse(email)
  const mailbox = typed.success ? emailSchema.safeParse(mailboxOf(typed.data)) : typed
  return mailbox.success ? mailbox.data : null
}

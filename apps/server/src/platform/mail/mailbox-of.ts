import { emailSchema, normaliseEmail } from '@dayplate/rules/accounts'
import { domainToASCII, domainToUnicode } from 'node:url'

/** Signs of ASCII that stand in no domain. A URL, as which the domain is read, would make something else of some: `%61`, `/x`, `:25`. */
const IN_NO_DOMAIN = /(?![a-z\d.-])\p{ASCII}/u

/**
 * One spelling for one mailbox, for all that asks whose address it is: as `normaliseEmail`, and with the domain as mail programs
 * resolve it, so that `ewa@ｅxample.com` is `ewa@example.com`. It is readable, `żółw.example` and not `xn--w-uga1v8h.example`. A domain that there
 * cannot be is left out: such an address is nobody's.
 */
export function mailboxOf(email: string): string {
  const address = normaliseEmail(email)
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const domain = address.slice(at + 1)
  const ascii = IN_NO_DOMAIN.test(domain) ? '' : domainToASCII(domain)
  return `${address.slice(0, at)}@${domainToUnicode(ascii)}`
}

/** An address that mail may reach, in the spelling above; null for anything else. */
export function parseMailbox(email: unknown): string | null {
  const typed = emailSchema.safeParse(email)
  const mailbox = typed.success ? emailSchema.safeParse(mailboxOf(typed.data)) : typed
  return mailbox.success ? mailbox.data : null
}

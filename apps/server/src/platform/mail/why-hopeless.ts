import { emailSchema } from '@dayplate/rules/accounts'
import type { ClaimedMail } from './claim-mail.ts'
import { LINK_LIFETIME_MS } from './link-lifetime.ts'

/** A server that dies of a mail would be killed by it for ever. More than a mail that is merely delayed is tried. */
const MOST_TRIES = 40

type Lifetimes = Readonly<Partial<Record<string, number | null>>>
const LIFETIMES: Lifetimes = LINK_LIFETIME_MS

/** Why sending a mail now would help nobody; null where it would. */
export function whyHopeless(mail: ClaimedMail, nowMs: number): string | null {
  if (mail.address === null || !isMailbox(mail.address)) return 'nobody can be reached at its address'
  if (mail.tries > MOST_TRIES) return 'it was tried too often'
  const lifetimeMs = LIFETIMES[mail.kind]
  if (lifetimeMs === undefined) return null
  if (mail.userId === null) return 'the account of its link is gone'
  if (mail.isOutdated) return 'a later mail voided its link'
  const isExpired = lifetimeMs !== null && nowMs >= mail.createdAt.getTime() + lifetimeMs
  return isExpired ? 'its link has expired' : null
}

/** One mailbox, written plainly: brackets would end the address where the mail server is told of it. */
const isMailbox = (address: string): boolean => emailSchema.safeParse(address).success && !/[<>]/.test(address)

import { emailSchema } from '@dayplate/rules/accounts'
import type { ClaimedMail } from './claim-mail.ts'
import { LINK_LIFETIME_MS } from './link-lifetime.ts'

/** Limits tries, so that a mail that crashes its server cannot do so for ever. More than a merely delayed mail needs. */
const MOST_TRIES = 40

type Lifetimes = Readonly<Partial<Record<string, number | null>>>
const LIFETIMES: Lifetimes = LINK_LIFETIME_MS

/** Why sending a mail now would be useless; null when it would not. */
export function whyHopeless(mail: ClaimedMail, nowMs: number): string | null {
  if (mail.isUnwanted) return 'the person no longer agrees to it'
  if (mail.address === null || !isMailbox(mail.address)) return 'nobody can be reached at its address'
  if (mail.tries > MOST_TRIES) return 'it was tried too often'
  const lifetimeMs = LIFETIMES[mail.kind]
  if (lifetimeMs === undefined) return null
  if (mail.userId === null) return 'the account of its link is gone'
  if (mail.isOutdated) return 'a later mail voided its link'
  const isExpired = lifetimeMs !== null && nowMs >= mail.createdAt.getTime() + lifetimeMs
  return isExpired ? 'its link has expired' : null
}

/** Whether this is one plain mailbox. Brackets would end the address in the SMTP command. */
const isMailbox = (address: string): boolean => emailSchema.safeParse(address).success && !/[<>]/.test(address)

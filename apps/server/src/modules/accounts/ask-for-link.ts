import type { Context } from '../../platform/graphql/context.ts'
import { mailboxOf } from '../../platform/mail/mailbox-of.ts'
import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { findAddressee } from './accounts.repository.ts'
import { askedLinkTries } from './limits.ts'
import { mailLink, type MailedLink } from './mail-link.ts'

export interface AskedLink {
  readonly purpose: Extract<MailedLink, 'reset-password' | 'log-in'>
  readonly email: string
  readonly network: string
  readonly language: 'en' | 'pl'
}

/** A longer text is not an address. */
const INPUT_MAX_LENGTH = 1_000

/**
 * Mails a link if an account has this address. The server looks for the account and mails after the answer has left, so the
 * caller learns nothing, not even from the time it takes. Reaching the limit looks the same. If the server dies in between,
 * nothing is mailed and the user asks again.
 */
export async function askForLink(
  services: Services,
  { purpose, email, network, language }: AskedLink,
  { afterAnswer, logSecurityEvent }: Pick<Context, 'afterAnswer' | 'logSecurityEvent'>,
): Promise<void> {
  const event = { event: 'link-sent', link: purpose } as const
  if (email.length > INPUT_MAX_LENGTH) return logSecurityEvent({ ...event, outcome: 'refused', userId: null })
  const address = mailboxOf(email)
  if (!(await consumeRateLimits(services.db, services, askedLinkTries(network, address))))
    return logSecurityEvent({ ...event, outcome: 'limited', userId: null })
  afterAnswer(async () => {
    const userId = await services.db.transaction().execute(async (trx) => {
      const person = await findAddressee(trx, address)
      if (person !== null) await mailLink(trx, services, { purpose, addressee: { ...person, language } })
      return person?.userId ?? null
    })
    logSecurityEvent({ ...event, outcome: userId === null ? 'refused' : 'done', userId })
  })
}

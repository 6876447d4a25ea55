import { changeEmailSchema } from '@dayplate/rules/accounts'
import type { Context, Viewer } from '../../platform/graphql/context.ts'
import { fieldErrors, type FieldError } from '../../platform/graphql/validation-exception.ts'
import { parseMailbox } from '../../platform/mail/mailbox-of.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { findAccount } from './accounts.repository.ts'
import { insertEmailChange } from './email-changes.repository.ts'
import { emailChangeTries } from './limits.ts'
import { mailEmailChange } from './mail-email-change.ts'
import { findReauthentication, type RequiredReauthentication } from './reauthentication.ts'
import { requireSession } from './require-session.ts'
import { findLoginId } from './sessions.repository.ts'
import { withdrawEmailChange } from './withdraw-email-change.ts'

export interface EmailChangeActor extends Viewer {
  readonly network: string
  /** The language of both mails. */
  readonly language: 'en' | 'pl'
}

export type AskEmailChangeOutcome =
  | { readonly kind: 'asked' | 'limited' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'reauth-required'; readonly by: RequiredReauthentication }

const refused = (message: string): AskEmailChangeOutcome => ({
  kind: 'refused',
  errors: [{ fieldName: 'email', messages: [message] }],
})

/**
 * Starts a change of address. The account keeps its address until the user opens the link mailed to the new one, and the owner
 * of the old address is told. The server looks for an account with the new address after the answer has left, so that neither
 * the answer nor its time reveals one.
 */
export async function askEmailChange(
  services: Services,
  actor: EmailChangeActor,
  { email: typed, afterAnswer }: { readonly email: string } & Pick<Context, 'afterAnswer'>,
): Promise<AskEmailChangeOutcome> {
  const checked = changeEmailSchema.safeParse({ email: typed })
  if (!checked.success) return { kind: 'refused', errors: fieldErrors(checked.error) }
  const email = parseMailbox(checked.data.email)
  if (email === null) return refused('validation/email-format')
  const required = await findReauthentication(services, actor)
  if (required !== 'recent') return { kind: 'reauth-required', by: required }
  const { userId, network, language } = actor
  if ((await findAccount(services.db, userId)).email === email) return refused('profile/email/same')
  if (!(await consumeRateLimits(services.db, services, emailChangeTries(network, userId, email))))
    return { kind: 'limited' }
  const changeId = await beginChange(services, actor, email)
  afterAnswer(() => mailEmailChange(services, { userId, changeId, language }))
  return { kind: 'asked' }
}

const beginChange = ({ db, clock }: Services, actor: EmailChangeActor, email: string): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { userId, tokenHash, language } = actor
    await requireSession(trx, actor)
    await withdrawEmailChange(trx, clock, userId)
    const changeId = await insertEmailChange(trx, clock, { userId, email, loginId: await findLoginId(trx, tokenHash) })
    await queueMail(trx, clock, {
      userId,
      address: (await findAccount(trx, userId)).email,
      language,
      content: { kind: 'email-change-asked' },
      cause: `email-change-asked:${changeId}`,
    })
    return changeId
  })

import type { Context } from '../../platform/graphql/context.ts'
import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import type { EmailChangeActor } from './ask-email-change.ts'
import { findEmailChange, renewEmailChange } from './email-changes.repository.ts'
import { emailChangeTries } from './limits.ts'
import { mailEmailChange } from './mail-email-change.ts'
import { requireSession } from './require-session.ts'

/** Mails the new address again and voids the previous link. Needs no reauthentication, because the first request had it. */
export async function resendEmailChange(
  services: Services,
  actor: EmailChangeActor,
  { afterAnswer }: Pick<Context, 'afterAnswer'>,
): Promise<'sent' | 'limited' | 'none'> {
  const { userId, network, language } = actor
  const change = await findEmailChange(services.db, services.clock, userId)
  if (change === null) return 'none'
  if (!(await consumeRateLimits(services.db, services, emailChangeTries(network, userId, change.email))))
    return 'limited'
  await services.db.transaction().execute(async (trx) => {
    await requireSession(trx, actor)
    await renewEmailChange(trx, services.clock, userId)
  })
  afterAnswer(() => mailEmailChange(services, { userId, changeId: change.id, language }))
  return 'sent'
}

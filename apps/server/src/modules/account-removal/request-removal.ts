import { consumeRateLimit, type Limit } from '../../platform/throttle/consume-rate-limit.ts'
import { queueLinkMail } from '../../platform/mail/queue-mail.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import type { Services } from '../../services.ts'
import { makeOneTimeToken, requireSession } from '../accounts/index.ts'
import { causeOfRemovalMail } from './removal-mail.ts'

/** Removal mails to one person in an hour. */
const MAILS = { name: 'remove-account', tries: 3, withinSeconds: 3_600 } as const satisfies Limit

/**
 * Mails a link that removes the account. A caller over the limit gets no further mail but the same answer, which is true: a
 * mail was sent, and its newest link still works.
 */
export async function requestRemoval(
  services: Services,
  viewer: Viewer,
  language: 'en' | 'pl',
): Promise<'mailed' | 'limited'> {
  const { userId } = viewer
  return services.db.transaction().execute(async (trx) => {
    if (!(await consumeRateLimit(trx, services, { limit: MAILS, subject: [userId] }))) return 'limited'
    await requireSession(trx, viewer)
    const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
    const token = await makeOneTimeToken(trx, services, { userId, purpose: 'remove-account' })
    await queueLinkMail(trx, services, {
      userId,
      address: email,
      language,
      content: { kind: 'remove-account', path: `/remove-account/${token}` },
      cause: causeOfRemovalMail(token),
    })
    return 'mailed'
  })
}

import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import type { Services } from '../../services.ts'
import { findAccount } from './accounts.repository.ts'
import { askedLinkTries } from './limits.ts'
import { mailLink } from './mail-link.ts'
import { requireSession } from './require-session.ts'

export type SendActivationOutcome =
  | { readonly kind: 'sent' }
  /** The address is already confirmed, so nothing is mailed. */
  | { readonly kind: 'not-needed' }
  | { readonly kind: 'too-many' }

/** Mails the activation link again and voids the previous one. */
export async function sendActivation(
  services: Services,
  viewer: Viewer,
  { network, language }: { readonly network: string; readonly language: 'en' | 'pl' },
): Promise<SendActivationOutcome> {
  const { userId } = viewer
  const { email: address, status } = await findAccount(services.db, userId)
  if (status === 'active') return { kind: 'not-needed' }
  if (!(await consumeRateLimits(services.db, services, askedLinkTries(network, address)))) return { kind: 'too-many' }
  await services.db.transaction().execute(async (trx) => {
    await requireSession(trx, viewer)
    await mailLink(trx, services, { purpose: 'activate', addressee: { userId, address, language } })
  })
  return { kind: 'sent' }
}

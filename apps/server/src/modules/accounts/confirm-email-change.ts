import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Viewer } from '../../platform/graphql/context.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { findAccount, findUserIdByEmail, isAddressTaken, updateEmail } from './accounts.repository.ts'
import { findEmailChange, type EmailChange } from './email-changes.repository.ts'
import { openedLinkTries } from './limits.ts'
import { findOneTimeToken, voidAllTokens } from './one-time-token.ts'
import { deleteLoginsBeside } from './sessions.repository.ts'
import { spendLink } from './spend-link.ts'
import { withdrawEmailChange } from './withdraw-email-change.ts'

const PURPOSE = 'change-email'

export interface EmailConfirmer {
  /** The user logged in to the browser that opened the link; null without a session. */
  readonly viewer: Viewer | null
  readonly network: string
  readonly language: 'en' | 'pl'
}

export type ConfirmEmailOutcome =
  | { readonly kind: 'changed'; readonly userId: string }
  /** Another account got the address after the link was mailed. The change has ended. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused' | 'limited' }

/** Replaces the account's address with the one the link was mailed to. A second use of the link answers the same. */
export async function confirmEmailChange(
  services: Services,
  token: string,
  confirmer: EmailConfirmer,
): Promise<ConfirmEmailOutcome> {
  if (!(await consumeRateLimits(services.db, services, openedLinkTries(confirmer.network)))) return { kind: 'limited' }
  try {
    return await confirmOnce(services, token, confirmer)
  } catch (error) {
    if (!isAddressTaken(error)) throw error
    // Another account took the address at the same moment. Its change is stored by now, so a second try finds it.
    return confirmOnce(services, token, confirmer)
  }
}

async function confirmOnce(services: Services, token: string, confirmer: EmailConfirmer): Promise<ConfirmEmailOutcome> {
  return services.db.transaction().execute(async (trx): Promise<ConfirmEmailOutcome> => {
    const link = { token, purpose: PURPOSE } as const
    const found = await findOneTimeToken(trx, services.clock, link)
    if (found?.isUsed) return { kind: 'changed', userId: found.userId }
    const userId = await spendLink(trx, services.clock, link)
    const change = userId === null ? null : await findEmailChange(trx, services.clock, userId)
    if (userId === null || change === null) return { kind: 'refused' }
    if ((await findUserIdByEmail(trx, change.email)) !== null) {
      await withdrawEmailChange(trx, services.clock, userId)
      return { kind: 'taken' }
    }
    await carryOut(trx, services, { userId, change, confirmer })
    return { kind: 'changed', userId }
  })
}

interface Confirmed {
  readonly userId: string
  readonly change: EmailChange
  readonly confirmer: EmailConfirmer
}

/**
 * Ends everything that opened the account through the old address. All logins end except the one that asked and the
 * one that opened the link, as with a new password. Linked providers stay. The owner is proved only if mailbox and
 * account meet in one browser, because a stranger may have entered another person's address: see docs/decisions/0023.
 */
async function carryOut(
  trx: Transaction<DB>,
  { clock }: Services,
  { userId, change, confirmer }: Confirmed,
): Promise<void> {
  const { viewer, language } = confirmer
  const own = viewer?.userId === userId ? viewer : null
  const { email: before } = await findAccount(trx, userId)
  await updateEmail(trx, clock, { userId, email: change.email, isOwnerProved: own !== null })
  await voidAllTokens(trx, clock, userId)
  await deleteLoginsBeside(trx, userId, { loginId: change.loginId, tokenHash: own?.tokenHash ?? null })
  const cause = `email-changed:${change.id}`
  await queueMail(trx, clock, { userId, address: before, language, content: { kind: 'email-changed' }, cause })
}

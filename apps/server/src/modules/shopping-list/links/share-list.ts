import type { CalendarDay } from '@dayplate/dates'
import { LIST_LINK_DAYS, MOST_LIST_LINKS, type ShoppingPeriod } from '@dayplate/rules/shopping-list'
import type { Transaction } from 'kysely'
import { instantOf } from '../../../platform/clock/clock.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import type { FieldError } from '../../../platform/graphql/validation-exception.ts'
import { notifyPerson } from '../../../platform/live/notify-person.ts'
import type { Services } from '../../../services.ts'
import { lockLedger } from '../../access/index.ts'
import { makeSecret } from '../../accounts/index.ts'
import { periodErrors } from '../change-stock.ts'
import { loadBasis } from '../load-list.ts'
import { deleteLink, findLinks, replaceLink, type ListLink } from './list-links.repository.ts'

const MS_PER_DAY = 24 * 60 * 60 * 1000

export type ShareOutcome =
  /** The secret is known at this moment only. */
  | { readonly kind: 'shared'; readonly link: ListLink; readonly token: string }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'no-access' }

interface Owner {
  readonly userId: string
  readonly today: CalendarDay
}

const refusal = (message: string): ShareOutcome => ({
  kind: 'refused',
  errors: [{ fieldName: 'period', messages: [message] }],
})

/** Makes a link to a list of the owner. One that there was to the same list stops working. */
export async function shareList(services: Services, owner: Owner, period: ShoppingPeriod): Promise<ShareOutcome> {
  const errors = periodErrors(period)
  if (errors.length > 0) return { kind: 'refused', errors }
  const { clock, randomBytes } = services
  return services.db.transaction().execute(async (trx): Promise<ShareOutcome> => {
    // A withdrawal of the health consent takes the same lock, so that no link is made after it.
    await lockLedger(trx, owner.userId)
    const loaded = await loadBasis(services, owner, { db: trx, period })
    if (loaded.kind === 'no-access') return loaded
    if (loaded.kind === 'no-plan') return refusal('shopping-list/nothing-to-share')
    const others = (await findLinks(trx, clock, owner.userId)).filter((link) => !isOf(link, period))
    if (others.length >= MOST_LIST_LINKS) return refusal('shopping-list/too-many-links')
    const { token, tokenHash } = makeSecret(randomBytes)
    const link: ListLink = { period, expiresAt: instantOf(clock, LIST_LINK_DAYS * MS_PER_DAY) }
    await replaceLink(trx, clock, { ...link, userId: owner.userId, tokenHash })
    await tellLinkChanged(trx, owner.userId)
    return { kind: 'shared', link, token }
  })
}

const isOf = ({ period: { start, end } }: ListLink, asked: ShoppingPeriod): boolean =>
  start === asked.start && end === asked.end

/** Stops the link to a list. One that is gone counts as stopped. */
export async function stopSharing({ db }: Pick<Services, 'db'>, userId: string, period: ShoppingPeriod): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await deleteLink(trx, userId, period)) await tellLinkChanged(trx, userId)
  })
}

/** Pages of guests then ask again, and hear that the link no longer works. */
const tellLinkChanged = (trx: Transaction<DB>, userId: string): Promise<void> =>
  notifyPerson(trx, userId, 'shopping-list')

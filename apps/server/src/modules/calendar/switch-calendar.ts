import { CALENDAR_PATH } from '@dayplate/rules/calendar'
import type { CalendarDay } from '@dayplate/dates'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { findAccess, lockLedger } from '../access/index.ts'
import { makeSecret } from '../accounts/index.ts'
import { isHealthDataWithdrawn } from '../consents/index.ts'
import { hasAccess } from '@dayplate/rules/access'
import { replaceFeed } from './calendar-feeds.repository.ts'

export type MakeOutcome =
  /** The address is known at this moment only. */
  | { readonly kind: 'made'; readonly url: string; readonly madeAt: Date }
  | { readonly kind: 'no-access' }
  /** The health consent is withdrawn, so nothing of the plan may be shown. */
  | { readonly kind: 'no-consent' }

interface Owner {
  readonly userId: string
  readonly today: CalendarDay
  /** The language of the calendar. */
  readonly language: 'en' | 'pl'
}

/** Makes an address for a person's calendar. One that it had stops working. */
export async function makeCalendar(services: Services, { userId, today, language }: Owner): Promise<MakeOutcome> {
  const { db, clock, randomBytes, publicUrl } = services
  return db.transaction().execute(async (trx): Promise<MakeOutcome> => {
    // A withdrawal of the health consent takes the same lock, so that no address is made after it.
    await lockLedger(trx, userId)
    if (!hasAccess(await findAccess(trx, { userId, product: 'diet', today }))) return { kind: 'no-access' }
    if (await isHealthDataWithdrawn(trx, userId)) return { kind: 'no-consent' }
    const { token, tokenHash } = makeSecret(randomBytes)
    const madeAt = instantOf(clock)
    await replaceFeed(trx, { userId, tokenHash, language, now: madeAt })
    return { kind: 'made', url: `${publicUrl}${CALENDAR_PATH}/${token}.ics`, madeAt }
  })
}

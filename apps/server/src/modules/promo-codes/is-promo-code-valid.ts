import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { parsePromoCode } from '@dayplate/rules/promo-codes'
import { consumeRateLimit, type Limit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { isPromoCodeRunning } from './promo-codes.repository.ts'

/** Codes one network may check in an hour: enough for many readers of a leaflet, too few for guessing words. */
const QUESTIONS = { name: 'promo-code', tries: 60, withinSeconds: 3_600 } as const satisfies Limit

/**
 * Whether a code is valid today in the shop's time zone, because prices are the same for everyone. Text that cannot be a code
 * is not looked up.
 */
export async function isPromoCodeValid(
  services: Services,
  { text, network }: { readonly text: string; readonly network: string },
): Promise<boolean> {
  const code = parsePromoCode(text)
  if (code === null || !(await consumeRateLimit(services.db, services, { limit: QUESTIONS, subject: [network] })))
    return false
  return isPromoCodeRunning(services.db, code, dayOfInstant(services.clock.now(), DEFAULT_TIME_ZONE))
}

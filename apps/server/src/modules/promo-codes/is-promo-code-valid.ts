import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { parsePromoCode } from '@dayplate/rules/promo-codes'
import { consumeRateLimit, type Limit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { isPromoCodeRunning } from './promo-codes.repository.ts'

/** Codes one network may ask about in an hour: many people with a leaflet, too few for trying out words. */
const QUESTIONS = { name: 'promo-code', tries: 60, withinSeconds: 3_600 } as const satisfies Limit

/** Whether a code counts today in the shop's zone, for a price is one for all people. What is no code is not even asked about. */
export async function isPromoCodeValid(
  services: Services,
  { text, network }: { readonly text: string; readonly network: string },
): Promise<boolean> {
  const code = parsePromoCode(text)
  if (code === null || !(await consumeRateLimit(services.db, services, { limit: QUESTIONS, subject: [network] })))
    return false
  return isPromoCodeRunning(services.db, code, dayOfInstant(services.clock.now(), DEFAULT_TIME_ZONE))
}

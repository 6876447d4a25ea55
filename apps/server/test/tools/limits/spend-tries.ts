import { consumeRateLimit, type Try } from '../../../src/platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../../src/services.ts'

/** Uses up many tries at once, because calls for all of them would take minutes. */
export async function spendTries(services: Services, { limit, subject }: Try, tries: number): Promise<void> {
  const many = { ...limit, tries: 1, withinSeconds: (limit.withinSeconds * tries) / limit.tries }
  if (!(await consumeRateLimit(services.db, services, { limit: many, subject })))
    throw new Error('the limit was counting already')
}

import type { Services } from '../../services.ts'
import { redeemAccessCode, type RedeemOutcome } from './redeem-access-code.ts'
import { consumeCodeLimits } from './consume-code-limits.ts'

/** Thrown to roll back the taken use together with everything else. */
class NotRedeemed extends Error {
  readonly outcome: RedeemOutcome
  constructor(outcome: RedeemOutcome) {
    super('access code not redeemed')
    this.outcome = outcome
  }
}

/** Redeems a code for a logged-in user, completely or not at all. */
export async function activateAccessCode(
  services: Services,
  { userId, network, code }: { readonly userId: string; readonly network: string; readonly code: string },
): Promise<RedeemOutcome | { readonly kind: 'limited' }> {
  if (!(await consumeCodeLimits(services, { userId, network }))) return { kind: 'limited' }
  try {
    return await services.db.transaction().execute(async (trx) => {
      const outcome = await redeemAccessCode(trx, services.clock, { userId, code })
      if (outcome.kind !== 'redeemed') throw new NotRedeemed(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof NotRedeemed) return error.outcome
    throw error
  }
}

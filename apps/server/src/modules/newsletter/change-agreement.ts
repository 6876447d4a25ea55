import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { giveAgreement, withdrawAgreement, type AgreementKind } from './newsletter.repository.ts'

/** Gives or withdraws an agreement. Repeating the same choice changes nothing. */
export async function changeAgreement(
  { db, clock }: Services,
  { userId, kind, isGiven }: { readonly userId: string; readonly kind: AgreementKind; readonly isGiven: boolean },
): Promise<void> {
  const agreement = { userId, kind, now: instantOf(clock) }
  await (isGiven ? giveAgreement(db, agreement) : withdrawAgreement(db, agreement))
}

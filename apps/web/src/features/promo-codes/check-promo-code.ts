import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { PromoCodeValidDocument } from './promo-codes.gen.ts'

export type CheckedPromoCode = { readonly kind: 'valid' } | { readonly kind: 'unknown' } | Failed

/** Checks a promo code without the cache, because an invalid code may be valid by now. */
export async function checkPromoCode(promoCode: string): Promise<CheckedPromoCode> {
  const asked = await sendQuery(PromoCodeValidDocument, { promoCode }, { isFresh: true })
  if (asked.kind === 'failed') return asked
  return { kind: asked.data.sale.isPromoCodeValid ? 'valid' : 'unknown' }
}

import { lazyPart } from '../../platform/lazy/lazy-part.ts'

const check = lazyPart(async () => (await import('./check-promo-code.ts')).checkPromoCode)

/**
 * Whether a promo code is valid; false also after a failed query. Loads its code on the first call, because few pages need it.
 */
export async function isPromoCodeValid(promoCode: string): Promise<boolean> {
  const checkPromoCode = await check.load().catch(() => null)
  return (await checkPromoCode?.(promoCode))?.kind === 'valid'
}

import { lazyPart } from '../../platform/lazy/lazy-part.ts'

const check = lazyPart(async () => (await import('./check-promo-code.ts')).checkPromoCode)

/** Whether the gateway knows a code; false also where nobody could say. What asks arrives with the question: few pages put one. */
export async function isPromoCodeValid(promoCode: string): Promise<boolean> {
  const checkPromoCode = await check.load().catch(() => null)
  return (await checkPromoCode?.(promoCode))?.kind === 'valid'
}

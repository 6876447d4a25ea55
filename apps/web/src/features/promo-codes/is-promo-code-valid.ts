/** Whether the gateway knows a code; false also where nobody could say. What asks arrives with the question: few pages put one. */
export async function isPromoCodeValid(promoCode: string): Promise<boolean> {
  const check = await import('./check-promo-code.ts').catch(() => null)
  return (await check?.checkPromoCode(promoCode))?.kind === 'valid'
}

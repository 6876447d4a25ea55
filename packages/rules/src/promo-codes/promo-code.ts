import * as z from 'zod/mini'

/** Letters, digits and dashes, 3 to 32 of them, so that a code fits on a leaflet and into an address. */
const PROMO_CODE = /^[A-Z0-9][A-Z0-9-]{2,31}$/

/** Normalises a promo code: ` spring-10` becomes `SPRING-10`. Null when the text cannot be one. */
export function parsePromoCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return PROMO_CODE.test(code) ? code : null
}

/** The form of the promo code page. The gateway decides whether the code exists. */
export const promoCodeSchema = z.object({
  promoCode: z.string('validation/required').check(z.trim(), z.minLength(1, 'validation/required')),
})

export type PromoCodeValues = z.infer<typeof promoCodeSchema>

import * as z from 'zod/mini'

/** Letters, figures and dashes, 3 to 32 of them: what fits on a leaflet and into an address. */
const PROMO_CODE = /^[A-Z0-9][A-Z0-9-]{2,31}$/

/** The one spelling of a promo code: ` spring-10` is `SPRING-10`. Null for what is none. */
export function parsePromoCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return PROMO_CODE.test(code) ? code : null
}

/** The form of the promo code page. Whether there is such a code is for the gateway to say. */
export const promoCodeSchema = z.object({
  promoCode: z.string('validation/required').check(z.trim(), z.minLength(1, 'validation/required')),
})

export type PromoCodeValues = z.infer<typeof promoCodeSchema>

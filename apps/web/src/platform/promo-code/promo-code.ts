import { readExpiring, writeExpiring } from '../storage/expiring-storage.ts'

const PROMO_CODE_KEY = 'promoCode'

/** Longest code we keep, in characters: longer than any we give out, short enough to send along with every price. */
const MAX_LENGTH = 64

/** Keeps a promo code for 30 days, in the place of the one before. */
export function writePromoCode(code: string): void {
  writeExpiring(PROMO_CODE_KEY, code)
}

/** Keeps the promo code of an address, `?pc=CODE`; an address without one leaves what is kept. */
export function keepPromoCode(search: Readonly<Record<string, unknown>>): void {
  const code = parsePromoCode(search['pc'])
  if (code !== null) writePromoCode(code)
}

/** The kept code, or null. Nobody has checked it: the gateway answers regular prices for one it does not know. */
export function readPromoCode(): string | null {
  return readExpiring(PROMO_CODE_KEY, parsePromoCode)
}

function parsePromoCode(code: unknown): string | null {
  const trimmed = typeof code === 'string' ? code.trim() : ''
  return trimmed === '' || trimmed.length > MAX_LENGTH ? null : trimmed
}

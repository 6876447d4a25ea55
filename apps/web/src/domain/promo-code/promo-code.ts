import { useSyncExternalStore } from 'react'
import { readExpiring, writeExpiring } from '../../platform/storage/expiring-storage.ts'
import { createStore } from '../../platform/store/store.ts'

const PROMO_CODE_KEY = 'promoCode'

/** Longest code we keep, in characters: longer than any we give out, short enough to send along with every price. */
const MAX_LENGTH = 64

/** How often another code was kept, for screens that show prices. */
const changes = createStore(0)

/** The last code that was asked about: a page that is entered over a redirect has its address read more than once. */
let askedAbout: string | null = null

/** Keeps a promo code for 30 days, in the place of the one before. */
export function writePromoCode(code: string): void {
  writeExpiring(PROMO_CODE_KEY, code)
  changes.write(changes.read() + 1)
}

/**
 * Keeps the promo code of an address, `?pc=CODE`; an address without one leaves what is kept. It takes the place of another code
 * only if the gateway knows it: a slip of the pen on a leaflet must not cost a price that was promised.
 *
 * @param isValid false also where nobody could say.
 */
export function keepPromoCode(
  search: Readonly<Record<string, unknown>>,
  isValid: (code: string) => Promise<boolean>,
): void {
  const code = parsePromoCode(search['pc'])
  if (code === null) return
  const kept = readPromoCode()
  if (kept === null || kept.toUpperCase() === code.toUpperCase()) writePromoCode(code)
  else if (code !== askedAbout) void replaceBy(code, isValid)
}

async function replaceBy(code: string, isValid: (code: string) => Promise<boolean>): Promise<void> {
  askedAbout = code
  if (await isValid(code)) writePromoCode(code)
}

/** The kept code, or null. Nobody may have checked it: the gateway answers regular prices for one it does not know. */
export function readPromoCode(): string | null {
  return readExpiring(PROMO_CODE_KEY, parsePromoCode)
}

/** The kept code for what is drawn: prices follow when another takes its place. */
export const usePromoCode = (): string | null => useSyncExternalStore(changes.subscribe, readPromoCode)

function parsePromoCode(code: unknown): string | null {
  const trimmed = typeof code === 'string' ? code.trim() : ''
  return trimmed === '' || trimmed.length > MAX_LENGTH ? null : trimmed
}

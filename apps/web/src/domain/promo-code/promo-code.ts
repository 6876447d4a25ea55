import { useSyncExternalStore } from 'react'
import { readExpiring, writeExpiring } from '../../platform/storage/expiring-storage.ts'
import { createStore } from '../../platform/store/store.ts'

const PROMO_CODE_KEY = 'promoCode'

/** The longest code to keep, in characters: longer than any real one, short enough to send with every price. */
const MAX_LENGTH = 64

/** Counts changes of the code, so that screens with prices update. */
const changes = createStore(0)

/** The last code that was checked, because a redirected page reads its address more than once. */
let askedAbout: string | null = null

/** Stores a promo code for 30 days and replaces the one before. */
export function writePromoCode(code: string): void {
  writeExpiring(PROMO_CODE_KEY, code)
  changes.write(changes.read() + 1)
}

/**
 * Stores the promo code of an address, `?pc=CODE`; an address without one changes nothing. It replaces another code only if the
 * gateway knows it, so that a misprint on a leaflet does not cost a promised price.
 *
 * @param isValid false also if the check had no answer.
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

/** The stored code, or null. It may be unchecked: for an unknown code the gateway returns regular prices. */
export function readPromoCode(): string | null {
  return readExpiring(PROMO_CODE_KEY, parsePromoCode)
}

/** The stored code for components, updated when it changes. */
export const usePromoCode = (): string | null => useSyncExternalStore(changes.subscribe, readPromoCode)

function parsePromoCode(code: unknown): string | null {
  const trimmed = typeof code === 'string' ? code.trim() : ''
  return trimmed === '' || trimmed.length > MAX_LENGTH ? null : trimmed
}

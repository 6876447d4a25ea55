/**
 * The id of a product if it is one: a number from 1, written in the one way the gateway writes it. `parseProductId('01')` → null
 */
export function parseProductId(id: unknown): string | null {
  return typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id) ? id : null
}

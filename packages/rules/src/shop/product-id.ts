/**
 * Returns the id of a product if it is valid: a number from 1 in the gateway's notation. `parseProductId('01')` → null
 */
export function parseProductId(id: unknown): string | null {
  return typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id) ? id : null
}

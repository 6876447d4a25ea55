import { parseProductId } from '@dayplate/rules/shop'
import { readExpiring, writeExpiring } from '../../platform/storage/expiring-storage.ts'

/** The product that the address `/buy/{productId}` named, and the parameters of that address. */
export interface ProductChoice {
  readonly productId: string
  /** The page the user came from (`from`). Stored with the purchase, never used as a link. */
  readonly landingAddress: string | null
  /** The parameter `source` of the address. Sent with the purchase. */
  readonly source: string | null
  /** The price that the user saw, only for analytics. The gateway decides the price to pay. */
  readonly productPrice: string | null
}

const CHOICE_KEY = 'buyChoice'

/** The longest stored parameter, in characters. */
const MAX_LENGTH = 2000

/** Stores the choice for 30 days. A newer choice replaces it. */
export function keepProductChoice(productId: string, search: Readonly<Record<string, unknown>>): void {
  const choice: ProductChoice = {
    productId,
    landingAddress: parseText(search['from']),
    source: parseText(search['source']),
    productPrice: parseText(search['productPrice']),
  }
  writeExpiring(CHOICE_KEY, choice)
}

/** The stored choice; null if there is none or it has expired. */
export function readProductChoice(): ProductChoice | null {
  return readExpiring(CHOICE_KEY, parseChoice)
}

function parseChoice(stored: unknown): ProductChoice | null {
  const fields: Readonly<Record<string, unknown>> = { ...(typeof stored === 'object' ? stored : null) }
  const productId = parseProductId(fields['productId'])
  if (productId === null) return null
  return {
    productId,
    landingAddress: parseText(fields['landingAddress']),
    source: parseText(fields['source']),
    productPrice: parseText(fields['productPrice']),
  }
}

const parseText = (text: unknown): string | null =>
  typeof text === 'string' && text !== '' && text.length <= MAX_LENGTH ? text : null

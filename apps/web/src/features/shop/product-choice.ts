import { parseProductId } from '@dayplate/rules/shop'
import { readExpiring, writeExpiring } from '../../platform/storage/expiring-storage.ts'

/** What somebody came to buy, as the address `/buy/{productId}` said it. */
export interface ProductChoice {
  readonly productId: string
  /** The page they came from (`from`); stored with the purchase, never gone to. */
  readonly landingAddress: string | null
  /** Sent along with the purchase. */
  readonly source: string | null
  /** The price they were shown, for analytics alone: what is paid the gateway says. */
  readonly productPrice: string | null
}

const CHOICE_KEY = 'buyChoice'

/** Longest text we keep of an address, in characters. */
const MAX_LENGTH = 2000

/** Keeps the choice for 30 days; a newer one takes its place. */
export function keepProductChoice(productId: string, search: Readonly<Record<string, unknown>>): void {
  const choice: ProductChoice = {
    productId,
    landingAddress: parseText(search['from']),
    source: parseText(search['source']),
    productPrice: parseText(search['productPrice']),
  }
  writeExpiring(CHOICE_KEY, choice)
}

/** The kept choice, null when there is none or it has expired. */
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

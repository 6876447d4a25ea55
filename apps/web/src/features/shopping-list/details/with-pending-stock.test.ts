import { expect, it } from 'vitest'
import type { OutboxEntry } from '../../../platform/outbox/outbox-entries.ts'
import { AT_HOME } from '../marks/mark-entries.ts'
import type { ShoppingProduct } from '../shopping-list-of-period.ts'
import { withPendingStock } from './with-pending-stock.ts'

const PRODUCT: ShoppingProduct = {
  __typename: 'ShoppingProduct',
  key: 'rice',
  productId: '7',
  name: 'Rice',
  imageUrl: '/rice.webp',
  isBought: false,
  version: 3,
  measurements: [],
  needed: '300 g',
  neededGrams: 300,
  bought: null,
  atHome: null,
  atHomeGrams: 0,
  homeUnits: [],
  isTrimmed: false,
}
const waiting = (grams: number, subject = 'rice'): readonly OutboxEntry[] => [
  {
    key: 'k',
    kind: AT_HOME,
    subject,
    madeAt: 1,
    session: '',
    input: { key: subject, productId: '7', start: '2026-11-21', end: '2026-11-27', grams, version: 3 },
  },
]

it.each([
  ['a part', 120, { atHome: '120\u00a0g', atHomeGrams: 120, isBought: false }],
  ['enough', 301, { atHome: '300 g', atHomeGrams: 300, isBought: true }],
  ['nothing', 0, { atHome: null, atHomeGrams: 0, isBought: false }],
])('shows %s at home before the gateway knows', (_, grams, shown) => {
  expect(withPendingStock(PRODUCT, waiting(grams))).toMatchObject(shown)
})

it('leaves a product alone that was bought, when nothing is at home', () => {
  const bought = { ...PRODUCT, isBought: true, bought: '300 g' }
  expect(withPendingStock(bought, waiting(0)).isBought).toBe(true)
})

it('leaves other products, and entries that it cannot read', () => {
  expect(withPendingStock(PRODUCT, waiting(120, 'oats'))).toBe(PRODUCT)
  const broken = waiting(120).map((entry) => ({ ...entry, input: 'torn' }))
  expect(withPendingStock(PRODUCT, broken)).toBe(PRODUCT)
})

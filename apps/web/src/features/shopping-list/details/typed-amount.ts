import type { ShoppingProduct } from '../shopping-list-of-period.ts'

export type HomeUnit = ShoppingProduct['homeUnits'][number]

/** An amount as it is typed. Null when empty, NaN for text that is not a number. */
export interface AmountTyped {
  readonly unit: HomeUnit
  readonly amount: number | null
}

const GRAMS: HomeUnit = { __typename: 'HomeUnit', name: 'g', one: null, grams: 1 }

/** The units of a product, the usual one first. Lists that an older release kept have none. */
export function unitsOf({
  homeUnits,
}: Partial<Pick<ShoppingProduct, 'homeUnits'>>): readonly [HomeUnit, ...HomeUnit[]] {
  const [first = GRAMS, ...rest] = homeUnits ?? []
  return [first, ...rest]
}

/** The whole grams of an amount. */
export const gramsOf = ({ unit, amount }: AmountTyped): number | null =>
  amount === null ? null : Math.round(amount * unit.grams)

/** An amount in grams in another unit, with two decimals where it is counted. */
export function inUnit(grams: number | null, unit: HomeUnit): AmountTyped {
  if (grams === null) return { unit, amount: null }
  const parts = decimalsOf(unit) === 0 ? 1 : 100
  return { unit, amount: Math.round((parts * grams) / unit.grams) / parts }
}

/** Scales and jugs show whole units below an ounce. */
export const decimalsOf = ({ one, grams }: HomeUnit): number => (one === null && grams < 2 ? 0 : 2)

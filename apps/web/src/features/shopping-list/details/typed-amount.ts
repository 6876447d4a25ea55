import type { ShoppingProduct } from '../shopping-list-of-period.ts'

/** Grams, or the pieces or packs in which a kitchen counts the product. */
export type HomeUnit = 'counted' | 'g'

/** An amount as it is typed. Null when empty, NaN for text that is not a number. */
export interface AmountTyped {
  readonly unit: HomeUnit
  readonly amount: number | null
}

type Product = Pick<ShoppingProduct, 'countedUnit'>

/** The units of a product, the usual one first. Lists that an older release kept have no counted unit. */
export const unitsOf = ({ countedUnit }: Product): readonly [HomeUnit, ...HomeUnit[]] =>
  countedUnit ? ['counted', 'g'] : ['g']

/** The whole grams of an amount. */
export function gramsOf({ unit, amount }: AmountTyped, { countedUnit }: Product): number | null {
  if (amount === null || unit === 'g' || !countedUnit) return amount
  return Math.round(amount * countedUnit.grams)
}

/** The same amount in another unit. */
export function inUnit(typed: AmountTyped, unit: HomeUnit, product: Product): AmountTyped {
  const grams = gramsOf(typed, product)
  if (unit === typed.unit || grams === null) return { unit, amount: typed.amount }
  return unit === 'g' || !product.countedUnit
    ? { unit, amount: grams }
    : { unit, amount: Math.round((100 * grams) / product.countedUnit.grams) / 100 }
}

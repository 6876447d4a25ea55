import type { ProductFeature } from './product-features.ts'
import type { ProductText } from './product-text.ts'

/** A product on sale. It has one variant with the same name, which carts and addresses refer to. */
export interface Product {
  /** Never reused for another product, because orders refer to it. */
  readonly id: number
  readonly variantId: number
  readonly name: ProductText
  readonly shortDescription: ProductText
  readonly longDescription: ProductText
  readonly lengthLabel: ProductText
  /** Days of access it gives; null for products without access. */
  readonly accessDays: number | null
  readonly regularGrosze: number
  /** Null or 0 when the price is not reduced. */
  readonly promoGrosze: number | null
  /**
   * Lowest price of the 30 days before the reduction began; null when nothing is reduced. A shop that announces a
   * reduction must show it (Directive 98/6/EC, article 6a, added by Directive (EU) 2019/2161, article 2). It does not
   * change while the reduction lasts.
   */
  readonly lowestIn30DaysGrosze: number | null
  /** Not sent by post. */
  readonly isVirtual: boolean
  readonly containsDiet: boolean
  readonly containsWorkout: boolean
  readonly isBestseller: boolean
  /** Words for sorting and statistics, the same in every language. */
  readonly tags: readonly string[]
  readonly features: readonly ProductFeature[]
  readonly vendor: string
  /** The meal whose picture is on the card. */
  readonly pictureMealId: string
}

import type { ProductFeature } from './product-features.ts'
import type { ProductText } from './product-text.ts'

/** Something on sale. It has one variant, which bears its name and is what carts and addresses point at. */
export interface Product {
  /** Ids are never used again for something else: orders point at them. */
  readonly id: number
  readonly variantId: number
  readonly name: ProductText
  readonly shortDescription: ProductText
  readonly longDescription: ProductText
  readonly lengthLabel: ProductText
  /** Days of access it gives; null for things that give none. */
  readonly accessDays: number | null
  readonly regularGrosze: number
  /** Null or 0 where nothing is reduced. */
  readonly promoGrosze: number | null
  /**
   * Lowest price of the 30 days before the reduction began; null where nothing is reduced. A shop that announces a reduction has
   * to show it (Directive 98/6/EC, article 6a, put in by Directive (EU) 2019/2161, article 2). It stays as it is while the
   * reduction lasts.
   */
  readonly lowestIn30DaysGrosze: number | null
  /** Nothing is sent by post. */
  readonly isVirtual: boolean
  readonly containsDiet: boolean
  readonly containsWorkout: boolean
  readonly isBestseller: boolean
  /** Words for sorting and statistics, the same in every language. */
  readonly tags: readonly string[]
  readonly features: readonly ProductFeature[]
  readonly vendor: string
  /** The meal whose plate stands on the card. */
  readonly pictureMealId: string
}

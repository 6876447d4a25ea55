import type { Cut, Heat } from '../relief/plated-meal.ts'

/** What the steps have done to one food so far, in the order in which they did it. */
export interface Handling {
  readonly cuts: Cut[]
  readonly heats: Heat[]
  isGarnish: boolean
  /** Foods with which it was made one mass. */
  readonly mixedWith: Set<number>
  /** The mass was blended, mashed or kneaded, so that no piece stays. */
  isSmooth: boolean
}

/** The state of the kitchen while a recipe is read: which foods share a pot, and which were spoken of last. */
export interface Kitchen {
  readonly handlings: readonly Handling[]
  pot: Set<number>
  /** Taken out of the pot until they are named again. */
  readonly aside: Set<number>
  /** Spoken of last: what "it" and "them" mean. */
  focus: readonly number[]
  readonly met: Set<number>
  /** Water, stock, milk and tomatoes: what makes "cook" mean boil, and not fry. */
  readonly liquids: ReadonlySet<number>
  /** Liquids and fats, which "it" and "them" never mean. */
  readonly unseen: ReadonlySet<number>
  /** What the pot does now. */
  potHeat: Heat | null
}

const LIQUID =
  /^(?:water|canned-tomatoes|tomato-passata|coconut-milk|.*-drink|(?:lactose-free-)?milk|.*-juice|.*-wine)$/

const UNSEEN = /^(?:water|salt|black-pepper|butter|(?!herring).*-oil|.*-vinegar|lemon|lime)$/

const indicesOf = (foodIds: readonly string[], pattern: RegExp): ReadonlySet<number> =>
  new Set(foodIds.flatMap((foodId, index) => (pattern.test(foodId) ? [index] : [])))

export const openKitchen = (foodIds: readonly string[]): Kitchen => ({
  handlings: foodIds.map(() => ({
    cuts: [],
    heats: [],
    isGarnish: false,
    mixedWith: new Set(),
    isSmooth: false,
  })),
  pot: new Set(),
  aside: new Set(),
  focus: [],
  met: new Set(),
  liquids: indicesOf(foodIds, LIQUID),
  unseen: indicesOf(foodIds, UNSEEN),
  potHeat: null,
})

/** Adds what happened last; a repeated act counts where it came last. */
export function remember<Act>(acts: Act[], act: Act): void {
  const at = acts.indexOf(act)
  if (at !== -1) acts.splice(at, 1)
  acts.push(act)
}

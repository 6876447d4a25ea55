import { energyFirst, STRICT, type Tolerances, WIDE_FAT_AND_CARBOHYDRATE, WIDE_PROTEIN } from './tolerance.ts'

/** Eat the leftover in the size of the first portion, in the size the day needs, or not at all. */
export type LeftoverWish = 'same-portion' | 'own-portion' | 'none'

/** The rules of a day. Energy, diet and allergens are not here, because they are never dropped. */
export interface Strictness {
  /** How the second portion of a meal cooked yesterday is used. */
  readonly leftover: LeftoverWish
  /** Whether only the person's own meals count: see `repertoire.ts`. */
  readonly inRepertoire: boolean
  readonly inSeasonOnly: boolean
  /** Days before and after in which a meal is not repeated. */
  readonly gapDays: number
  readonly tolerances: Tolerances
  readonly hasBands: boolean
  /** Largest helping of a recipe, in base portions. */
  readonly mostScale: number
  /**
   * The number of full plates that a meal may fill at most; the size of a plate depends on the day's energy
   * (`portion-range.ts`).
   */
  readonly mostPlates: number
}

/** A meal comes back on the fourth day at the earliest. */
export const USUAL_GAP_DAYS = 3

/** Recipes are written for a day of about 2000 kcal, so this is enough for most days of 4000. */
export const USUAL_MOST_SCALE = 2.5

/** For days of 4000 kcal and more, because small meals would otherwise reach their limit. */
export const LARGE_MOST_SCALE = 3

/** How far a plate may be exceeded before other rules are dropped. */
const LARGE_MOST_PLATES = 1.2

/** How far a plate may be exceeded before the macros are relaxed. */
const LARGEST_MOST_PLATES = 1.5

/** The limits of a portion while no rule is dropped. */
export const USUAL_PORTIONS = {
  hasBands: true,
  mostScale: USUAL_MOST_SCALE,
  mostPlates: 1,
} as const satisfies Partial<Strictness>

/**
 * Portions of a meal that the person replaces by hand. A full plate they chose is better than a short list. Our rule.
 */
export const REPLACEMENT_PORTIONS = { ...USUAL_PORTIONS, mostPlates: 1.3 } as const satisfies Partial<Strictness>

const EVERYTHING: Strictness = {
  leftover: 'same-portion',
  inRepertoire: true,
  inSeasonOnly: true,
  gapDays: USUAL_GAP_DAYS,
  tolerances: STRICT,
  ...USUAL_PORTIONS,
}

/** In this order, because each concession costs the person more than the one before. */
const CONCESSIONS: readonly Partial<Strictness>[] = [
  { leftover: 'own-portion' },
  { leftover: 'none' },
  { inRepertoire: false },
  // Before meals repeat, because a person of 4000 kcal would otherwise live on the few that fit into a usual portion.
  { mostScale: LARGE_MOST_SCALE, mostPlates: LARGE_MOST_PLATES },
  { inSeasonOnly: false },
  { gapDays: 1 },
  { mostPlates: LARGEST_MOST_PLATES },
  { tolerances: WIDE_FAT_AND_CARBOHYDRATE },
  { hasBands: false, mostPlates: Number.POSITIVE_INFINITY },
  { tolerances: WIDE_PROTEIN },
  // Only for a type with so few recipes that one must be eaten every day.
  { gapDays: 0 },
  // From here on a macro misses its target, and the day has a reason for it. Small steps keep the miss small, and
  // energy stays within its tolerance.
  { tolerances: energyFirst(0.2) },
  { tolerances: energyFirst(0.4) },
  { tolerances: energyFirst(1.5) },
]

/** From all rules down to those that are never dropped; each level keeps the concessions of the ones before. */
export const STRICTNESS_LEVELS: readonly Strictness[] = CONCESSIONS.reduce<readonly Strictness[]>(
  (levels, concession) => [...levels, { ...(levels.at(-1) ?? EVERYTHING), ...concession }],
  [EVERYTHING],
)

/** The same levels for days whose meals are given and must keep their usual shares of the energy: a festive menu. */
export const BANDED_LEVELS: readonly Strictness[] = STRICTNESS_LEVELS.map((level) => ({ ...level, hasBands: true }))

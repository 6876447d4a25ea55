import { energyFirst, STRICT, type Tolerances, WIDE_FAT_AND_CARBOHYDRATE, WIDE_PROTEIN } from './tolerance.ts'

/** Eaten as large as the first portion, eaten in the size the day needs, or not eaten. */
export type LeftoverWish = 'same-portion' | 'own-portion' | 'none'

/** What a day insists on. Energy, diet and allergens are not here, because they are never given up. */
export interface Strictness {
  /** What becomes of the second portion of yesterday's lunch. */
  readonly leftover: LeftoverWish
  readonly inSeasonOnly: boolean
  /** Days before and after in which a meal is not repeated. */
  readonly gapDays: number
  readonly tolerances: Tolerances
  readonly hasBands: boolean
  /** Largest helping of a recipe, in base portions. */
  readonly mostScale: number
  /** Full plates that a meal may fill; what is one depends on the day's energy (`portion-range.ts`). */
  readonly mostPlates: number
}

/** A meal comes back on the fourth day at the earliest. */
export const USUAL_GAP_DAYS = 3

/** Recipes are written for a day of some 2000 kcal, so this is enough for most of 4000. */
export const USUAL_MOST_SCALE = 2.5

/** For days of 4000 kcal and more, where small meals would otherwise reach their limit. */
export const LARGE_MOST_SCALE = 3

/** As far as a plate may be heaped before the macros give way. */
const LARGE_MOST_PLATES = 1.5

/** What a portion keeps to as long as nothing has to be given up. */
export const USUAL_PORTIONS = {
  hasBands: true,
  mostScale: USUAL_MOST_SCALE,
  mostPlates: 1,
} as const satisfies Partial<Strictness>

/** Portions of what a person replaces by hand: a well-filled plate they chose beats a list that holds less. Our rule. */
export const REPLACEMENT_PORTIONS = { ...USUAL_PORTIONS, mostPlates: 1.3 } as const satisfies Partial<Strictness>

const EVERYTHING: Strictness = {
  leftover: 'same-portion',
  inSeasonOnly: true,
  gapDays: USUAL_GAP_DAYS,
  tolerances: STRICT,
  ...USUAL_PORTIONS,
}

/** In this order, because each costs the person more than the one before (planner research, section 7). */
const CONCESSIONS: readonly Partial<Strictness>[] = [
  { leftover: 'own-portion' },
  { leftover: 'none' },
  { inSeasonOnly: false },
  { gapDays: 1 },
  { mostScale: LARGE_MOST_SCALE, mostPlates: LARGE_MOST_PLATES },
  { tolerances: WIDE_FAT_AND_CARBOHYDRATE },
  { hasBands: false, mostPlates: Number.POSITIVE_INFINITY },
  { tolerances: WIDE_PROTEIN },
  // Only for a type with so few recipes that one must be eaten every day.
  { gapDays: 0 },
  // From here on a macro is simply missed, and said to be: as little as these steps tell apart, with the energy right.
  { tolerances: energyFirst(0.2) },
  { tolerances: energyFirst(0.4) },
  { tolerances: energyFirst(1.5) },
]

/** From everything down to what is never given up; each keeps the concessions of the ones before. */
export const STRICTNESS_LEVELS: readonly Strictness[] = CONCESSIONS.reduce<readonly Strictness[]>(
  (levels, concession) => [...levels, { ...(levels.at(-1) ?? EVERYTHING), ...concession }],
  [EVERYTHING],
)

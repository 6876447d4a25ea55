import type { DrawBed } from '../beds/bed.ts'
import type { Sauce } from '../beds/soups.ts'
import type { Vessel } from '../crockery/dish.ts'
import type { DrawPiece } from '../drawing/piece.ts'
import type { BaseDrawing, ClusterDrawing, DrizzleDrawing, ScatterDrawing } from '../foods/food-drawing.ts'

/** A drawing with the id of its food. */
export type Served<Drawing> = Drawing & { readonly foodId: string }

/**
 * crescent: fruit on yoghurt; floating: in soup; sectors: around the plate; the others: on the food that carries them.
 */
export type Layout = 'crescent' | 'floating' | 'sectors' | 'slices' | 'stack' | 'round' | 'wraps'

export interface ServedHero {
  readonly foodId: string
  readonly draw: DrawPiece
  readonly scale: number
}

export interface Toppings {
  /** At most 5. */
  readonly clusters: readonly Served<ClusterDrawing>[]
  /** At most 3. */
  readonly scatters: readonly Served<ScatterDrawing>[]
  readonly drizzle: Served<DrizzleDrawing> | null
}

/** All visible food of a meal. The layout decides its position. */
export interface Serving extends Toppings {
  readonly layout: Layout
  readonly vessel: Vessel
  readonly bed: DrawBed | null
  /** A pool of sauce that covers the middle of the bed. */
  readonly sauce: Sauce | null
  readonly base: Served<BaseDrawing> | null
  readonly hero: ServedHero | null
}

export const EMPTY_SERVING: Serving = {
  layout: 'sectors',
  vessel: 'plate',
  bed: null,
  sauce: null,
  base: null,
  hero: null,
  clusters: [],
  scatters: [],
  drizzle: null,
}

/** Whether no food of this meal is visible. */
export const isEmptyServing = ({ bed, sauce, base, hero, clusters, scatters, drizzle }: Serving): boolean =>
  !bed && !sauce && !base && !hero && !drizzle && clusters.length + scatters.length === 0

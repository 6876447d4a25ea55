import type { PlatedForm, PlatedMeal } from '../../packages/food-pictures/src/relief/plated-meal.ts'

/** How much of the well of its main crockery food may cover, 0 to 1. */
export interface CoverageBounds {
  readonly kind: string
  readonly least: number
  readonly most: number
}

/** Pieces that are counted and laid apart. */
const SINGLE_PIECES: ReadonlySet<PlatedForm> = new Set([
  'filled-roll',
  'crispbread',
  'wrap',
  'rolls',
  'stuffed',
  'boiled-eggs',
  'fruit-plate',
  'boats',
  'skewers',
  'cake',
  'bites',
  'nuts',
])

/** What is filled in, so that it reaches every wall. */
const FILLED: ReadonlySet<PlatedForm> = new Set([
  'soup',
  'milk-soup',
  'porridge',
  'yoghurt-bowl',
  'pudding',
  'smoothie-bowl',
  'grain-bowl',
  'bake',
])

// A board is all well, pot and dippers included; a glass is its whole front.
const BOARD: CoverageBounds = { kind: 'board', least: 0.37, most: 0.62 }
const GLASS: CoverageBounds = { kind: 'glass', least: 0.62, most: 0.75 }
const SINGLE: CoverageBounds = { kind: 'single pieces', least: 0.4, most: 0.82 }
const FULL: CoverageBounds = { kind: 'filled', least: 0.8, most: 0.88 }
// Its sauce runs to the rim of a deep plate.
const STEW: CoverageBounds = { kind: 'stew', least: 0.65, most: 0.95 }
const PLATE: CoverageBounds = { kind: 'plate', least: 0.55, most: 0.85 }

/** The bounds of a meal by what it is served in and how it is laid out. */
export function coverageBounds({ vessel, dishes }: PlatedMeal): CoverageBounds {
  const form = dishes[0]?.form ?? 'heap'
  if (vessel === 'board') return BOARD
  if (vessel === 'glass') return GLASS
  if (SINGLE_PIECES.has(form)) return SINGLE
  if (FILLED.has(form)) return FULL
  return form === 'stew' ? STEW : PLATE
}

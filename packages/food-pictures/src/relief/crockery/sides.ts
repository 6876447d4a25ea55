import type { ServedDish } from '../scene/stage.ts'

interface RoundPlace {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** What stands beside the main crockery, and how that makes room for it. */
export interface Sides {
  readonly bowl: RoundPlace
  readonly plate: RoundPlace & {
    /** Which way a dish lies that has no room for more beside it, radians. */
    readonly lie?: number
  }
  /** Where the main crockery stands. */
  readonly moved: { readonly x: number; readonly y: number }
  /** Radii of the main crockery. */
  readonly plateRadius: number
  readonly bowlRadius: number
  /** Half a side of the napkin under it, units. */
  readonly napkin: number
}

/** Height of the wall of a side bowl over its floor, units. */
export const SIDE_BOWL_DEPTH = 11

const SMALL: Sides = {
  bowl: { x: 78, y: -77, radius: 42 },
  plate: { x: 76, y: -76, radius: 45 },
  moved: { x: -17, y: 20 },
  plateRadius: 90,
  bowlRadius: 88,
  napkin: 84,
}

/** Below a side bowl the plate stands lower. */
const BOWL_AND_PLATE: Sides = { ...SMALL, plate: { x: 80, y: 78, radius: 38 } }

/** A soup is drunk from a cup, which holds more than a dip does. */
const CUP_OF_SOUP: Sides = {
  ...SMALL,
  bowl: { x: 71, y: -70, radius: 52 },
  moved: { x: -29, y: 30 },
  plateRadius: 89,
  napkin: 80,
}

/** Its handle needs room. */
const CUP_OF_MILK: Sides = { ...SMALL, bowl: { x: 67, y: -74, radius: 43 }, moved: { x: -20, y: 24 } }

/** What is drunk, or spooned, from a cup. */
const CUPS: Readonly<Record<string, Sides>> = { drink: CUP_OF_MILK, soup: CUP_OF_SOUP }

/** A second course has a plate of its own, as large as the bowl of the first. */
const SECOND_COURSE: Sides = {
  ...SMALL,
  plate: { x: 47, y: -47, radius: 76, lie: -0.2 },
  moved: { x: -56, y: 58 },
  bowlRadius: 66,
  napkin: 66,
}

/** Less of a food is a garnish, in grams. */
const LEAST_G = 20

/** Several foods, each to be seen, are a course; potatoes for a soup or slices of bread are none. */
const isCourse = (dishes: readonly ServedDish[]): boolean =>
  dishes
    .filter(({ dish }) => dish.form !== 'fruit-plate' && dish.form !== 'open-sandwich')
    .flatMap(({ dish }) => dish.foods)
    .filter(({ grams, isTakenIn, isGarnish }) => !isTakenIn && !isGarnish && grams >= LEAST_G).length > 1

/** What stands beside the main crockery of a meal; null when nothing does. */
export function sidesOf(inBowl: ServedDish | undefined, onPlate: readonly ServedDish[]): Sides | null {
  if (inBowl !== undefined && onPlate.length > 0) return BOWL_AND_PLATE
  if (inBowl !== undefined) return CUPS[inBowl.dish.form] ?? SMALL
  if (onPlate.length === 0) return null
  return isCourse(onPlate) ? SECOND_COURSE : SMALL
}

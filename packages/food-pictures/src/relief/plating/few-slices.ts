import type { Spot } from '../crockery/spot.ts'
import { partOf } from '../crockery/share-spot.ts'
import { isVisible, lookOf } from '../looks/look-of.ts'
import { within } from '../paint/chance.ts'
import type { PlatedDish, PlatedFood } from '../plated-meal.ts'
import { ownerOf, type ServedDish, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'
import { isStrewn } from './food-kinds.ts'

/** Up to this weight slices are a garnish at the rim and have no place of their own, in grams. */
const MOST_AT_RIM_G = 35
/** Up to this weight slices lie in a row and are no heap, in grams. */
const MOST_IN_ROW_G = 60
const SLICE_G = 4.5
const IN_ROW = { least: 4, most: 6, mostInBowl: 10 } as const

const isSliced = ({ cuts, heats }: PlatedFood): boolean =>
  heats.length === 0 && (cuts[0] === 'sliced' || cuts[0] === 'rounds')

/** The one food of a side of a few slices, such as pickled cucumber; null for all else. */
function slicedFood({ form, foods }: PlatedDish): PlatedFood | null {
  if (form !== 'salad') return null
  const seen = foods.filter((food) => isVisible(food) && !isStrewn(food))
  const [only] = seen
  return seen.length === 1 && only !== undefined && isSliced(only) && only.grams <= MOST_IN_ROW_G ? only : null
}

/** Whether a side is so small that it lies at the rim and leaves its place to the others. */
export const isAtRim = ({ dish }: ServedDish): boolean => (slicedFood(dish)?.grams ?? Infinity) <= MOST_AT_RIM_G

/** The main dish is moved a little away from the rim where slices lie alone with it. */
const BESIDE_SLICES = { x: -0.06, y: 0.1, size: 0.9, lie: 0.3 } as const
/** Where slices lie: at the right of the only dish, else at the left, opposite the other side. */
const AT_RIM = { x: 0.5, y: -0.6, size: 0.36 } as const
const AT_OTHER_RIM = { x: -0.6, y: -0.5, size: 0.36 } as const

export const besideSlices = (spot: Spot): Spot => partOf(spot, BESIDE_SLICES)

export const rimOf = (spot: Spot, sides: number): Spot => partOf(spot, sides === 0 ? AT_RIM : AT_OTHER_RIM)

/** Lays a few slices over one another in a bent row, as a knife leaves them; tells whether it did. */
export function layFewSlices(stage: Stage): boolean {
  const food = slicedFood(stage.dish)
  const look = food === null ? null : lookOf(food)
  if (food === null || look === null) return false
  const { scene, random, spot } = stage
  const isInBowl = food.grams > MOST_AT_RIM_G
  const most = isInBowl ? IN_ROW.mostInBowl : IN_ROW.most
  const count = Math.max(IN_ROW.least, Math.min(most, Math.round(food.grams / SLICE_G)))
  const bend = isInBowl ? 5.2 : 1.7
  const far = spot.radius * (isInBowl ? 0.5 : 0.82)
  const size = spot.radius * (isInBowl ? 0.44 : 0.5)
  const first = Math.atan2(spot.y, spot.x) - bend / 2
  // The middle of the bend is towards the middle of the plate, so that the row follows the rim.
  const middle = isInBowl
    ? spot
    : { x: spot.x - Math.cos(first + bend / 2) * far, y: spot.y - Math.sin(first + bend / 2) * far }
  for (let index = 0; index < count; index += 1) {
    const angle = first + (bend * index) / Math.max(1, count - 1)
    const piece = look.make(random)
    stamp(scene, piece, {
      x: middle.x + Math.cos(angle) * far,
      y: middle.y + Math.sin(angle) * far,
      turn: angle + within(random, -0.3, 0.3),
      scale: size / piece.reach,
      base: spot.floor + 1 + index * 1.3,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
  return true
}

import type { Look } from '../../looks/look.ts'
import { browned } from '../../pieces/browned.ts'
import { scaled } from '../../pieces/scaled.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Stage } from '../../scene/stage.ts'
import { strew } from '../../scene/strew.ts'
import { heap } from '../../scene/heap.ts'
import { coveringHelpings } from './cover.ts'
import { layToppings } from './lay-toppings.ts'
import { isSeen, partLook, reachOf } from './part-look.ts'
import { pointsOfSpot } from './spot-points.ts'
import { strewFilling } from './strew-filling.ts'

/** How brown a cheese is that is grilled and keeps its shape. */
const GRILLED = 0.6
/** What lies on top of the vegetables, whole. */
const ON_TOP = new Set([
  'salad-cheese',
  'lean-meat',
  'red-meat',
  'sausage',
  'white-fish',
  'oily-fish',
  'tofu-like',
  'egg',
])
const TOP_IDS = new Set(['chicken-drumstick', 'bacon', 'duck-breast', 'camembert', 'chestnuts'])
/** Pieces of so many grams come singly. */
const WHOLE_G = 60
/** Chestnuts are peeled: smaller than roots. */
const NUT = 0.72

const isOnTop = ({ role, foodId }: PlatedFood): boolean => (role !== null && ON_TOP.has(role)) || TOP_IDS.has(foodId)

/** How a food looks that lies on the others. */
function lookOnTop(food: PlatedFood): Look {
  const own = partLook(food)
  if (food.role === 'nut') return { ...own, make: scaled(own.make, NUT), grams: own.grams * NUT }
  return food.role === 'salad-cheese' && own.cooked?.baked === undefined && food.foodId !== 'halloumi'
    ? { ...own, make: browned(own.make, GRILLED) }
    : own
}

/** Roasted foods side by side, browned, the largest on top. */
export function layTray(stage: Stage): void {
  const { spot } = stage
  const seen = stage.dish.foods.filter((food) => isSeen(food))
  const roasted = seen.filter(({ isGarnish }) => !isGarnish)
  const tops = roasted.filter((food) => isOnTop(food) && roasted.length > 1)
  const bed = roasted.filter((food) => !tops.includes(food))
  const isDish = spot.halfWidth !== spot.halfHeight
  const area = (isDish ? 4 : Math.PI) * spot.halfWidth * spot.halfHeight * 0.8
  const scale = Math.max(0.8, Math.min(1.25, spot.radius / 66))
  const helpings = coveringHelpings(bed, { area, times: isDish ? 1.5 : 1.35, scale })
  if (isDish) {
    for (const { food, count = 6, look } of helpings) {
      strew(stage, food, {
        pointIn: pointsOfSpot(spot, 0.9),
        count,
        scale,
        tries: 8,
        ...(look === undefined ? {} : { look }),
      })
    }
  } else heap(stage, helpings, { x: spot.x, y: spot.y, a: spot.radius * 0.82, rise: 11, scale })
  for (const food of tops) {
    const own = lookOnTop(food)
    const count = Math.max(own.grams > WHOLE_G ? 1 : 2, Math.min(8, Math.round(food.grams / own.grams)))
    const large = food.role === 'nut' ? scale : Math.min(1.7, Math.max(scale, 18 / reachOf(own)))
    // One thing alone lies in the middle, upright.
    const isAlone = count === 1 && tops.length === 1
    const pointIn = isAlone ? () => spot : pointsOfSpot(spot, 0.72)
    strew(stage, food, { pointIn, count, scale: large, look: own, tries: 30 })
  }
  strewFilling(
    stage,
    seen.filter(({ isGarnish }) => isGarnish),
    { pointIn: pointsOfSpot(spot, 0.8), count: 30, mostReach: 10 },
  )
  layToppings(stage)
}

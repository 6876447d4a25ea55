import { FULL_TURN, within } from '../../paint/chance.ts'
import type { Look } from '../../looks/look.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse } from '../../scene/spots.ts'
import type { Stage } from '../../scene/stage.ts'
import { strew } from '../../scene/strew.ts'
import { FAN_REACH, layBow, layFan, layHeap, layLarge, scaleOf, type Sector } from './arrange-fruit.ts'
import { isSeen, pieceLookOf } from './fallback-look.ts'
import { coverLookOf } from '../../looks/cover-look-of.ts'
import { figuresOf, layFigures } from './banana-ghosts.ts'
import { isCrunch, isHerb, isSauce, isSpooned } from './kinds.ts'
import { layDollop } from './lay-toppings.ts'
import { layPool, layDrizzle } from './pool.ts'

const FRUIT_ROLES = new Set([
  'orchard-fruit',
  'stone-fruit',
  'berry',
  'tart-fruit',
  'tropical-fruit',
  'sweet-citrus',
  'melon',
])

const FRUITS = new Set(['banana', 'grapes', 'avocado', 'pomegranate', 'passion-fruit'])

const isFruit = ({ foodId, role }: PlatedFood): boolean =>
  FRUITS.has(foodId) || (role !== null && FRUIT_ROLES.has(role))

/** From this weight on a piece is half a fruit or a whole one. */
const LARGE_G = 45

const HEAPED_CUTS = new Set(['diced', 'chopped', 'grated', 'crumbled'])

/** Tropical fruit that was not cut large comes in bites. */
const BITE_ROLES = new Set(['tropical-fruit', 'melon'])
/** Pieces smaller than this are bites, units. */
const BOW_REACH = 18
const HEAPED_ROLES = new Set(['berry', 'tart-fruit', 'dried-fruit'])

/** Up to this weight pieces are heaped, not laid one by one. */
const SMALL_G = 6

/** Baked halves lie side by side, as large as they are. */
const BAKED_SCALE = 1.5

/** Whether pieces are heaped: bites, berries, what was cut small. */
function isHeaped({ cuts, role }: PlatedFood, look: Look): boolean {
  const { reach } = look.make(() => 0.5)
  if (HEAPED_CUTS.has(cuts[0] ?? '') || (reach < BOW_REACH && BITE_ROLES.has(role ?? ''))) return true
  const isFan = reach > FAN_REACH && cuts[0] === 'sliced'
  return !isFan && (look.grams <= SMALL_G || HEAPED_ROLES.has(role ?? ''))
}

/** Lays a fruit as it was cut: halves with room around them, wedges in bows, bites in a heap. */
function layFruit(stage: Stage, food: PlatedFood, sector: Sector): void {
  const look = pieceLookOf(food)
  const { reach } = look.make(() => 0.5)
  const isFan = reach > FAN_REACH && food.cuts[0] === 'sliced'
  const isBakedHalf = food.heats[0] === 'baked' && look.state === 'baked' && look.grams < LARGE_G
  if (isBakedHalf) {
    layPool(stage, food, { x: stage.spot.x, y: stage.spot.y, radius: stage.spot.radius * 0.62 })
    layHeap(stage, food, { look, sector, scale: BAKED_SCALE })
  } else if (look.grams >= LARGE_G && !isFan) layLarge(stage, food, look)
  else if (isHeaped(food, look)) layHeap(stage, food, { look, sector })
  else if (isFan || stage.dish.place === 'beside') layFan(stage, food, look)
  else layBow(stage, food, { look, sector })
}

/** Parts of the plate by grams, the first at the upper left. */
function sectorsOf(foods: readonly PlatedFood[]): readonly Sector[] {
  const room = (food: PlatedFood): number => Math.max(30, food.grams)
  const whole = foods.reduce((sum, food) => sum + room(food), 0)
  let from = -Math.PI * 1.05
  return foods.map((food) => {
    const start = from
    from += (room(food) / whole) * FULL_TURN
    return { start, end: from }
  })
}

/** Shares of the radius in which nuts and raisins lie: in the hole of a baked apple, or amid a ring of wedges. */
const STUFFED_REACH = 0.2

/** Ham and biscuits bridge the gaps between pieces of fruit, units. */
const DRAPED_LIFT = 3.4
/** Slices of ham lie over the fruit as they fall. */
const DRAPED: Strewing = { reach: 0.46, least: 3, most: 5, scale: 1.1 }

const MIDDLE_REACH = 0.34
/** Leaves make a bed in the middle and do not hide the fruit. */
const LEAF_REACH = 0.24

/** Biscuits keep apart, so that each is seen. */
const BISCUIT_REACH = 0.5

/** How pieces lie over fruit: how far from the middle, how many, how large. */
interface Strewing {
  readonly reach: number
  readonly least: number
  readonly most: number
  readonly scale: number
}

function strewingOf(food: PlatedFood, reach: number): Strewing {
  if (food.role === 'salad-leaf') return { reach: LEAF_REACH, least: 2, most: 6, scale: 1.3 }
  if (food.role === 'sweet-biscuit') return { reach: BISCUIT_REACH, least: 2, most: 6, scale: 1 }
  if (isCrunch(food) || isHerb(food) || pieceLookOf(food).grams < 2) return { reach, least: 6, most: 46, scale: 1.15 }
  return { reach: Math.max(reach, 0.5), least: 2, most: 12, scale: food.role === 'cold-cut' ? 1.75 : 1.3 }
}

function laySauce(stage: Stage, food: PlatedFood): void {
  const { x, y, radius } = stage.spot
  if (food.role === 'syrup' || food.role === 'nut-butter') layDrizzle(stage, food, { x, y, radius: radius * 0.62 })
  else layPool(stage, food, { x, y, radius: radius * 0.3 })
}

/** What lies over the fruit: ham and cheese in the middle, nuts and herbs over all. */
function layOver(stage: Stage, foods: readonly PlatedFood[], middle: number): void {
  const { spot, random } = stage
  for (const food of foods) {
    if (isSauce(food)) {
      laySauce(stage, food)
      continue
    }
    if (isSpooned(food)) {
      layDollop(stage, food, { x: spot.x, y: spot.y, radius: spot.radius * Math.min(0.26, 0.16 + food.grams / 200) })
      continue
    }
    const isDraped = food.role === 'cold-cut' && food.heats.length === 0
    const look = (isDraped ? coverLookOf(food) : null) ?? pieceLookOf(food)
    const { reach, least, most, scale } = isDraped ? DRAPED : strewingOf(food, middle)
    strew(stage, food, {
      pointIn: inEllipse({ x: spot.x, y: spot.y, a: spot.radius * reach }),
      count: Math.min(most, Math.max(least, look.count)),
      scale: scaleOf(stage) * scale * within(random, 0.97, 1.03),
      ...(isDraped || food.role === 'sweet-biscuit' ? { sink: -DRAPED_LIFT } : {}),
      look,
    })
  }
}

/** Fruit beside another dish takes less room than the part of the plate it may have, so that the two do not touch. */
const SIDE_SHARE = 0.9

function asSide(stage: Stage): Stage {
  const { spot, dish } = stage
  if (dish.place !== 'beside') return stage
  const radius = spot.radius * SIDE_SHARE
  return { ...stage, spot: { ...spot, radius, halfWidth: radius, halfHeight: radius } }
}

/** Fruit as it was cut, each kind in its part of the plate, and what is eaten with it. */
export function layFruitPlate(given: Stage): void {
  const stage = asSide(given)
  const foods = stage.dish.foods.filter(isSeen)
  const figures = figuresOf(foods)
  if (figures !== null) return layFigures(stage, figures)
  const fruits = foods.filter((food) => isFruit(food) && pieceLookOf(food).grams > 1)
  const main = fruits.length === 0 ? foods.slice(0, 1) : fruits
  const others = foods.filter((food) => !main.includes(food))
  const sectors = sectorsOf(main)
  for (const [index, food] of main.entries()) {
    const sector = sectors[index]
    if (sector !== undefined) layFruit(stage, food, sector)
  }
  const [only] = main
  const isOne = main.length === 1 && only !== undefined
  const isStuffed = isOne && pieceLookOf(only).grams >= LARGE_G && pieceLookOf(only).count === 1
  const reach = isStuffed ? STUFFED_REACH : isOne && pieceLookOf(only).grams < LARGE_G ? MIDDLE_REACH : 0.62
  layOver(stage, [...others.filter((food) => !isHerb(food)), ...others.filter(isHerb)], reach)
}

import { FULL_TURN, within } from '../../paint/chance.ts'
import type { FoundLook } from '../../looks/look.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { isSeen, pieceLookOf } from './fallback-look.ts'
import { isCrunch, isHerb, isSauce } from './kinds.ts'
import { layPool, layThread } from './pool.ts'

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

/** Radius of a spot in which pieces have their own size, units. */
const USUAL_RADIUS = 78
const scaleOf = ({ spot }: Stage): number => Math.max(0.6, Math.min(1.3, spot.radius / USUAL_RADIUS))

/** From this weight on a piece is half a fruit or a whole one. */
const LARGE_G = 45
const LONG_PIECES = new Set(['wedges', 'sliced', 'quartered', 'halved', 'any', 'rounds'])
const SMALL_G = 6

interface Sector {
  readonly start: number
  readonly end: number
}

/** Wedges and slices in bows, each leaning on the one before. */
function layBow(stage: Stage, food: PlatedFood, { look, sector }: { look: FoundLook; sector: Sector }): void {
  const { spot, scene, random } = stage
  const isRound = sector.end - sector.start > 6
  const count = Math.min(isRound ? 14 : 9, Math.max(2, look.count))
  const arc = sector.end - sector.start
  const inset = isRound ? 0 : arc * 0.12
  const rows = count > (isRound ? 9 : 6) ? 2 : 1
  const perRow = Math.ceil(count / rows)
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(index / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const share = isRound ? (index % perRow) / inRow : inRow === 1 ? 0.5 : (index % perRow) / (inRow - 1)
    const angle = sector.start + inset + share * (arc - inset * 2) + row * 0.2
    const far = spot.radius * (rows === 1 ? 0.56 : row === 0 ? 0.7 : 0.36)
    stamp(scene, look.make(random), {
      x: spot.x + Math.cos(angle) * far,
      y: spot.y + Math.sin(angle) * far,
      turn: angle - Math.PI / 2 + 0.5 + within(random, -0.12, 0.12),
      scale: scaleOf(stage) * 1.25 * within(random, 0.95, 1.05),
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** Small pieces heaped loosely over a part of the plate. */
function layHeap(stage: Stage, food: PlatedFood, { look, sector }: { look: FoundLook; sector: Sector }): void {
  const { spot, scene, random } = stage
  const isRound = sector.end - sector.start > 6
  const middle = (sector.start + sector.end) / 2
  const width = Math.min(1, (sector.end - sector.start) / FULL_TURN)
  const far = isRound ? 0 : spot.radius * (0.5 - width * 0.22)
  const area = inEllipse({
    x: spot.x + Math.cos(middle) * far,
    y: spot.y + Math.sin(middle) * far,
    a: spot.radius * (isRound ? 0.7 : 0.42),
    b: spot.radius * (isRound ? 0.66 : 0.3 + width * 0.6),
    turn: middle,
  })
  const count = Math.min(46, Math.max(3, look.count))
  for (const point of spreadOut(random, { count, pointIn: area, tries: 12 })) {
    stamp(scene, look.make(random), {
      ...point,
      turn: random() * FULL_TURN,
      scale: scaleOf(stage) * 1.18 * within(random, 0.94, 1.06),
      base: spot.floor + (scene.heightAt(point.x, point.y) - spot.floor) * 0.62,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** Halves or whole fruit, each with room around it. */
function layLarge(stage: Stage, food: PlatedFood, look: FoundLook): void {
  const { spot, scene, random } = stage
  const count = Math.min(6, Math.max(1, look.count))
  const isOne = count === 1
  for (let index = 0; index < count; index += 1) {
    const angle = -2.4 + (index / count) * FULL_TURN
    const far = isOne ? 0 : spot.radius * (count === 2 ? 0.38 : 0.5)
    stamp(scene, look.make(random), {
      x: spot.x + Math.cos(angle) * far,
      y: spot.y + Math.sin(angle) * far,
      turn: isOne ? 0.4 : angle + 1.2 + within(random, -0.2, 0.2),
      scale: scaleOf(stage) * (isOne ? 1.28 : count === 2 ? 1.15 : 0.95),
      base: spot.floor,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

function layFruit(stage: Stage, food: PlatedFood, sector: Sector): void {
  const look = pieceLookOf(food)
  if (look.grams >= LARGE_G) layLarge(stage, food, look)
  else if (look.grams > SMALL_G && LONG_PIECES.has(look.state.split(' ')[0] ?? ''))
    layBow(stage, food, { look, sector })
  else layHeap(stage, food, { look, sector })
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

/** What lies over the fruit: ham and cheese in the middle, nuts and herbs over all. */
function layOver(stage: Stage, foods: readonly PlatedFood[], isLoose: boolean): void {
  const { spot, random } = stage
  for (const food of foods) {
    if (isSauce(food)) {
      const at = {
        x: spot.x,
        y: spot.y,
        radius: spot.radius * (food.role === 'syrup' || food.role === 'nut-butter' ? 0.62 : 0.3),
      }
      if (food.role === 'syrup' || food.role === 'nut-butter') layThread(stage, food, at)
      else layPool(stage, food, at)
      continue
    }
    const look = pieceLookOf(food)
    const isFine = isCrunch(food) || isHerb(food) || look.grams < 2
    const most = isFine ? 46 : 12
    strew(stage, food, {
      pointIn: inEllipse({ x: spot.x, y: spot.y, a: spot.radius * (isLoose || !isFine ? 0.62 : 0.34) }),
      count: Math.min(most, Math.max(isFine ? 6 : 2, look.count)),
      scale: scaleOf(stage) * (isFine ? 1.15 : 1.3) * within(random, 0.97, 1.03),
      look,
    })
  }
}

/** Fruit as it was cut, each kind in its part of the plate, and what is eaten with it. */
export function layFruitPlate(stage: Stage): void {
  const foods = stage.dish.foods.filter(isSeen)
  const fruits = foods.filter((food) => isFruit(food) && pieceLookOf(food).grams > 1)
  const main = fruits.length === 0 ? foods.slice(0, 1) : fruits
  const others = foods.filter((food) => !main.includes(food))
  const sectors = sectorsOf(main)
  for (const [index, food] of main.entries()) {
    const sector = sectors[index]
    if (sector !== undefined) layFruit(stage, food, sector)
  }
  const isBow = main.length === 1 && main.every((food) => pieceLookOf(food).grams < LARGE_G)
  layOver(stage, [...others.filter((food) => !isHerb(food)), ...others.filter(isHerb)], !isBow)
}

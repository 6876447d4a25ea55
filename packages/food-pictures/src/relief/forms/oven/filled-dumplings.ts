import { tintOf } from '../../looks/tint-of.ts'
import { isVisible } from '../../looks/look-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import { pierog, raviolo } from '../../pieces/filled-dumpling.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, type Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { layOverDumplings } from './dumplings.ts'
import { pourButter } from './butter-pool.ts'
import { heaviest, isFlourFood } from './kinds.ts'
import { strewFilling } from './strew-filling.ts'

const GRAMS_OF_A_PIEROG = 42
const ITALIAN = new Set(['ricotta', 'parmesan', 'basil', 'sage'])

const isOnTop = ({ foodId, cuts, heats, isGarnish }: PlatedFood): boolean =>
  isGarnish ||
  (foodId.includes('onion') && heats.includes('fried')) ||
  foodId === 'bacon' ||
  (foodId === 'sage' && cuts.length === 0)

/** Onions are boiled in no dish of this kind: those on top come from the pan. */
const asTopping = (food: PlatedFood): PlatedFood =>
  food.foodId.includes('onion') ? { ...food, cuts: [], heats: ['fried'] } : food

/** Where they lie: in two rows that overlap like tiles, round the middle. */
function placesOf({ x, y, radius }: Stage['spot'], count: number): (Point & { turn: number })[] {
  const outer = Math.min(count, Math.max(4, count - (count > 6 ? 2 : 1)))
  const ring = Array.from({ length: outer }, (_, index) => {
    const angle = (index / outer) * FULL_TURN - 1.2
    return {
      x: x + Math.cos(angle) * radius * 0.6,
      y: y + Math.sin(angle) * radius * 0.56,
      turn: angle - Math.PI / 2 + 0.85,
    }
  })
  const inner = Array.from({ length: count - outer }, (_, index) => {
    const angle = (index / Math.max(1, count - outer)) * FULL_TURN
    return { x: x + Math.cos(angle) * radius * 0.16, y: y + Math.sin(angle) * radius * 0.16, turn: angle + 0.4 }
  })
  return [...ring, ...inner]
}

/** One that is torn open, its filling showing. */
function layOpened(stage: Stage, at: Point, inside: readonly PlatedFood[]): void {
  const { scene, spot, random } = stage
  const body = heaviest(inside)
  if (body === undefined) return
  const tint = tintOf(body)
  const scale = spot.radius / 74
  const mound = lump(random, {
    rx: 16,
    ry: 11,
    height: 6,
    uneven: 0.3,
    colour: tint,
    second: shaded(tint, 0.8),
    gloss: 0.35,
    grain: 0.6,
    rough: 3.4,
  })
  stamp(scene, mound, { ...at, turn: 0.5, scale, owner: ownerOf(stage, body), clip: spot.inside })
  strewFilling(stage, inside, {
    pointIn: inEllipse({ ...at, a: 13 * scale, b: 9 * scale, turn: 0.5 }),
    count: 26,
    mostReach: 5.5 * scale,
  })
}

/** Pierogi or ravioli with what lies over them; one is open, so that its filling can be told. */
export function layFilledDumplings(stage: Stage): void {
  const { scene, spot, random } = stage
  const foods = stage.dish.foods
  const dough = heaviest(foods.filter(isFlourFood)) ?? heaviest(foods)
  if (dough === undefined) return
  const over = foods.filter((food) => isVisible(food) && isOnTop(food)).map(asTopping)
  const inside = foods.filter(
    (food) => food !== dough && food.grams >= 15 && food.foodId !== 'water' && !food.isGarnish && food.role !== 'oil',
  )
  const grams = foods.reduce((sum, food) => sum + (food.isGarnish ? 0 : food.grams), 0)
  const count = Math.max(5, Math.min(9, Math.round(grams / GRAMS_OF_A_PIEROG)))
  const isItalian = foods.some(({ foodId }) => ITALIAN.has(foodId))
  const isFried = dough.heats.includes('fried')
  const owner = ownerOf(stage, dough)
  pourButter(stage, foods)
  const places = placesOf(spot, count)
  const scale = (spot.radius / 74) * (count > 7 ? 1.24 : 1.42)
  for (const [index, { turn, ...at }] of places.entries()) {
    const piece = isItalian ? raviolo(random) : pierog(isFried ? 0.5 : 0)(random)
    const base = Math.max(spot.floor, scene.restingHeight(at.x, at.y, 14) * 0.5) + (index > 0 ? 0.6 : 0)
    stamp(scene, piece, { ...at, turn: turn + within(random, -0.2, 0.2), scale, base, owner, clip: spot.inside })
  }
  layOverDumplings(stage, over)
  const front = { x: spot.x + spot.radius * 0.28, y: spot.y + spot.radius * 0.5 }
  layOpened(stage, front, inside)
}

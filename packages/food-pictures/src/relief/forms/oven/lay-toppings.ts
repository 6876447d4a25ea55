import { FULL_TURN, grainOffset } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { ellipse, rounded, smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { coat } from '../../scene/coat.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { isLiquid } from './kinds.ts'
import { sauceOf } from './sauce-tint.ts'
import { strewFilling } from './strew-filling.ts'
import { isSeen } from './part-look.ts'

/** A thick spoonful in the middle. */
function spoonOver(stage: Stage, foods: readonly PlatedFood[]): void {
  const sauce = sauceOf(foods)
  if (sauce === null) return
  const { scene, spot, random } = stage
  const a = spot.radius * SPOONED
  const pool = lump(random, {
    rx: a,
    ry: a * 0.82,
    height: 4,
    edge: 9,
    uneven: 0.26,
    colour: sauce.tint,
    second: shaded(sauce.tint, 0.78),
    gloss: 0.75,
    grain: 0.1,
    rough: 3,
    fineness: 0.05,
    mottle: 0.03,
  })
  stamp(scene, pool, {
    x: spot.x,
    y: spot.y,
    turn: random() * 6,
    sink: 2,
    owner: ownerOf(stage, sauce.food),
    clip: spot.inside,
  })
}

/** A sauce that runs over what it is poured on, and follows its shape. */
function pourSauceOver(stage: Stage, foods: readonly PlatedFood[]): void {
  const sauce = sauceOf(foods)
  if (sauce === null) return
  const { scene, spot, random } = stage
  const { x, y } = spot
  const a = spot.radius * POURED
  const offset = grainOffset(random)
  const body = ellipse(a, a * 0.86)
  const dark = shaded(sauce.tint, 0.8)
  coat(scene, {
    x,
    y,
    turn: random() * FULL_TURN,
    reach: a * 1.3,
    owner: ownerOf(stage, sauce.food),
    clip: spot.inside,
    outline: (u, v) => body(u, v) + (cloud(u * 0.055 + offset, v * 0.055) - 0.5) * a * 0.5,
    paint(ink, distance) {
      ink.over(dark, 0.96 * smooth(0, -1.2, distance))
      ink.over(sauce.tint, smooth(-0.6, -4, distance))
      ink.surface(0.8, 0.1, 1.6 * rounded(distance, 4))
    },
  })
}

const MASHED_FRUITS = new Set(['berry', 'tart-fruit', 'stone-fruit', 'orchard-fruit'])

/** Fruit that was crushed to a sauce. */
const isCrushed = ({ role, cuts, isTakenIn }: PlatedFood): boolean =>
  !isTakenIn && role !== null && MASHED_FRUITS.has(role) && cuts.includes('mashed')

/** How much of the spot a poured sauce and a spoonful of yoghurt cover, in shares of the radius. */
const POURED = 0.58
const SPOONED = 0.3

/** Whether a topping is thick and cold, so that it lies in one spoonful. */
const isYoghurt = (foods: readonly PlatedFood[]): boolean =>
  foods.some(({ role, isTakenIn }) => role === 'yoghurt-like' && !isTakenIn)

/** Lays dishes that go over the main one: a sauce with what is in it, or a heap. */
export function layToppings(stage: Stage): void {
  const { spot } = stage
  for (const topping of stage.toppings) {
    const above = stageOfTopping(stage, topping)
    const foods = topping.dish.foods
    const isSpooned = isYoghurt(foods)
    const crushed = foods.filter(isCrushed)
    const isPoured = foods.some((food) => isLiquid(food) || food.foodId === 'water')
    if (crushed.length > 0) pourSauceOver(above, crushed)
    else if (isPoured && !isSpooned) pourSauceOver(above, foods)
    const spooned = foods.find(({ role, isTakenIn }) => role === 'yoghurt-like' && !isTakenIn)
    const seen = foods.filter((food) => isSeen(food) && food !== spooned && !crushed.includes(food))
    const pointIn = inEllipse({ ...spot, a: spot.radius * 0.52 })
    strewFilling(
      above,
      seen.filter(({ isGarnish }) => !isGarnish),
      { pointIn, count: isSpooned ? 18 : 42, mostReach: 14 },
    )
    // Yoghurt comes last, in one spoonful, on the fruit.
    if (isSpooned) spoonOver(above, foods)
    strewFilling(
      above,
      seen.filter(({ isGarnish }) => isGarnish),
      { pointIn, count: 26, mostReach: 9 },
    )
  }
}

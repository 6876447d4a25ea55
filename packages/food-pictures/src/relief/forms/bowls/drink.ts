import { within } from '../../paint/chance.ts'
import { between, type Colour, colour, shaded } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { blendOf } from './blend.ts'
import { pourCreamSurface } from './cream-surface.ts'
import { fillWithJuice, FOAM, layFruitIn, laySurface } from './drink-in-glass.ts'
import { layHints } from './hints.ts'
import { isSeen, spoonLookOf } from './fallback-look.ts'
import { fullLevel, inBowl } from './in-bowl.ts'
import { heaviest, isHerb, isLiquid, isSpooned } from './kinds.ts'
import { layToppings } from './lay-toppings.ts'
import { layStraw } from './straw.ts'

const COMPOTE_HEATS = new Set(['boiled', 'stewed'])

/** What the drink is: everything blended, shaken or poured, but not what is eaten beside it. */
const isDrunk = (food: PlatedFood): boolean =>
  food.isTakenIn || food.cuts.includes('blended') || food.cuts.includes('mashed') || isLiquid(food) || isSpooned(food)

const BITE_ROLES = new Set(['sweet-biscuit', 'nut', 'bread', 'cold-cut', 'sliced-cheese'])

/** Eaten beside the drink: biscuits, and fruit of a drink in which nothing was blended. */
function isBeside(food: PlatedFood, foods: readonly PlatedFood[]): boolean {
  if (isDrunk(food) || isHerb(food)) return false
  if (food.role !== null && BITE_ROLES.has(food.role)) return true
  const isShake = foods.some(({ role, cuts }) => cuts.includes('blended') || role === 'sour-milk')
  return (
    !isShake &&
    food.heats.length === 0 &&
    food.role !== 'tropical-fruit' &&
    food.role !== null &&
    food.foodId !== 'banana'
  )
}

/** Larger pieces lie one above the other, not side by side. */
const LARGE_REACH = 20

/** What is eaten with the drink lies at the foot of the glass. */
function layAtFoot(stage: Stage, foods: readonly PlatedFood[]): void {
  const { scene, spot, random } = stage
  for (const [row, food] of foods.entries()) {
    const look = spoonLookOf(food)
    const isLarge = look.make(() => 0.5).reach > LARGE_REACH
    const columns = isLarge ? 1 : 3
    const count = Math.min(isLarge ? 3 : 9, Math.max(1, look.count))
    const side = row % 2 === 0 ? 1 : -1
    for (let index = 0; index < count; index += 1) {
      const layer = Math.floor(index / columns)
      stamp(scene, look.make(random), {
        x:
          spot.x +
          side * (spot.halfWidth + (isLarge ? 27 : 20) + (index % columns) * 12 - layer * 2) +
          within(random, -2, 2),
        y: spot.y + spot.halfHeight - 14 - layer * (isLarge ? 22 : 14) + within(random, -3, 3),
        turn: within(random, -0.5, 0.5),
        scale: isLarge ? 0.95 : 1.15,
        base: layer * 3 + index * 0.3,
        owner: ownerOf(stage, food),
      })
    }
  }
}

/** A drink in a cup from above, when the spot is no glass. */
function layFromAbove(given: Stage, body: PlatedFood, tint: Colour): void {
  const stage = inBowl(given)
  const level = fullLevel(stage)
  pourCreamSurface(stage, {
    level,
    owner: ownerOf(stage, body),
    colour: tint,
    deep: shaded(tint, 0.92),
    gloss: 0.7,
    wave: 0.3,
    rise: 0.4,
  })
  layToppings(
    stage,
    stage.dish.foods.filter((food) => food !== body && !isDrunk(food) && isSeen(food)),
    level,
  )
}

const isPoured = (food: PlatedFood): boolean => isLiquid(food) && food.foodId !== 'water' && !food.isTakenIn

/** The food whose drink it is: rather what was blended than the milk it was blended with. */
const bodyOf = (drunk: readonly PlatedFood[]): PlatedFood | undefined =>
  heaviest(drunk, (food) => !food.isTakenIn && !isLiquid(food) && food.heats.length === 0) ??
  heaviest(drunk, (food) => !food.isTakenIn) ??
  heaviest(drunk)

/** A drink in a glass: the colour of what was blended, foam where milk was shaken, fruit only where it swims. */
export function layDrink(stage: Stage): void {
  const { foods } = stage.dish
  const beside = foods.filter((food) => isBeside(food, foods) && isSeen(food))
  const drunk = foods.filter((food) => !beside.includes(food))
  const poured = stage.spot.isFront === true ? undefined : heaviest(foods, isPoured)
  const body = poured ?? bodyOf(drunk) ?? heaviest(foods)
  if (body === undefined) return
  const swimming = drunk.filter(
    (food) => !isDrunk(food) && food.heats.some((heat) => COMPOTE_HEATS.has(heat)) && isSeen(food),
  )
  const isMilky = drunk.some((food) => food.role === 'milk-like' || food.role === 'sour-milk' || isSpooned(food))
  const isKompot = swimming.length > 0 && !isMilky
  const tint = isKompot ? between(blendOf(swimming), KOMPOT, 0.6) : blendOf(poured === undefined ? drunk : [poured])
  if (stage.spot.isFront !== true) return layFromAbove(stage, body, tint)
  const owner = ownerOf(stage, body)
  fillWithJuice(stage, { tint, owner, isClear: isKompot, foam: isMilky && !isKompot ? 0.09 : 0 })
  if (isKompot) layFruitIn(stage, swimming, tint)
  layHints(
    stage,
    drunk.filter((food) => food !== body && !swimming.includes(food)),
  )
  laySurface(stage, isMilky ? between(tint, FOAM, 0.4) : tint, owner)
  if (!isKompot && beside.length === 0) layStraw(stage, owner)
  layAtFoot(stage, beside)
}

const KOMPOT = colour('#C8762E')

import { pattyKind } from '../../looks/patty-kinds.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { coated } from '../../pieces/coated.ts'
import { cutlet } from '../../pieces/cutlet.ts'
import { panella } from '../../pieces/panella.ts'
import { patty } from '../../pieces/patty.ts'
import type { Piece, PieceMaker } from '../../scene/piece.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isFish, isGrain, isMeat, isPulse } from '../../plating/food-kinds.ts'
import { layHero, type ServedHero } from '../../plating/hero.ts'
import { layBits } from '../../plating/lay-bits.ts'
import { layFingers } from './lay-fingers.ts'
import type { Point } from '../../scene/spots.ts'
import { settle } from '../../plating/settle.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

const WORKED = new Set(['mashed', 'minced', 'grated', 'blended', 'chopped'])
/** Chopped foods above this weight lie beside the patties. */
const MOST_CHOPPED_G = 90
const PATTY_G = 65
/** Fritters of flour and water are small. */
const FRITTER_G = 40
/** Burgers of beans are as wide as a palm. */
const BURGER_G = 85
const BALL_G = 32
/** Crumbs, egg and flour add to the weight of what is seen. */
const BOUND = 1.25

const isWorkedIn = (food: PlatedFood, hero: PlatedFood): boolean => {
  const { cuts, heats, grams, role } = food
  if (isKneaded(hero) && grams <= MOST_KNEADED_G) return true
  // Grain that lies beside patties is a dish of its own.
  if (isGrain(food) || cuts.includes('mashed')) return true
  if (heats.length > 0 && !heats.some((heat) => hero.heats.includes(heat))) return false
  return role === 'cabbage' || (cuts.some((cut) => WORKED.has(cut)) && grams <= MOST_CHOPPED_G)
}

/** Boiled pulses, kneaded and not cooked any more: mercimek köftesi, marked by the fingers that squeezed them. */
const isKneaded = (hero: PlatedFood): boolean => isPulse(hero) && isBoiledOnly(hero)
const MOST_KNEADED_G = 40
const KNEADED_G = 28

const isBoiledOnly = ({ heats }: PlatedFood): boolean =>
  heats.includes('boiled') && !heats.includes('fried') && !heats.includes('baked')

const isOfFlour = ({ role }: PlatedFood): boolean => role?.endsWith('flour') ?? false

const gramsOfOne = (hero: PlatedFood): number => (isOfFlour(hero) ? FRITTER_G : isPulse(hero) ? BURGER_G : PATTY_G)

/** Pancakes of flour and grated roots are shaped as patties, too. */
const isBase = (food: PlatedFood): boolean =>
  isMeat(food) || isFish(food) || isPulse(food) || isGrain(food) || isOfFlour(food)

/** Kotlety, burgers and fritters, flat and brown; pulpety, klopsy and falafel, round, in their sauce. */
export function layPatties(stage: Stage): void {
  layHero(stage, { isHero: isBase, isWorkedIn, lay: layShaped })
}

function layShaped(stage: Stage, served: ServedHero): void {
  const { hero, workedIn, sauce } = served
  const { scene, random, spot } = stage
  const { x, y, radius, floor } = spot
  // Flour drinks twice its weight.
  const base = hero.grams * (isOfFlour(hero) ? 3 : 1)
  const grams = (base + workedIn.reduce((sum, food) => sum + food.grams, 0)) * BOUND
  if (stage.dish.traits.includes('fingers') && isMeat(hero)) return layFingers(stage, served, grams)
  const isBoiled = isBoiledOnly(hero)
  const isBall = sauce !== null || isBoiled || isRound(stage, hero)
  const count = isBall
    ? Math.max(4, Math.min(9, Math.round(grams / (isKneaded(hero) ? KNEADED_G : BALL_G))))
    : isSet(hero)
      ? SQUARES
      : Math.max(2, Math.min(5, Math.round(grams / gramsOfOne(hero))))
  const size = sizeOf({ radius, count, isBall })
  const make: PieceMaker = (luck) => shaped(luck, { hero, workedIn, size, isBall, isBoiled })
  const piece = sauce === null ? make : coated(make, sauce, 0.5)
  const places = placesOf(count, random).map((place) =>
    settle({ x: x + place.x * radius * 0.92, y: y + place.y * radius * 0.88 }, size * 1.02, spot.inside),
  )
  for (const point of places) {
    stamp(scene, piece(random), {
      ...point,
      turn: isBall ? random() * FULL_TURN : -0.4 + within(random, -0.3, 0.3),
      base: floor + (sauce === null ? 0 : 0.6),
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
  }
  layBits(stage, workedIn, { places, reach: size * 0.6 })
}

const sizeOf = ({
  radius,
  count,
  isBall,
}: {
  readonly radius: number
  readonly count: number
  readonly isBall: boolean
}): number =>
  Math.min(
    isBall ? 25 : 44,
    radius * (count <= 2 ? 0.49 : count === 3 ? 0.45 : count === 4 ? 0.42 : count === 5 ? 0.38 : 0.32),
  )

/** Falafel, and what is minced and comes in a sauce of its own. */
const isRound = ({ toppings }: Stage, hero: PlatedFood): boolean =>
  hero.foodId === 'dried-chickpeas' || (isMeat(hero) && toppings.some(({ dish }) => dish.form === 'stew'))

/** A batter that was boiled, has set and was cut into squares before it was baked: panelle. */
const isSet = ({ role, heats }: PlatedFood): boolean =>
  (role?.endsWith('flour') ?? false) && heats.includes('boiled') && heats.includes('baked')
const SQUARES = 6

interface Shaped {
  readonly hero: PlatedFood
  readonly workedIn: readonly PlatedFood[]
  readonly size: number
  readonly isBall: boolean
  readonly isBoiled: boolean
}

function shaped(random: Parameters<PieceMaker>[0], { hero, workedIn, size, isBall, isBoiled }: Shaped): Piece {
  if (hero.heats.includes('crumbed') && !isBall)
    return cutlet(random, { a: size * 1.1, b: size * 0.84, uneven: 5, height: 11 })
  if (isSet(hero)) return panella(random, pattyKind(hero, workedIn), size)
  if (isKneaded(hero)) {
    return patty(random, {
      kind: pattyKind(hero, workedIn),
      a: size * 1.2,
      b: size * 0.62,
      height: size * 0.7,
      browned: 0,
    })
  }
  const isRoundBurger = isPulse(hero) && !isBall
  return patty(random, {
    kind: pattyKind(hero, workedIn),
    a: isBall ? size : size * (isRoundBurger ? 0.96 : 1.08),
    b: isBall ? size * 0.96 : size * (isRoundBurger ? 0.92 : 0.84),
    height: isBall ? size * 1.05 : 11,
    browned: isBoiled ? 0.12 : isBall ? 0.55 : 0.64,
    ...(isRoundBurger ? { gloss: 0.08, rough: 0.9 } : {}),
  })
}

/** Places in a ring, with one in the middle when there are many; shares of the spot. */
function placesOf(count: number, random: () => number): Point[] {
  if (count === 1) return [{ x: 0, y: 0 }]
  const isFilled = count >= 6
  const ring = isFilled ? count - 1 : count
  const far = count === 2 ? 0.52 : count === 3 ? 0.57 : count === 4 ? 0.66 : 0.68
  const start = count === 2 ? 2.9 : random() * FULL_TURN
  const places = Array.from({ length: ring }, (_, index) => {
    const angle = start + (index / ring) * FULL_TURN
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
  })
  return isFilled ? [...places, { x: 0, y: 0 }] : places
}

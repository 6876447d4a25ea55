import { hasShreds } from '../../looks/shred-kinds.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { layBread } from '../oven/lay-bread.ts'
import { brothOf } from './broth.ts'
import { isSeen } from './fallback-look.ts'
import { layHints } from './hints.ts'
import { fullLevel, inBowl } from './in-bowl.ts'
import { isCrunch, isHerb, isLiquid, isSauce, isSpooned } from './kinds.ts'
import { scaleOf } from './lay-toppings.ts'
import { isStrand } from './noodle.ts'
import { FLECK, isDough, isGrain, soupLookOf } from './soup-pieces.ts'
import { layEyes, pourBroth, pourCream, type Filling } from './soup-surface.ts'
import { layStrands, swim } from './swim.ts'

/** How deep the lower pieces lie, units. */
const DEEP = 4.4
/** Pieces of all foods together that a bowl has room for, of which a food has its part. */
const ROOM = 100
const ROOM_FOR_GRAINS = 130

/** Bits of a herb that is strewn; a soup that has its name from it has more. */
const MOST_HERBS = 42

/** Dumplings float, and limp shreds lie on one another: most of each is over the surface. */
const FLOATING = 0.75

const isOnTop = (food: PlatedFood): boolean =>
  food.role === 'bread' || food.role === 'flatbread' || isCrunch(food) || isSauce(food) || food.isGarnish

/** Bread that is eaten with a soup; croutons were diced. */
const isSlice = ({ role, cuts }: PlatedFood): boolean => role === 'bread' && cuts.length === 0

/** Has become the liquid, so that it has no pieces. */
const isDissolved = (food: PlatedFood): boolean =>
  isLiquid(food) || isSpooned(food) || food.role === 'tomato-sauce' || food.cuts[0] === 'blended'

interface Ranks {
  readonly hasEgg: boolean
  readonly filling: Filling
}

/** What swims in a clear or creamy soup: some of each food under the surface, the rest breaking it. */
function laySwimming(stage: Stage, foods: readonly PlatedFood[], { hasEgg, filling }: Ranks): void {
  const { x, y, radius } = stage.spot
  const { level } = filling
  const low = inEllipse({ x, y, a: radius * 0.82 })
  // What breaks the surface lies thicker in the middle, as a ladle leaves it.
  const high = inEllipse({ x: x - radius * 0.04, y: y + radius * 0.04, a: radius * 0.79, b: radius * 0.74, turn: -0.5 })
  const strands = foods.filter(isStrand)
  const others = foods.filter((food) => !isStrand(food)).map((food) => ({ food, look: soupLookOf(food, hasEgg) }))
  const wanted = others.reduce((sum, { look, food }) => sum + (isGrain(food) ? 0 : look.count), 0)
  const part = Math.min(1, ROOM / Math.max(1, wanted))
  const countOf = (food: PlatedFood, count: number, share: number): number =>
    isGrain(food) ? Math.min(ROOM_FOR_GRAINS * share, count) : Math.max(2, Math.round(count * part * share))
  pourBroth(stage, { ...filling, level: level - DEEP })
  for (const { food, look } of others) {
    swim(stage, food, {
      look,
      count: countOf(food, look.count, 0.4),
      pointIn: low,
      level: level - 1,
      above: 0,
      tries: isGrain(food) ? 3 : 12,
    })
  }
  for (const food of strands)
    layStrands(stage, food, { base: level - DEEP - 0.5, count: Math.min(34, 10 + Math.round(food.grams / 3)) })
  pourBroth(stage, filling)
  for (const food of strands)
    layStrands(stage, food, { base: level - 2, count: Math.min(30, 8 + Math.round(food.grams / 3)) })
  for (const { food, look } of others) {
    swim(stage, food, {
      look,
      count: countOf(food, look.count, 0.8),
      pointIn: high,
      level,
      above: isDough(food) || hasShreds(food) ? FLOATING : 0.36,
      tries: isGrain(food) ? 3 : 12,
    })
  }
}

function layEggs(stage: Stage, food: PlatedFood, level: number): void {
  const { spot, random, scene } = stage
  const look = soupLookOf(food)
  const count = Math.min(4, look.count)
  for (let index = 0; index < count; index += 1) {
    const angle = -2.1 + index * (count > 2 ? 1.25 : 1.7)
    stamp(scene, look.make(random), {
      x: spot.x + Math.cos(angle) * spot.radius * 0.4,
      y: spot.y + Math.sin(angle) * spot.radius * 0.4,
      turn: angle + 1.3,
      scale: scaleOf(stage) * 1.25,
      base: level - 2.5,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** Croutons, seeds and what was put on the finished soup, herbs over all. */
function layOnTop(stage: Stage, foods: readonly PlatedFood[], level: number): void {
  const { x, y, radius } = stage.spot
  for (const food of foods) {
    const look = soupLookOf(food)
    const most = isHerb(food) ? MOST_HERBS + food.grams * 2 : isCrunch(food) ? 34 : 18
    swim(stage, food, {
      look,
      count: Math.min(most, Math.max(isHerb(food) ? 24 : 3, look.count)),
      pointIn: isHerb(food)
        ? inEllipse({ x, y, a: radius * 0.78 })
        : inEllipse({ x: x + radius * 0.1, y: y - radius * 0.06, a: radius * 0.62, b: radius * 0.46, turn: -0.6 }),
      tries: isHerb(food) ? 6 : 2,
      level: isHerb(food) ? level + 0.6 : level,
      above: isHerb(food) ? 1 : 0.75,
      scale: 1.2,
    })
  }
}

/** A herb that was blended is seen in flecks. */
function layFlecks(stage: Stage, food: PlatedFood, level: number): void {
  const { x, y, radius } = stage.spot
  swim(stage, food, {
    look: FLECK,
    count: 70,
    pointIn: inEllipse({ x, y, a: radius * 0.88 }),
    level: level + 1.2,
    above: 0.9,
    tries: 2,
  })
}

/** Herbs lie on whatever swims at their place. */
function layTopping(stage: Stage): void {
  const { spot, scene } = stage
  for (const food of stage.dish.foods.filter(isSeen)) {
    const look = soupLookOf(food)
    swim(stage, food, {
      look,
      count: Math.min(14, look.count),
      pointIn: inEllipse({ x: spot.x, y: spot.y, a: spot.radius * 0.5 }),
      level: scene.heightAt(spot.x, spot.y),
      above: 0.7,
    })
  }
}

/**
 * A bowl of soup: its liquid coloured by what was boiled or blended into it, pieces half sunk, eggs and croutons on top,
 * herbs last.
 */
export function laySoup(given: Stage): void {
  const stage = inBowl(given)
  const { foods } = stage.dish
  const broth = brothOf(foods)
  const body = broth.food ?? foods.find(({ foodId }) => foodId === 'water') ?? foods[0]
  if (body === undefined) return
  const filling: Filling = { broth, level: fullLevel(stage), owner: ownerOf(stage, body) }
  const hasEgg = foods.some(({ role, isTakenIn }) => role === 'egg' && isTakenIn)
  const slices = foods.filter((food) => isSeen(food) && isSlice(food))
  const seen = foods.filter(
    (food) => !slices.includes(food) && (isSeen(food) || (isDough(food) && !broth.isBlended)) && !isDissolved(food),
  )
  const eggs = seen.filter(({ role }) => role === 'egg')
  const top = seen.filter((food) => !eggs.includes(food) && (isOnTop(food) || isHerb(food)))
  const swimming = seen.filter((food) => !eggs.includes(food) && !top.includes(food))
  if (broth.isBlended) {
    pourCream(stage, filling)
    const blended = foods.filter((food) => food !== body && food.cuts[0] === 'blended')
    layHints(
      stage,
      blended.filter((food) => !isHerb(food)),
    )
    for (const herb of blended.filter((food) => isHerb(food) && !food.isTakenIn)) layFlecks(stage, herb, filling.level)
    const pointIn = inEllipse({ x: stage.spot.x, y: stage.spot.y, a: stage.spot.radius * 0.72 })
    for (const food of swimming.filter((food) => food !== body)) {
      const look = soupLookOf(food)
      swim(stage, food, {
        look,
        count: Math.min(look.grams < 3 ? 70 : 24, look.count),
        pointIn,
        level: filling.level + 0.5,
        above: 0.5,
      })
    }
  } else laySwimming(stage, swimming, { hasEgg, filling })
  for (const food of eggs) layEggs(stage, food, filling.level)
  // The oil of filled dumplings is in their filling.
  const isClear = !hasEgg && swimming.some(isDough)
  if (broth.eyes !== null && !isClear) layEyes(stage, filling, broth.eyes)
  // They lean on the rim, not on the floor.
  for (const bread of slices) layBread({ ...stage, spot: { ...stage.spot, floor: filling.level } }, bread)
  layOnTop(stage, [...top.filter((food) => !isHerb(food)), ...top.filter(isHerb)], filling.level)
  for (const topping of stage.toppings) layTopping(stageOfTopping(stage, topping))
}

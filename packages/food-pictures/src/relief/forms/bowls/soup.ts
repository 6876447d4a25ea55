import { FULL_TURN, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { pour } from '../../scene/pour.ts'
import { inEllipse, spreadOut, type PointIn } from '../../scene/spots.ts'
import { ownerOf, stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { brothOf, type Broth } from './broth.ts'
import { pieceLookOf, isSeen } from './fallback-look.ts'
import { fullLevel, inBowl } from './in-bowl.ts'
import { isCrunch, isHerb, isLiquid, isSauce } from './kinds.ts'
import { scaleOf } from './lay-toppings.ts'
import { isStrand, strandOf } from './noodle.ts'
import { isGrain, soupLookOf } from './soup-pieces.ts'

/** How deep below the surface the lower pieces lie, and how far the upper ones are sunk, units. */
const DEEP = 4.4
const HALF_SUNK = 2.2
/** Depth at which a cloudy soup hides all, units. */
const SIGHT = 5

function pourBroth(
  stage: Stage,
  { colour: tint, deep, cloud: cloudiness }: Broth,
  { level, owner }: { level: number; owner: number },
): void {
  const { spot, scene } = stage
  pour(scene, {
    level,
    inside: spot.inside,
    owner,
    paint({ x, y, depth }, ink: Ink) {
      const red = ink.red
      const green = ink.green
      const blue = ink.blue
      ink.mix(tint, deep, smooth(0.3, 0.72, cloud(x * 0.022 + 5, y * 0.022)))
      const seen = (1 - cloudiness) * smooth(SIGHT * 1.6, 0, depth)
      // What is under a clear broth takes its colour.
      ink.red += (red * (0.35 + ink.red * 0.75) - ink.red) * seen
      ink.green += (green * (0.35 + ink.green * 0.75) - ink.green) * seen
      ink.blue += (blue * (0.35 + ink.blue * 0.75) - ink.blue) * seen
      ink.surface(0.66, 0.03, 0)
      if (noise(x * 0.5, y * 0.5) > 0.93) ink.dim(0.93)
    },
  })
}

/** The swirls of a spoon on a thick, blended soup. */
function pourCream(
  stage: Stage,
  { colour: tint, deep }: Broth,
  { level, owner }: { level: number; owner: number },
): void {
  const { spot, scene, random } = stage
  const offset = random() * 99
  pour(scene, {
    level,
    inside: spot.inside,
    owner,
    paint({ x, y }, ink) {
      const dx = x - spot.x
      const dy = y - spot.y
      const far = Math.hypot(dx, dy)
      const phase = Math.atan2(dy, dx) + far * 0.085 + (cloud(dx * 0.02 + offset, dy * 0.02) - 0.5) * 3
      const wave = Math.sin(phase * 2)
      ink.mix(tint, deep, 0.5 + 0.35 * wave + 0.4 * (cloud(x * 0.05, y * 0.05 + offset) - 0.5))
      if (noise(x * 0.9, y * 0.9 + offset) > 0.9) ink.dim(0.86)
      ink.surface(0.55, 0.12, (wave * 0.9 + 0.9) * smooth(spot.radius, spot.radius * 0.7, far) * smooth(0, 18, far))
    },
  })
}

interface Layer {
  readonly pointIn: PointIn
  readonly base: number
  /** Share of the pieces. */
  readonly share: number
  readonly most: number
}

function layPieces(stage: Stage, food: PlatedFood, { pointIn, base, share, most }: Layer): void {
  const look = soupLookOf(food)
  const scale = scaleOf(stage) * (isGrain(food) ? 1.25 : 1.18)
  const cap = isGrain(food) ? most * 6 : most
  strew(stage, food, {
    pointIn,
    count: Math.max(1, Math.min(cap, Math.round(look.count * share))),
    base: () => base + within(stage.random, -1, 0.5),
    scale,
    tries: isGrain(food) ? 3 : 12,
    look,
  })
}

/** A nest of strands, most of them just under the surface. */
function layStrands(stage: Stage, food: PlatedFood, { base, count }: { base: number; count: number }): void {
  const { spot, random, scene } = stage
  const make = strandOf(food)
  const area = inEllipse({
    x: spot.x - spot.radius * 0.08,
    y: spot.y + spot.radius * 0.1,
    a: spot.radius * 0.52,
    b: spot.radius * 0.42,
  })
  for (const [index, point] of spreadOut(random, { count, pointIn: area, tries: 5 }).entries()) {
    stamp(scene, make(random), {
      ...point,
      turn: random() * FULL_TURN,
      scale: scaleOf(stage) * 1.1,
      base: base + (index / count) * 2.4,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

function layEggs(stage: Stage, food: PlatedFood, level: number): void {
  const { spot, random, scene } = stage
  const look = soupLookOf(food)
  const count = Math.min(4, look.count)
  for (let index = 0; index < count; index += 1) {
    const angle = -2.1 + index * (count > 2 ? 1.15 : 1.7)
    stamp(scene, look.make(random), {
      x: spot.x + Math.cos(angle) * spot.radius * 0.36,
      y: spot.y + Math.sin(angle) * spot.radius * 0.36,
      turn: angle + 1.3,
      scale: scaleOf(stage) * 1.3,
      base: level - 2.5,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

const EYE = colour('#EBBE58')
const EYE_EDGE = colour('#D9A23E')

/** Fat on the broth of meat: small golden eyes. */
function layEyes(stage: Stage, { level, owner }: { level: number; owner: number }): void {
  const { spot, random, scene } = stage
  const area = inEllipse({ x: spot.x, y: spot.y, a: spot.radius * 0.88 })
  for (const { x, y } of spreadOut(random, { count: 40, pointIn: area })) {
    if (scene.heightAt(x, y) > level + 0.3) continue
    const eye = lump(random, {
      rx: within(random, 1.2, 4.2),
      height: 0.35,
      colour: EYE,
      second: EYE_EDGE,
      gloss: 1,
      grain: 0,
      uneven: 0.04,
    })
    stamp(scene, eye, { x, y, base: level, owner, clip: spot.inside })
  }
}

const isOnTop = (food: PlatedFood): boolean => food.role === 'bread' || isCrunch(food) || isSauce(food)

/** What swims in a clear or creamy soup: each food partly under the surface, partly breaking it. */
function laySwimming(
  stage: Stage,
  foods: readonly PlatedFood[],
  { level, broth, owner }: { level: number; broth: Broth; owner: number },
): void {
  const { x, y, radius } = stage.spot
  const low = inEllipse({ x, y, a: radius * 0.82 })
  const high = inEllipse({ x: x + radius * 0.06, y: y + radius * 0.07, a: radius * 0.68 })
  const strands = foods.filter(isStrand)
  const others = foods.filter((food) => !isStrand(food) && food.role !== 'egg')
  const most = Math.max(4, Math.round(38 / Math.max(2, others.length)))
  pourBroth(stage, broth, { level: level - DEEP, owner })
  for (const food of others) layPieces(stage, food, { pointIn: low, base: level - DEEP - 1.5, share: 0.5, most })
  for (const food of strands)
    layStrands(stage, food, { base: level - DEEP - 0.5, count: Math.min(34, 10 + Math.round(food.grams / 3)) })
  pourBroth(stage, broth, { level, owner })
  for (const food of strands)
    layStrands(stage, food, { base: level - 2, count: Math.min(30, 8 + Math.round(food.grams / 3)) })
  for (const food of others)
    layPieces(stage, food, { pointIn: high, base: level - HALF_SUNK - 1, share: 0.5, most: Math.ceil(most * 0.75) })
}

/**
 * A bowl of soup: its liquid coloured by what was boiled or blended into it, pieces half sunk, eggs and croutons on top,
 * herbs last.
 */
export function laySoup(given: Stage): void {
  const stage = inBowl(given)
  const { spot, scene } = stage
  const broth = brothOf(stage.dish.foods)
  const foods = stage.dish.foods.filter(isSeen)
  const body = broth.food ?? stage.dish.foods.find(({ foodId }) => foodId === 'water') ?? stage.dish.foods[0]
  if (body === undefined) return
  const owner = ownerOf(stage, body)
  const level = fullLevel(stage)
  const pieces = foods.filter((food) => food !== body && !isLiquid(food) && food.cuts[0] !== 'blended' && !isHerb(food))
  const isPiecesOfBody =
    !broth.isBlended &&
    broth.food !== null &&
    isSeen(broth.food) &&
    !isLiquid(broth.food) &&
    broth.food.role !== 'tomato-sauce' &&
    broth.food.role !== 'yoghurt-like'
  const swimming = [
    ...(isPiecesOfBody && broth.food !== null ? [broth.food] : []),
    ...pieces.filter((food) => !isOnTop(food) && !food.isGarnish),
  ]
  if (broth.isBlended) {
    pourCream(stage, broth, { level, owner })
    const area = inEllipse({ x: spot.x, y: spot.y, a: spot.radius * 0.5 })
    for (const food of swimming.filter(({ role }) => role !== 'egg')) {
      layPieces(stage, food, { pointIn: area, base: level - HALF_SUNK, share: 0.6, most: 16 })
    }
  } else laySwimming(stage, swimming, { level, broth, owner })
  for (const food of pieces.filter((food) => food.role === 'egg')) layEggs(stage, food, level)
  if (broth.hasEyes) layEyes(stage, { level, owner })
  layOnTop(
    stage,
    [...pieces.filter((food) => (isOnTop(food) || food.isGarnish) && food.role !== 'egg'), ...foods.filter(isHerb)],
    level,
  )
  for (const topping of stage.toppings) {
    const over = stageOfTopping(stage, topping)
    for (const food of over.dish.foods.filter(isSeen)) {
      layPieces(over, food, {
        pointIn: inEllipse({ x: spot.x, y: spot.y, a: spot.radius * 0.5 }),
        base: scene.heightAt(spot.x, spot.y),
        share: 1,
        most: 18,
      })
    }
  }
}

function layOnTop(stage: Stage, foods: readonly PlatedFood[], level: number): void {
  const { x, y, radius } = stage.spot
  for (const food of foods) {
    const look = isHerb(food) ? pieceLookOf(food) : soupLookOf(food)
    const most = isHerb(food) ? 46 : isCrunch(food) ? 60 : 18
    strew(stage, food, {
      pointIn: inEllipse({ x, y, a: radius * (isHerb(food) ? 0.74 : 0.46) }),
      count: Math.min(most, Math.max(isHerb(food) ? 14 : 3, look.count)),
      scale: scaleOf(stage) * (isHerb(food) ? 1 : 1.2),
      ...(isHerb(food) ? {} : { base: level - 1.2 }),
      look,
    })
  }
}

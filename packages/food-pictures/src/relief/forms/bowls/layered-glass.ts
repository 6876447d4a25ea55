import { fillGlass, heightInGlass } from '../../crockery/glass.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cells, cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { blendOf } from './blend.ts'
import { isSeen, spoonLookOf } from './fallback-look.ts'
import { measurePiece } from './measure-piece.ts'
import { heaviest, isCrunch, isHerb, isLiquid, isSauce, isSpooned } from './kinds.ts'
import { layYoghurtBowl } from './yoghurt-bowl.ts'

type Painter = (ink: Ink, u: number, v: number) => void

const JELLY = colour('#9A8F7E')
const DARK_SEED = colour('#2E2722')
const PALE_SEED = colour('#5B4E42')

/** Chia pudding: seeds in their jelly. */
const chiaPainter =
  (tint: Colour, offset: number): Painter =>
  (ink, u, v) => {
    const { near, luck } = cells(u * 0.3 + offset, v * 0.3)
    ink.fill(tint)
    ink.over(JELLY, 0.35 * smooth(0.55, 0.3, near))
    ink.over(luck > 0.5 ? DARK_SEED : PALE_SEED, 0.95 * smooth(0.3, 0.2, near))
    ink.surface(0.4, 0.1, (0.5 - near) * 0.8)
  }

/** Smooth cream, yoghurt or mousse against the glass. */
function creamPainter(tint: Colour, offset: number): Painter {
  const deep = shaded(tint, 0.92)
  return (ink, u, v) => {
    ink.mix(tint, deep, smooth(0.35, 0.7, cloud(u * 0.04 + offset, v * 0.06)))
    ink.surface(0.4, 0.04, cloud(u * 0.08, v * 0.08 + offset) * 1.2)
  }
}

/** Crushed or cut fruit pressed against the glass. */
function fruitPainter(tint: Colour, offset: number): Painter {
  const deep = shaded(tint, 0.55)
  const bright = shaded(tint, 1.5)
  return (ink, u, v) => {
    const { near, second, luck } = cells(u * 0.12 + offset, v * 0.12 + 4)
    ink.mix(tint, deep, cloud(u * 0.08, v * 0.08 + offset))
    if (luck > 0.6) ink.over(bright, 0.45)
    ink.dim(1 - 0.42 * smooth(0.14, 0, second - near))
    ink.surface(0.6, 0.1, (0.5 - near) * 3)
  }
}

const COLOURING = new Set(['cocoa', 'dark-chocolate', 'milk-chocolate'])

const isFruit = (food: PlatedFood): boolean =>
  !isCrunch(food) &&
  !isSpooned(food) &&
  !isLiquid(food) &&
  !isHerb(food) &&
  food.role !== 'gelling-seed' &&
  !COLOURING.has(food.foodId)

interface Parts {
  readonly base: PlatedFood
  readonly basePainter: Painter
  /** The milk of a chia pudding, to which half of it belongs. */
  readonly milk: PlatedFood | undefined
  readonly fruit: PlatedFood | undefined
  readonly fruitTint: Colour
}

const seenFruit = (foods: readonly PlatedFood[], except?: PlatedFood): PlatedFood | undefined =>
  heaviest(foods, (food) => food !== except && isFruit(food) && isSeen(food))

/** The food that fills the cup, and the one whose colour it has: chia has that of its milk. */
function bodyOf(foods: readonly PlatedFood[]): { readonly base: PlatedFood; readonly coloured: PlatedFood } | null {
  const chia = foods.find(({ role }) => role === 'gelling-seed')
  const cream = heaviest(foods, (food) => isSpooned(food) && !food.isTakenIn)
  if (cream !== undefined) return { base: cream, coloured: cream }
  const liquid = heaviest(foods, (food) => isLiquid(food) && food.foodId !== 'water')
  if (liquid !== undefined) return { base: chia ?? liquid, coloured: liquid }
  const base = seenFruit(foods) ?? chia ?? heaviest(foods)
  return base === undefined ? null : { base, coloured: base }
}

/** The pudding or cream of a cup, and its fruit. */
function partsOf(stage: Stage): Parts | null {
  const { foods } = stage.dish
  const body = bodyOf(foods)
  if (body === null) return null
  const { base, coloured } = body
  const dyes = foods.filter((food) => COLOURING.has(food.foodId) && food.isTakenIn)
  const tint = dyes.length === 0 ? tintOf(coloured) : blendOf([coloured, ...dyes])
  const offset = stage.random() * 99
  const hasSeeds = foods.some(({ role }) => role === 'gelling-seed')
  const fruit = seenFruit(foods, base)
  return {
    base,
    milk: base === coloured || coloured.isTakenIn ? undefined : coloured,
    basePainter: hasSeeds ? chiaPainter(tint, offset) : creamPainter(tint, offset),
    fruit,
    fruitTint: fruit === undefined ? tint : tintOf(fruit),
  }
}

/** Shares of the height: where pudding and fruit begin and end. */
const LAYERED = [0, 0.3, 0.46, 0.76, 0.9] as const
const FRUIT_ON_TOP = [0, 0.74, 0.9] as const

function fillLayers(stage: Stage, { base, basePainter, milk, fruit, fruitTint }: Parts): void {
  const { scene, spot, dish, random } = stage
  const isLayered = dish.traits.includes('layered') || dish.traits.includes('swirled')
  const marks = isLayered && fruit !== undefined ? LAYERED : FRUIT_ON_TOP
  const fruitPaint = fruitPainter(fruitTint, random() * 99)
  for (let index = 1; index < marks.length; index += 1) {
    const from = marks[index - 1] ?? 0
    const to = marks[index] ?? 1
    const isFruitLayer = index % 2 === 0 && fruit !== undefined
    const layer = { from, to, uneven: 7, paint: isFruitLayer ? fruitPaint : basePainter }
    fillGlass(scene, spot, { ...layer, owner: ownerOf(stage, isFruitLayer ? fruit : base) })
    if (!isFruitLayer && milk !== undefined) {
      fillGlass(scene, spot, { ...layer, to: (from + to) / 2, owner: ownerOf(stage, milk) })
    }
  }
}

/** Fruit and what was strewn, heaped in the mouth of the glass. */
function layOnTop(stage: Stage, foods: readonly PlatedFood[]): void {
  const { scene, spot, random } = stage
  const top = spot.y + heightInGlass(spot, 0.9)
  for (const food of foods) {
    const look = spoonLookOf(food)
    const isSmall = isCrunch(food) || isHerb(food)
    // What lies at the side stays within the wall of the glass.
    const half = spot.halfWidth - 3 - measurePiece(look.make(() => 0.5)).radius * 1.2
    const count = Math.min(isSmall ? 30 : 17, Math.max(isSmall ? 6 : 5, look.count))
    const pointIn = (): { x: number; y: number } => {
      const across = within(random, -1, 1)
      const hump = isSmall ? 13 : 8
      return { x: spot.x + across * half, y: top - hump * (1 - across * across) + within(random, -7, isSmall ? 2 : 8) }
    }
    const points = spreadOut(random, { count, pointIn }).toSorted((one, other) => one.y - other.y)
    for (const point of points) {
      stamp(scene, look.make(random), {
        ...point,
        turn: random() * FULL_TURN,
        scale: isSmall ? 1.15 : 1.2,
        // Lower at the sides, as the glass is round.
        base: (isSmall ? 20 : 11) * Math.sqrt(1 - 0.9 * ((point.x - spot.x) / spot.halfWidth) ** 2),
        owner: ownerOf(stage, food),
      })
    }
  }
}

/** A cup in layers, seen from the front: pudding or cream, fruit between and on top. */
export function layLayeredGlass(stage: Stage): void {
  const { foods } = stage.dish
  const parts = stage.spot.isFront === true ? partsOf(stage) : null
  if (parts === null) return layYoghurtBowl(stage)
  fillLayers(stage, parts)
  const { base, fruit } = parts
  const tops = foods.filter(
    (food) =>
      food !== base &&
      isSeen(food) &&
      !isLiquid(food) &&
      !isSpooned(food) &&
      !isSauce(food) &&
      food.role !== 'gelling-seed',
  )
  const ordered = [
    ...tops.filter((food) => food === fruit),
    ...tops.filter((food) => food !== fruit && !isCrunch(food)),
    ...tops.filter((food) => food !== fruit && isCrunch(food)),
  ]
  layOnTop(stage, ordered)
}

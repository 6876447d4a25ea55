import { layBowl } from '../../crockery/bowl.ts'
import { GLAZES } from '../../crockery/glazes.ts'
import { isWide, type Spot } from '../../crockery/spot.ts'
import { lookOf } from '../../looks/look-of.ts'
import { FULL_TURN } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { coat } from '../../scene/coat.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage, stageOfTopping } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { blendOf } from './blend.ts'
import { isDipper } from './dippers.ts'
import { isSeen, pieceLookOf } from './fallback-look.ts'
import { inBowl } from './in-bowl.ts'
import { heaviest, isHerb, isLiquid } from './kinds.ts'
import { type Dipper, layDipped, layDippers } from './lay-dippers.ts'
import { soupLookOf } from './soup-pieces.ts'
import { FINE, isSmoothPaste, pasteOf, pastePiece } from './paste.ts'

const OIL = colour('#A88C16')

const PAPRIKA = colour('#B03A1A')

const PASTE_CUTS = new Set(['blended', 'mashed', 'minced', 'crumbled', 'flaked'])

const isMass = (food: PlatedFood): boolean =>
  !food.isGarnish && (PASTE_CUTS.has(food.cuts[0] ?? '') || isSmoothPaste(food) || food.isTakenIn)

/** How large the pot on a board is, how far to the left it stands, and how far to the right its dippers lie, in shares of the board. */
const POT = { size: 0.93, most: 72, aside: 0.31, right: 0.68 } as const

/** A spread beside a dish is a rough spoonful on the plate, in shares of its place. */
const SPOONFUL = 0.52

/** The pot of the spread: on a board to the left of its dippers, elsewhere the spot itself. */
function potIn(stage: Stage, hasDippers: boolean): { readonly pot: Spot; readonly right: Spot | null } {
  const { spot, scene, glaze } = stage
  const isBoard = stage.dish.place === 'main' && spot.halfWidth > spot.radius * 1.1
  if (stage.dish.place === 'beside') return { pot: { ...spot, radius: spot.radius * SPOONFUL }, right: null }
  if (!isBoard) return { pot: inBowl(stage).spot, right: null }
  const cosine = Math.cos(spot.turn)
  const sine = Math.sin(spot.turn)
  const aside = hasDippers ? spot.halfWidth * POT.aside : 0
  const radius = Math.min(spot.halfHeight * POT.size, POT.most)
  const pot = layBowl(scene, {
    x: spot.x - aside * cosine,
    y: spot.y - aside * sine,
    radius,
    glaze: GLAZES[glaze].beside,
    depth: 13,
    base: spot.floor - 3,
  })
  const reach = spot.halfWidth * POT.right
  return { pot, right: { ...spot, x: spot.x + reach * cosine, y: spot.y + reach * sine } }
}

/** Oil in the hollow of a smooth paste, and a pinch of paprika beside it. */
function layOil(stage: Stage, pot: Spot): void {
  const oil = stage.dish.foods.find(({ role, grams }) => (role === 'oil' || role === 'aromatic-oil') && grams >= 2)
  const paprika = stage.dish.foods.find(({ role, foodId }) => role === 'paprika' || foodId === 'sumac')
  const { scene, random } = stage
  const offset = random() * 99
  const ring = (inner: number, outer: number) => (u: number, v: number) =>
    Math.abs(Math.hypot(u, v) - (inner + outer) / 2) -
    (outer - inner) / 2 +
    (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 7
  if (oil !== undefined) {
    coat(scene, {
      x: pot.x,
      y: pot.y,
      reach: pot.radius * 0.6,
      owner: ownerOf(stage, oil),
      clip: pot.inside,
      outline: ring(pot.radius * 0.02, pot.radius * 0.3),
      paint(ink) {
        ink.over(OIL, 0.55)
        ink.gloss = 1
      },
    })
  }
  if (paprika !== undefined) {
    const owner = ownerOf(stage, paprika)
    coat(scene, {
      x: pot.x + pot.radius * 0.26,
      y: pot.y - pot.radius * 0.3,
      turn: 0.7,
      reach: pot.radius * 0.7,
      owner,
      clip: pot.inside,
      outline: (u, v) =>
        cloud(u * 0.5 + offset, v * 0.5) < 0.52 + 0.14 * (Math.hypot(u, v * 1.7) / pot.radius)
          ? 1
          : Math.hypot(u, v * 1.7) - pot.radius * 0.52,
      paint(ink) {
        ink.over(PAPRIKA, 0.7)
        ink.gloss = 0.2
      },
    })
  }
}

/** Small pieces folded into the paste or strewn on it. */
function layBits(stage: Stage, foods: readonly PlatedFood[], pot: Spot): void {
  for (const food of foods) {
    const look = food.foodId === 'dill' ? soupLookOf(food) : pieceLookOf(food)
    const isSmall = look.grams < 3
    const most = isHerb(food) ? 40 : isSmall ? Math.max(24, Math.min(90, look.count)) : 12
    strew(stage, food, {
      pointIn: inEllipse({ x: pot.x, y: pot.y, a: pot.radius * 0.68 }),
      count: Math.min(most, Math.max(4, look.count)),
      scale: isHerb(food) ? 1.2 : 0.9,
      sink: isHerb(food) ? 0 : 2,
      clip: pot.inside,
      look,
    })
  }
}

/** Other foods on the board: small heaps at its right or around the pot. */
function layAround(stage: Stage, foods: readonly PlatedFood[], right: Spot): void {
  const { scene, random } = stage
  for (const [index, food] of foods.entries()) {
    const look = pieceLookOf(food)
    const count = Math.min(9, Math.max(1, look.count))
    const v = (index - (foods.length - 1) / 2) * ((right.halfHeight * 1.6) / Math.max(1, foods.length))
    const middle = { x: right.x - v * Math.sin(right.turn), y: right.y + v * Math.cos(right.turn) }
    const area = inEllipse({
      ...middle,
      a: right.halfWidth * 0.26,
      b: right.halfHeight * (0.7 / foods.length),
      turn: right.turn,
    })
    for (const point of spreadOut(random, { count, pointIn: area, tries: 14 })) {
      stamp(scene, look.make(random), {
        ...point,
        turn: random() * FULL_TURN,
        owner: ownerOf(stage, food),
        clip: right.inside,
      })
    }
  }
}

/** A pot with a paste, and beside it what is dipped into it. */
export function laySpread(stage: Stage): void {
  const { foods } = stage.dish
  const dippers: Dipper[] = foods.filter(isDipper).map((food) => ({ stage, food }))
  for (const topping of stage.toppings) {
    const over = stageOfTopping(stage, topping)
    dippers.push(...over.dish.foods.filter(isDipper).map((food) => ({ stage: over, food })))
  }
  const rest = foods.filter((food) => !isDipper(food))
  const mass = rest.filter((food) => isMass(food) && !isHerb(food) && !isLiquid(food))
  const body =
    heaviest(mass, ({ isTakenIn, role }) => !isTakenIn && role !== 'oil') ??
    heaviest(rest, ({ role, isTakenIn }) => role !== 'oil' && !isTakenIn) ??
    heaviest(mass) ??
    heaviest(rest)
  if (body === undefined) return
  const others = rest.filter((food) => food !== body && isSeen(food) && lookOf(food) !== null && food.role !== 'oil')
  const isPlatter = (food: PlatedFood): boolean => food.role === 'olive' || food.role === 'marinated-vegetable'
  const { pot, right } = potIn(stage, dippers.length > 0 || others.some(isPlatter))
  const tint = blendOf([body, ...mass.filter((food) => food !== body)])
  const smoothed = pasteOf(
    body,
    mass.filter((food) => food !== body && food.grams >= 10),
    tint,
  )
  const paste = pastePiece(
    stage.random,
    stage.dish.place === 'beside' ? { ...smoothed, coarse: FINE } : smoothed,
    pot.radius * (isWide(stage.spot) || stage.dish.place !== 'main' ? 0.97 : 0.88),
  )
  stamp(stage.scene, paste, { x: pot.x, y: pot.y, base: pot.floor, owner: ownerOf(stage, body), clip: pot.inside })
  if (isSmoothPaste(body)) layOil(stage, pot)
  layBits(
    stage,
    others.filter((food) => right === null || !isPlatter(food)),
    pot,
  )
  if (right === null) {
    layDipped(dippers, pot)
    return
  }
  layDippers(dippers, right)
  layAround(stage, others.filter(isPlatter), {
    ...right,
    y: right.y + (dippers.length > 0 ? right.halfHeight * 0.35 : 0),
  })
}

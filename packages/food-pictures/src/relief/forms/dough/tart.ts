import { layPaper } from '../../crockery/paper.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { colour, shaded, type Colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { tartCrust, tartSpread } from '../../pieces/dough/tart-crust.ts'
import { lump } from '../../pieces/lump.ts'
import { isVisible } from '../../looks/look-of.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { arrange, portions, type Bed } from './arrange.ts'
import { isSpread } from './sorted-foods.ts'
import { tintOf } from '../../looks/tint-of.ts'

/** A tart for one, half axes, and a small bread baked as a pizza. */
const TART = { a: 92, b: 68 } as const
const SMALL = { a: 48, b: 46 } as const
const SMALL_G = 40
const CHEESE_ROLES = new Set(['sliced-cheese', 'salad-cheese'])
const TOMATO_ROLES = new Set(['tomato-sauce'])
const DOUGH_ROLES = new Set(['wheat-flour', 'gluten-free-flour', 'flatbread', 'bread', 'starch'])

const CREAM = colour('#F8EFDA')
const MELTED_SHADE = colour('#DE9A34')
const BLISTER = colour('#9A5318')

interface TartFoods {
  readonly dough: PlatedFood | null
  readonly base: PlatedFood | null
  readonly cheese: PlatedFood | null
  readonly toppings: readonly PlatedFood[]
  readonly garnish: readonly PlatedFood[]
  readonly isSmall: boolean
  readonly isQuiche: boolean
}

const isTomato = ({ role, foodId }: PlatedFood): boolean =>
  foodId === 'tomato-paste' || (role !== null && TOMATO_ROLES.has(role))

function tartFoods(foods: readonly PlatedFood[]): TartFoods {
  const dough = foods.find(({ role }) => role !== null && DOUGH_ROLES.has(role)) ?? null
  const egg = foods.find(({ role, cuts }) => role === 'egg' && cuts.length === 0)
  const cheese = foods.find(({ role }) => role !== null && CHEESE_ROLES.has(role)) ?? null
  const base = foods.find(isTomato) ?? foods.find((food) => food !== cheese && isSpread(food)) ?? egg ?? null
  // Eggs are beaten into the cream of a quiche.
  const rest = foods.filter((food) => ![dough, base, cheese, egg].includes(food) && isVisible(food))
  return {
    dough,
    base,
    cheese,
    toppings: rest.filter(({ isGarnish }) => !isGarnish),
    garnish: rest.filter(({ isGarnish }) => isGarnish),
    isSmall: dough?.role === 'flatbread' || dough?.role === 'bread',
    isQuiche: egg !== undefined && base !== null && !isTomato(base),
  }
}

/** Cheese that ran and browned where it blistered. */
function meltCheese(
  stage: Stage,
  bed: Bed,
  { cheese, beds }: { readonly cheese: PlatedFood; readonly beds: number },
): void {
  const { scene, random } = stage
  const tint: Colour = tintOf(cheese)
  const count = Math.min(26, 5 + Math.round(cheese.grams / 2 / beds))
  for (const point of spreadOut(random, { count, pointIn: areaOf(bed, 0.76) })) {
    const piece = lump(random, {
      rx: within(random, 6, 12),
      height: 1.8,
      uneven: 0.45,
      colour: tint,
      second: MELTED_SHADE,
      gloss: 0.7,
      grain: 0.15,
      rough: 1,
      fineness: 0.12,
      paint: (ink, { u, v, offset }) => ink.over(BLISTER, 0.7 * smooth(0.6, 0.75, cloud(u * 0.15 + offset, v * 0.15))),
    })
    stamp(scene, piece, { ...point, turn: random() * FULL_TURN, owner: ownerOf(stage, cheese) })
  }
}

const areaOf = ({ x, y, a, b, turn }: Bed, share: number): ReturnType<typeof inEllipse> =>
  inEllipse({ x, y, a: a * share, b: b * share, turn })

interface Tarts {
  readonly foods: TartFoods
  readonly beds: number
}

function layTartOn(stage: Stage, bed: Bed, { foods, beds }: Tarts): void {
  const { scene, random, spot } = stage
  const { dough, base, cheese, toppings, garnish, isQuiche } = foods
  const { x, y, turn, a, b } = bed
  const owner = dough === null ? 1 : ownerOf(stage, dough)
  stamp(scene, tartCrust(random, { rx: a, ry: b, isFluted: isQuiche }), { x, y, turn, base: spot.floor + 0.6, owner })
  const tint = base === null ? CREAM : tintOf(base)
  const spread = tartSpread(random, {
    rx: a,
    ry: b,
    tint,
    second: shaded(tint, 0.82),
    isCreamy: base === null || !isTomato(base),
  })
  stamp(scene, spread, {
    x,
    y,
    turn,
    base: spot.floor + (isQuiche ? 5 : 3.4),
    owner: base === null ? owner : ownerOf(stage, base),
  })
  if (cheese !== null) meltCheese(stage, bed, { cheese, beds })
  const most = Math.round(26 / Math.sqrt(beds))
  for (const food of toppings) strew(stage, food, { pointIn: areaOf(bed, 0.78), most, scale: 1.1 })
  for (const food of garnish)
    strew(stage, food, { pointIn: areaOf(bed, 0.62), most: Math.round(12 / beds), scale: 0.95 })
}

/** Flat doughs from the oven: flammkuchen, pizza, quiche, small breads baked with a topping. */
export function layTart(stage: Stage): void {
  const { spot, random, dish } = stage
  const foods = tartFoods([...dish.foods, ...stage.toppings.flatMap((topping) => topping.dish.foods)])
  // Only boards lie turned.
  const isBoard = spot.turn !== 0
  const size = foods.isSmall ? SMALL : isBoard && !foods.isQuiche ? TART : { a: TART.b * 1.2, b: TART.b * 1.2 }
  const count = foods.isSmall ? portions(foods.dough?.grams ?? SMALL_G * 2, SMALL_G, [2, 3]) : 1
  const beds = arrange(spot, random, {
    count,
    ...size,
    gap: 4,
    most: 1.35,
    mayTurn: false,
    disorder: 0.06,
    isRound: true,
  })
  if (isBoard && !foods.isSmall) {
    for (const { x, y, a, b, turn } of beds) layPaper(stage.scene, { x, y, halfWidth: a + 4, halfHeight: b + 5, turn })
  }
  for (const bed of beds) layTartOn(stage, bed, { foods, beds: beds.length })
}

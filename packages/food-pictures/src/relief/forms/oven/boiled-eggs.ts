import { tintOf } from '../../looks/tint-of.ts'
import { shaded } from '../../paint/colour.ts'
import { eggHalf } from '../../pieces/egg.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { heap } from '../../scene/heap.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { coveringHelpings } from './cover.ts'
import { layEggsInGlass } from './eggs-in-glass.ts'
import { isBedding, layBed } from './lay-bed.ts'
import { heaviest, isBreadFood, isEggFood, isGrainFood, isLiquid } from './kinds.ts'
import { layBread } from './lay-bread.ts'
import { isSeen, partLook } from './part-look.ts'
import { strewFilling } from './strew-filling.ts'

const GRAMS_OF_A_HALF = 27

interface Halves {
  readonly egg: PlatedFood
  readonly filling: readonly PlatedFood[]
  readonly a: number
}

/** Halves in a ring, points outward; the filling of stuffed ones in the place of the yolk. */
function layHalves(stage: Stage, { egg, filling, a }: Halves): void {
  const { scene, spot, random } = stage
  const count = Math.max(2, Math.min(8, Math.round(egg.grams / GRAMS_OF_A_HALF)))
  const scale = (a / 62) * (count > 5 ? 1.2 : 1.42)
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2 - 2.2
    const far = a * (count < 3 ? 0.4 : 0.56)
    const at = { x: spot.x + Math.cos(angle) * far, y: spot.y + Math.sin(angle) * far }
    stamp(scene, eggHalf(random), { ...at, turn: angle, scale, owner: ownerOf(stage, egg), clip: spot.inside })
    for (const food of filling.slice(0, 1)) {
      const tint = tintOf(food)
      const mound = lump(random, {
        rx: 12.5,
        ry: 10.5,
        height: 6,
        uneven: 0.25,
        colour: tint,
        second: shaded(tint, 0.65),
        gloss: 0.35,
        grain: 0.5,
        rough: 3.4,
        browned: 0.4,
      })
      stamp(scene, mound, { ...at, turn: angle, scale, owner: ownerOf(stage, food) })
    }
    if (filling.length > 0)
      strewFilling(stage, filling, { pointIn: inEllipse({ ...at, a: 9 * scale }), count: 9, mostReach: 5 * scale })
  }
}

/** Yoghurt or mayonnaise that eggs lie on. */
function spoonSauce(stage: Stage, sauce: PlatedFood, a: number): void {
  const { scene, spot, random } = stage
  const tint = tintOf(sauce)
  const pool = lump(random, {
    rx: a * 0.9,
    ry: a * 0.84,
    height: 2.2,
    edge: 4,
    uneven: 0.14,
    colour: tint,
    second: shaded(tint, 0.94),
    gloss: 0.7,
    grain: 0.05,
    rough: 1.6,
    fineness: 0.03,
    mottle: 0.01,
  })
  stamp(scene, pool, { x: spot.x, y: spot.y, owner: ownerOf(stage, sauce), clip: spot.inside })
}

const isStuffedWith = ({ cuts }: PlatedFood): boolean => cuts.includes('chopped') || cuts.includes('mashed')

/** Grains with vegetables that the eggs lie on. */
function layGrains(stage: Stage, foods: readonly PlatedFood[], a: number): void {
  const { x, y, floor } = stage.spot
  const grain = heaviest(foods.filter(isBedding))
  if (grain !== undefined) layBed(stage, grain, { x, y, a: a * 1.02, rise: 8, base: floor })
  const loose = foods.filter((food) => food !== grain)
  const times = grain === undefined ? 1.8 : 0.5
  heap(stage, coveringHelpings(loose, { area: Math.PI * a * a, times, scale: 1.1 }), { x, y, a, rise: 9, scale: 1.1 })
}

/** Vegetables and ham between and around the eggs. */
function layAround(stage: Stage, foods: readonly PlatedFood[], a: number): void {
  for (const food of foods) {
    const look = partLook(food)
    const count = Math.max(3, Math.min(9, Math.round(food.grams / look.grams)))
    const pointIn = inEllipse({ ...stage.spot, a: a * 0.9 })
    strew(stage, food, { pointIn, count, scale: 1.15, look, tries: 30, sink: 0.5 })
  }
}

/** Boiled eggs: halves yolk up on what goes with them, stuffed halves, or soft eggs in a glass. */
export function layBoiledEggs(stage: Stage): void {
  const foods = stage.dish.foods
  const egg = foods.find(isEggFood)
  const bread = foods.filter(isBreadFood)
  const rest = foods.filter((food) => isSeen(food) && !isEggFood(food) && !bread.includes(food))
  for (const slice of bread) layBread(stage, slice)
  if (egg !== undefined && egg.cuts.length === 0) layEggsInGlass(stage, egg, rest)
  else layHalvesOn(stage, egg, { rest, a: stage.spot.radius * (bread.length > 0 ? 0.74 : 0.84) })
}

interface Around {
  readonly rest: readonly PlatedFood[]
  readonly a: number
}

function layHalvesOn(stage: Stage, egg: PlatedFood | undefined, { rest, a }: Around): void {
  const isStuffed = egg !== undefined && isStuffedWith(egg)
  const sauce = stage.dish.foods.find((food) => isLiquid(food) && food.grams >= 4)
  if (sauce !== undefined && !isStuffed) spoonSauce(stage, sauce, a)
  const bed = rest.filter((food) => food !== sauce && !food.isGarnish)
  const hasGrain = bed.some(isGrainFood)
  if (hasGrain) layGrains(stage, bed, a)
  if (egg !== undefined) layHalves(stage, { egg, filling: isStuffed ? bed : [], a })
  if (!hasGrain && !isStuffed) layAround(stage, bed, a)
  const garnish = rest.filter(({ isGarnish }) => isGarnish)
  strewFilling(stage, garnish, { pointIn: inEllipse({ ...stage.spot, a: a * 0.8 }), count: 26, mostReach: 11 })
}

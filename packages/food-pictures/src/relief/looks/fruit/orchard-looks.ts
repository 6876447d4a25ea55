import { colour, type Colour } from '../../paint/colour.ts'
import { fruitBite } from '../../pieces/fruit/fruit-bite.ts'
import { bakedFruit } from '../../pieces/fruit/baked-fruit.ts'
import { pearHalf } from '../../pieces/fruit/pear-half.ts'
import { shred } from '../../pieces/fruit/shred.ts'
import { wedge } from '../../pieces/fruit/wedge.ts'
import type { FoodLook, FoodLooks, Look } from '../look.ts'

interface Orchard {
  readonly peel: Colour
  readonly flesh: Colour
  readonly outer: Colour
  readonly core: Colour
  readonly cooked: Colour
  readonly cookedDeep: Colour
  readonly cookedPeel: Colour
  /** How long its neck is, units. */
  readonly neck: number
}

const half = (fruit: Orchard, browned: number): Look => ({
  make: pearHalf({
    radius: fruit.neck === 0 ? 29 : 25,
    neck: fruit.neck,
    skin: browned > 0 ? fruit.cookedPeel : fruit.peel,
    flesh: browned > 0 ? fruit.cooked : fruit.flesh,
    outer: browned > 0 ? fruit.cookedDeep : fruit.outer,
    gloss: browned > 0 ? 0.85 : 0.45,
    browned,
  }),
  grams: 70,
})

/** Apples and pears by what was done to them. */
function orchardLook(fruit: Orchard, whole: Look): FoodLook {
  const { peel, flesh, outer, core, cooked, cookedDeep, cookedPeel } = fruit
  const raw = wedge({ peel, flesh, outer, core, length: 24, width: 20 })
  const soft = wedge({
    peel: cookedPeel,
    flesh: cooked,
    outer: cookedDeep,
    core: cookedDeep,
    length: 23,
    width: 20,
    gloss: 0.85,
    browned: 0.2,
  })
  // With its skin on a piece is known as fruit; all bare they could be cheese.
  const bite = fruitBite({ half: 9, peel, flesh, outer, core, peeled: 0.15 })
  const cube: Look = { make: bite, grams: 6 }
  const softBite = fruitBite({
    half: 8.4,
    peel: cookedPeel,
    flesh: cooked,
    outer: cookedDeep,
    gloss: 0.9,
    peeled: 0.2,
    soft: 0.35,
  })
  const softCube: Look = { make: softBite, grams: 6 }
  const afterHeat = { baked: soft, fried: soft, stewed: soft, boiled: soft, caramelised: soft }
  const wedges: Look = { make: raw, grams: 14, cooked: afterHeat }
  const cubes: Look = {
    ...cube,
    cooked: { baked: softCube.make, boiled: softCube.make, fried: softCube.make, stewed: softCube.make },
  }
  return {
    any: wedges,
    wedges,
    quartered: { ...wedges, grams: 22 },
    sliced: { make: wedge({ peel, flesh, outer, core, length: 24, width: 17 }), grams: 9, cooked: afterHeat },
    diced: cubes,
    chopped: cubes,
    grated: { make: shred({ colour: flesh, second: outer }), grams: 1.5 },
    halved: { ...half(fruit, 0), cooked: { baked: half(fruit, 0.25).make } },
    baked: whole,
    boiled: softCube,
    stewed: softCube,
    mashed: softCube,
  }
}

const APPLE: Orchard = {
  peel: colour('#C22B2E'),
  flesh: colour('#FBF3D2'),
  outer: colour('#F1E6A8'),
  core: colour('#D9BE82'),
  cooked: colour('#F3DB92'),
  cookedDeep: colour('#E4B65C'),
  cookedPeel: colour('#A8402C'),
  neck: 0,
}
const PEAR: Orchard = {
  peel: colour('#A9B04A'),
  flesh: colour('#FAF4DC'),
  outer: colour('#EEE4B4'),
  core: colour('#D6BE84'),
  cooked: colour('#F3DFA6'),
  cookedDeep: colour('#E0B866'),
  cookedPeel: colour('#9A8A38'),
  neck: 30,
}

export const ORCHARD_LOOKS: FoodLooks = {
  apple: orchardLook(APPLE, { make: bakedFruit, grams: 160 }),
  pear: orchardLook(PEAR, half(PEAR, 0.25)),
}

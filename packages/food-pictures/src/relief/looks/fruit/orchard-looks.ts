import { colour, type Colour } from '../../paint/colour.ts'
import { fruitCube } from '../../pieces/fruit/fruit-cube.ts'
import { bakedFruit } from '../../pieces/fruit/baked-fruit.ts'
import { pearHalf } from '../../pieces/fruit/pear-half.ts'
import { shred } from '../../pieces/fruit/shred.ts'
import { wedge } from '../../pieces/fruit/wedge.ts'
import { lump } from '../../pieces/lump.ts'
import type { FoodLook, FoodLooks, Look } from '../look.ts'

interface Orchard {
  readonly peel: Colour
  readonly flesh: Colour
  readonly outer: Colour
  readonly core: Colour
  readonly cooked: Colour
  readonly cookedDeep: Colour
  /** How long its neck is, units. */
  readonly neck: number
}

const half = (fruit: Orchard, browned: number): Look => ({
  make: pearHalf({
    radius: fruit.neck === 0 ? 29 : 25,
    neck: fruit.neck,
    skin: browned > 0 ? fruit.cookedDeep : fruit.peel,
    flesh: browned > 0 ? fruit.cooked : fruit.flesh,
    outer: browned > 0 ? fruit.cookedDeep : fruit.outer,
    gloss: browned > 0 ? 0.85 : 0.45,
    browned,
  }),
  grams: 70,
})

/** Apples and pears by what was done to them. */
function orchardLook(fruit: Orchard, whole: Look): FoodLook {
  const { peel, flesh, outer, core, cooked, cookedDeep } = fruit
  const raw = wedge({ peel, flesh, outer, core, length: 24, width: 20 })
  const soft = wedge({
    peel: cookedDeep,
    flesh: cooked,
    outer: cookedDeep,
    length: 22,
    width: 19,
    gloss: 0.85,
    browned: 0.45,
  })
  const bare = fruitCube({ half: 7.4, colour: flesh, second: outer })
  const peeled = fruitCube({ half: 7.4, colour: flesh, second: outer, peel })
  const cube: Look = { make: (random) => (random() < 0.5 ? bare : peeled)(random), grams: 6 }
  const softCube: Look = {
    make: (random) =>
      lump(random, {
        rx: 8.5,
        ry: 7,
        height: 6,
        uneven: 0.24,
        colour: cooked,
        second: cookedDeep,
        gloss: 0.9,
        grain: 0.1,
        browned: 0.3,
      }),
    grams: 6.5,
  }
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
    halved: { ...half(fruit, 0), cooked: { baked: half(fruit, 0.5).make } },
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
  cooked: colour('#F0CF86'),
  cookedDeep: colour('#DDA955'),
  neck: 0,
}
const PEAR: Orchard = {
  peel: colour('#A9B04A'),
  flesh: colour('#FAF4DC'),
  outer: colour('#EEE4B4'),
  core: colour('#D6BE84'),
  cooked: colour('#F2DA9E'),
  cookedDeep: colour('#DDB062'),
  neck: 30,
}

export const ORCHARD_LOOKS: FoodLooks = {
  apple: orchardLook(APPLE, { make: bakedFruit, grams: 160 }),
  pear: orchardLook(PEAR, half(PEAR, 0.5)),
}

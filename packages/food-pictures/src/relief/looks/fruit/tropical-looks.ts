import { colour, type Colour } from '../../paint/colour.ts'
import { berry } from '../../pieces/fruit/berry.ts'
import { bananaSlice, fleshSlice, kiwiSlice } from '../../pieces/fruit/cut-fruit.ts'
import { wedge } from '../../pieces/fruit/wedge.ts'
import { grapeHalf } from '../../pieces/fruit/grape-half.ts'
import { fruitCube } from '../../pieces/fruit/fruit-cube.ts'
import { lump } from '../../pieces/lump.ts'
import { stick } from '../../pieces/stick.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import type { FoodLooks, Look } from '../look.ts'

const SEED = colour('#1E160E')

const cube = (first: string, second: string, half = 8): Look => ({
  make: fruitCube({ half, colour: colour(first), second: colour(second) }),
  grams: half,
})

const kiwiCube = fruitCube({ half: 8, colour: colour('#A9CE4E'), second: colour('#7BA62C'), seed: SEED, seeds: 0.2 })
const melonCube = fruitCube({ half: 11, colour: colour('#EF5052'), second: colour('#D92E3A'), seed: SEED, seeds: 0.14 })

/** Avocado: pale at the stone, green at the skin. */
const AVOCADO = { flesh: colour('#EDE6A0'), outer: colour('#B4CB5C'), peel: colour('#6F9636') }

const long = (first: Colour, second: Colour, peel: Colour): PieceMaker =>
  wedge({ peel, flesh: first, outer: second, length: 30, width: 14, gloss: 0.7 })

const BANANA = colour('#F9EDBE')
const BANANA_DEEP = colour('#EFDC98')

const GRAPE: Look = {
  make: berry({
    radius: 10,
    colour: colour('#B4C65A'),
    second: colour('#8CA63C'),
    gloss: 0.7,
    oval: 0.84,
    bloom: colour('#DCE4B4'),
  }),
  grams: 5,
}
const GRAPE_HALF = {
  flesh: colour('#C9D67E'),
  glassy: colour('#E9EFBE'),
  skin: colour('#6F8A2C'),
  vein: colour('#F3F4D4'),
  seed: colour('#8A7A3E'),
}
const PERSIMMON = {
  flesh: colour('#F4953A'),
  edge: colour('#E8761C'),
  heart: colour('#F8B468'),
  peel: colour('#D85E14'),
}

export const TROPICAL_LOOKS: FoodLooks = {
  avocado: {
    any: { make: wedge({ ...AVOCADO, length: 24, width: 11, gloss: 0.5 }), grams: 12 },
    diced: cube('#E3E290', '#B9CE62', 7),
    mashed: {
      make: (random) =>
        lump(random, { rx: 9, ry: 7, height: 5, uneven: 0.4, rough: 2, colour: AVOCADO.outer, second: AVOCADO.flesh }),
      grams: 9,
    },
  },
  banana: {
    any: { make: bananaSlice(), grams: 7 },
    halved: {
      make: (random) =>
        stick(random, {
          length: 78,
          width: 23,
          height: 13,
          bend: 13,
          taper: 0.42,
          square: 0,
          colour: BANANA,
          second: BANANA_DEEP,
          gloss: 0.35,
        }),
      grams: 60,
    },
    fried: { make: bananaSlice(0.7), grams: 8 },
    baked: { make: bananaSlice(0.5), grams: 8 },
    caramelised: { make: bananaSlice(0.8), grams: 8 },
  },
  grapes: {
    any: GRAPE,
    halved: {
      make: grapeHalf(GRAPE_HALF),
      grams: 2.6,
    },
  },
  kiwi: { any: { make: kiwiSlice, grams: 9 }, diced: { make: kiwiCube, grams: 6 } },
  mango: {
    any: cube('#F9BC38', '#F09A1C', 8),
    sliced: { make: long(colour('#F9BC38'), colour('#F2A022'), colour('#E88A1A')), grams: 14 },
  },
  melon: {
    any: { make: long(colour('#F8BE7E'), colour('#F2A85E'), colour('#C2BE7A')), grams: 35 },
    sliced: {
      make: wedge({
        flesh: colour('#F8A85C'),
        outer: colour('#F6C684'),
        core: colour('#EE8A3E'),
        peel: colour('#C9C488'),
        length: 54,
        width: 30,
        gloss: 0.7,
      }),
      grams: 60,
    },
    diced: cube('#F8BE7E', '#F0A254', 9),
  },
  papaya: {
    any: cube('#F58A4A', '#EA6A30', 8),
    sliced: { make: long(colour('#F58A4A'), colour('#F0A24A'), colour('#C8A84A')), grams: 16 },
  },
  'passion-fruit': {
    any: {
      make: berry({
        radius: 4.6,
        colour: colour('#E9A820'),
        second: colour('#C98412'),
        gloss: 1,
        crown: colour('#1F1712'),
        oval: 0.8,
      }),
      grams: 1.6,
    },
  },
  persimmon: {
    any: { make: fleshSlice({ radius: 24, ...PERSIMMON }), grams: 18 },
    wedges: { make: wedge({ peel: PERSIMMON.peel, flesh: PERSIMMON.flesh, length: 24 }), grams: 18 },
  },
  pineapple: {
    any: cube('#F7DC62', '#EDC23A', 8),
    rounds: {
      make: fleshSlice({ radius: 26, flesh: colour('#F7DC62'), edge: colour('#EFC63E'), heart: colour('#F4E6A0') }),
      grams: 30,
    },
  },
  pomegranate: {
    any: {
      make: berry({ radius: 4.4, colour: colour('#D01C3C'), second: colour('#9A0C26'), gloss: 1, oval: 0.78 }),
      grams: 0.7,
    },
  },
  watermelon: {
    any: { make: melonCube, grams: 12 },
    sliced: { make: long(colour('#EE4A4E'), colour('#F28A80'), colour('#3E7A34')), grams: 60 },
  },
}

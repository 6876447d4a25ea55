import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { chunk } from '../pieces/chunk.ts'
import { fusilli, gnocchi, penne, square } from '../pieces/pasta-shapes.ts'
import { potatoBoiled, potatoCube, potatoCubeRoast, potatoJacket, potatoSlice, potatoWedge } from '../pieces/potato.ts'
import { bean, chickpea, pea } from '../pieces/seed-shapes.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FoodLook, FoodLooks, Look } from './look.ts'

const one = (make: PieceMaker, grams: number): FoodLook => ({ any: { make, grams } })

/** A grain strewn by itself. */
const grain = (first: string, second: string, [length, width]: readonly [number, number]): FoodLook =>
  one(
    (random) =>
      stick(random, {
        length: length * within(random, 0.85, 1.1),
        width,
        height: 1.4,
        colour: colour(first),
        second: colour(second),
        gloss: 0.4,
        grain: 0,
        square: 0,
        taper: 0.3,
      }),
    0.6,
  )

const DOUGH = { first: colour('#F8DE8E'), second: colour('#F0CC6C') }
const WHOLEWHEAT = { first: colour('#C99E68'), second: colour('#AE7F4A') }
const LENTIL = { first: colour('#E5854A'), second: colour('#D06C34') }
const BLACK = { first: colour('#4A3D38'), second: colour('#322926') }
const PALE = { first: colour('#F8E6B4'), second: colour('#EED392') }
const SHEET = { first: colour('#F7E3A6'), second: colour('#EFD287') }

const KIDNEY = bean(colour('#7E2A22'))
const BLACK_BEAN = bean(colour('#2A2424'), { length: 11, width: 7.5 })
const WHITE_BEAN = bean(colour('#F0E2C2'), { length: 13, width: 8 })
const BUTTER_BEAN = bean(colour('#F1E4C6'), { length: 18, width: 11.5 })
const CHICKPEA = chickpea(colour('#E3C48A'))

const NEW_POTATO: Look = { make: potatoBoiled, grams: 40 }
const SWEET = { open: colour('#F0913A'), peel: colour('#A8623E') }

const sweetCube: PieceMaker = chunk({
  colour: colour('#F0913A'),
  second: colour('#DC7420'),
  size: [8, 7],
  browned: 0.25,
  fibrous: 0.2,
})

/** Grains, pasta, pulses and potatoes by state. */
export const GRAIN_LOOKS: FoodLooks = {
  'basmati-rice': grain('#FFFDF6', '#F3EBDA', [8, 2.1]),
  'black-bean-pasta': one(fusilli(BLACK), 4),
  'black-lentils': one(pea(colour('#2E2926'), 3), 1.2),
  'broad-beans': one(bean(colour('#8FB552'), { length: 17, width: 11 }), 4),
  'brown-rice': grain('#DDBF8C', '#C29C62', [6.4, 2.5]),
  'buckwheat-soba-noodles': one(square(WHOLEWHEAT, 8), 4),
  'butter-beans': one(BUTTER_BEAN, 5),
  'canned-black-beans': one(BLACK_BEAN, 2),
  'canned-chickpeas': one(CHICKPEA, 2.2),
  'canned-kidney-beans': one(KIDNEY, 2.2),
  'canned-lentils': one(pea(colour('#8A7440'), 3.2), 1.4),
  'canned-white-beans': one(WHITE_BEAN, 2.4),
  chestnuts: one(
    chunk({ colour: colour('#D9B27A'), second: colour('#B98A50'), size: [8.5, 7.5], browned: 0.2, fibrous: 0.2 }),
    9,
  ),
  'dried-black-beans': one(BLACK_BEAN, 1),
  'dried-chickpeas': one(CHICKPEA, 1),
  'dried-white-beans': one(WHITE_BEAN, 1),
  edamame: one(bean(colour('#8CBF4A'), { length: 11, width: 7.5 }), 2.4),
  'egg-free-lasagne-sheets': { any: { make: square(SHEET), grams: 4 }, ribbons: { make: square(SHEET, 9), grams: 3 } },
  'egg-noodles': one(square(DOUGH, 9), 4),
  gnocchi: {
    any: { make: gnocchi(PALE), grams: 7 },
    fried: { make: gnocchi(PALE, 0.6), grams: 7 },
    baked: { make: gnocchi(PALE, 0.45), grams: 7 },
  },
  'gluten-free-pasta': one(penne(PALE), 2.4),
  'green-lentils': one(pea(colour('#8C8248'), 3.2), 1.2),
  'green-peas': one(pea(colour('#6FAE36')), 1.3),
  'lupin-beans': one(bean(colour('#EBCB62'), { length: 13, width: 10 }), 1.4),
  'mung-beans': one(pea(colour('#A99A44'), 3), 1),
  'pearl-barley': grain('#F0E2C4', '#DCC79E', [5.4, 3.6]),
  penne: one(penne(DOUGH), 2.4),
  potato: {
    any: NEW_POTATO,
    whole: NEW_POTATO,
    boiled: NEW_POTATO,
    diced: { make: potatoCube, grams: 13 },
    chopped: { make: potatoCube, grams: 13 },
    quartered: { make: potatoCube, grams: 20 },
    wedges: { make: potatoWedge, grams: 26 },
    sticks: { make: potatoWedge, grams: 22 },
    sliced: { make: potatoSlice, grams: 14 },
    rounds: { make: potatoSlice, grams: 14 },
    fried: { make: potatoCubeRoast, grams: 14 },
    baked: { make: potatoSlice, grams: 22 },
  },
  'red-lentil-pasta': one(fusilli(LENTIL), 3),
  'red-lentils': one(pea(colour('#E39A3C'), 2.8), 1.2),
  'rice-noodles': grain('#FBF6E8', '#EDE2C8', [30, 2.4]),
  'split-peas': one(pea(colour('#E2BC4E'), 3), 1.2),
  'sweet-potato': {
    any: { make: sweetCube, grams: 14 },
    diced: { make: sweetCube, grams: 12 },
    whole: { make: (random) => potatoJacket(random, SWEET), grams: 100 },
  },
  sweetcorn: one(pea(colour('#F4C93A'), 3.8), 1.2),
  'unsalted-canned-black-beans': one(BLACK_BEAN, 2),
  'unsalted-canned-chickpeas': one(CHICKPEA, 2.2),
  'unsalted-canned-kidney-beans': one(KIDNEY, 2.2),
  'unsalted-canned-white-beans': one(WHITE_BEAN, 2.4),
  'white-rice': grain('#FFFCF3', '#F1E8D4', [6.4, 2.5]),
  'wholewheat-pasta': one(fusilli(WHOLEWHEAT), 2.6),
  'wild-rice': grain('#3A2A22', '#5E4432', [8.6, 2.1]),
  amaranth: grain('#E7CE9A', '#D3B274', [2.2, 2]),
  buckwheat: grain('#A06A3E', '#7A4A28', [4.4, 3.6]),
  bulgur: grain('#E2BC78', '#C79A54', [3.6, 2.4]),
  couscous: grain('#F3DC9C', '#E4C377', [2.2, 2]),
  farro: grain('#C79A64', '#A87A46', [5.4, 3.6]),
  millet: grain('#F2D376', '#E2B94F', [2.7, 2.5]),
  quinoa: grain('#EBD9AE', '#D8BE88', [2.7, 2.5]),
  'risotto-rice': grain('#FBF3DC', '#EFE0BC', [5.4, 3.4]),
  spaghetti: grain('#FBE6A6', '#E9C062', [40, 3]),
}

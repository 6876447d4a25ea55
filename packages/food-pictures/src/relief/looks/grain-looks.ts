import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { farroGrain } from '../pieces/farro-grain.ts'
import { fusilli, gnocchi, penne, square } from '../pieces/pasta-shapes.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FoodLook, FoodLooks } from './look.ts'

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

/** Grains, pasta and noodles by state. */
export const GRAIN_LOOKS: FoodLooks = {
  'basmati-rice': grain('#FFFDF6', '#F3EBDA', [8, 2.1]),
  'black-bean-pasta': one(fusilli(BLACK), 4),
  'brown-rice': grain('#DDBF8C', '#C29C62', [6.4, 2.5]),
  'buckwheat-soba-noodles': one(square(WHOLEWHEAT, 8), 4),
  'egg-free-lasagne-sheets': { any: { make: square(SHEET, 12.5), grams: 2.8 } },
  'egg-noodles': one(square(DOUGH, 9), 4),
  gnocchi: {
    any: { make: gnocchi(PALE), grams: 7 },
    fried: { make: gnocchi(PALE, 0.6), grams: 7 },
    baked: { make: gnocchi(PALE, 0.45), grams: 7 },
  },
  'gluten-free-pasta': one(penne(PALE), 2.4),
  'pearl-barley': grain('#F0E2C4', '#DCC79E', [5.4, 3.6]),
  penne: one(penne(DOUGH), 2.4),
  'red-lentil-pasta': one(fusilli(LENTIL), 3),
  'rice-noodles': grain('#FBF6E8', '#EDE2C8', [30, 2.4]),
  'white-rice': grain('#FFFCF3', '#F1E8D4', [6.4, 2.5]),
  'wholewheat-pasta': one(fusilli(WHOLEWHEAT), 2.6),
  'wild-rice': grain('#3A2A22', '#5E4432', [8.6, 2.1]),
  amaranth: grain('#E7CE9A', '#D3B274', [2.2, 2]),
  buckwheat: grain('#A06A3E', '#7A4A28', [4.4, 3.6]),
  bulgur: grain('#E2BC78', '#C79A54', [3.6, 2.4]),
  couscous: grain('#F3DC9C', '#E4C377', [2.2, 2]),
  farro: one(farroGrain, 0.6),
  millet: grain('#F2D376', '#E2B94F', [2.7, 2.5]),
  polenta: grain('#F2C94C', '#E4B236', [2.1, 1.9]),
  quinoa: grain('#EBD9AE', '#D8BE88', [2.7, 2.5]),
  'risotto-rice': grain('#FBF3DC', '#EFE0BC', [5.4, 3.4]),
  semolina: grain('#F7EBCB', '#EBD9AE', [2.1, 1.9]),
  spaghetti: grain('#FBE6A6', '#E9C062', [40, 3]),
}

import {
  gnocchiBed,
  lasagneBed,
  paleFusilliBed,
  penneBed,
  redFusilliBed,
  wholewheatPenneBed,
} from '../beds/short-pasta-beds.ts'
import { blackBeanNoodleBed, eggNoodleBed, riceNoodleBed, sobaBed, spaghettiBed } from '../beds/strand-beds.ts'
import { lasagneSheet, noodleCurl, paleFusilli, penne, redFusilli, wholewheatPenne } from '../pieces/pasta.ts'
import { smallDumpling } from '../pieces/dumplings.ts'
import { bed, cluster, scatter, THREE, type FoodDrawings, type ScatterDrawing } from './food-drawing.ts'

/** Cooked pasta weighs about twice as much. */
const DOUBLES = 2.2
/** Gnocchi and fresh sheets do not swell, because they are already moist. */
const MOIST = 1

const curls = (edge: string, face: string): ScatterDrawing => scatter(noodleCurl(edge, face), 12, { scale: 1.1 })

export const pasta = {
  'wholewheat-pasta': bed(wholewheatPenneBed, DOUBLES, { aside: cluster(wholewheatPenne, 6, { pitch: 7 }) }),
  penne: bed(penneBed, DOUBLES, { aside: cluster(penne, 6, { pitch: 7 }) }),
  'gluten-free-pasta': bed(paleFusilliBed, DOUBLES, {
    aside: cluster(paleFusilli, 6, { pitch: 7.4, glyph: THREE }),
  }),
  'red-lentil-pasta': bed(redFusilliBed, DOUBLES, { aside: cluster(redFusilli, 6, { pitch: 7.4, glyph: THREE }) }),
  'black-bean-pasta': bed(blackBeanNoodleBed, DOUBLES, { aside: curls('#17151C', '#46414F') }),
  spaghetti: bed(spaghettiBed, DOUBLES, { aside: curls('#C99A3E', '#F6D382') }),
  'egg-noodles': bed(eggNoodleBed, DOUBLES, { aside: curls('#C98F14', '#F9D052') }),
  'buckwheat-soba-noodles': bed(sobaBed, DOUBLES, { aside: curls('#6B543E', '#B0936F') }),
  'rice-noodles': bed(riceNoodleBed, DOUBLES, { aside: curls('#D8C8A0', '#FBF4E0') }),
  'egg-free-lasagne-sheets': bed(lasagneBed, DOUBLES, {
    aside: cluster(lasagneSheet, 2, { pitch: 10, glyph: { count: 2, scale: 1.6, radius: 8 } }),
  }),
  gnocchi: bed(gnocchiBed, MOIST, {
    aside: cluster(smallDumpling, 7, { pitch: 8, glyph: { count: 3, scale: 2.1, radius: 12 } }),
  }),
} satisfies FoodDrawings

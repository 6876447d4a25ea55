import {
  barleyBed,
  brownRiceBed,
  buckwheatBed,
  bulgurBed,
  couscousBed,
  crumbBed,
  milletBed,
  quinoaBed,
  whiteRiceBed,
} from '../beds/grain-bed.ts'
import { flourBed, porridgeBed } from '../beds/liquid-bed.ts'
import { penneBed, riceNoodleBed, spaghettiBed } from '../beds/pasta-bed.ts'
import { granolaCrumb } from '../pieces/nuts.ts'
import { grainSpeck, noodleCurl, penne } from '../pieces/pasta.ts'
import { bed, bowlGlyph, cluster, scatter, type FoodDrawings, type ScatterDrawing } from './food-drawing.ts'

/** Dry grains swell to about three times their weight. */
const SWELLS = 3
/** Pasta doubles. */
const DOUBLES = 2.2

const afloat = (edge: string, face: string): ScatterDrawing => scatter(grainSpeck(edge, face), 18)
const curls = (edge: string, face: string): ScatterDrawing => scatter(noodleCurl(edge, face), 12, { scale: 1.1 })

export const grains = {
  'rolled-oats': bed(porridgeBed, SWELLS, { isWet: true, aside: scatter(grainSpeck('#C9A668', '#EBD6A8'), 14) }),
  'oat-bran': bed(porridgeBed, SWELLS, {
    isWet: true,
    aside: scatter(grainSpeck('#B98F55', '#DDBB85'), 12, { scale: 0.8 }),
  }),
  granola: cluster(granolaCrumb, 12, { scale: 1.15, pitch: 5.4 }),
  millet: bed(milletBed, SWELLS, { aside: afloat('#D9AE45', '#F6DD8E') }),
  buckwheat: bed(buckwheatBed, SWELLS, { aside: afloat('#7E5230', '#B07E4C') }),
  bulgur: bed(bulgurBed, SWELLS, { aside: afloat('#B98940', '#E9C681') }),
  couscous: bed(couscousBed, SWELLS, { aside: afloat('#D2AA58', '#F6DFA6') }),
  quinoa: bed(quinoaBed, SWELLS, { aside: afloat('#CBAA70', '#F4E3BE') }),
  'white-rice': bed(whiteRiceBed, SWELLS, { aside: afloat('#DDD0B2', '#FFFDF4') }),
  'brown-rice': bed(brownRiceBed, SWELLS, { aside: afloat('#B8925A', '#E9CFA2') }),
  'pearl-barley': bed(barleyBed, SWELLS, { aside: afloat('#B9A274', '#F0E4C8') }),
  'wholewheat-pasta': bed(penneBed, DOUBLES, { aside: cluster(penne, 6, { pitch: 7 }) }),
  spaghetti: bed(spaghettiBed, DOUBLES, { aside: curls('#C99A3E', '#F6D382') }),
  'rice-noodles': bed(riceNoodleBed, DOUBLES, { aside: curls('#D8C8A0', '#FBF4E0') }),
  'wheat-flour': bowlGlyph(flourBed),
  breadcrumbs: bowlGlyph(crumbBed),
} satisfies FoodDrawings

import {
  amaranthBed,
  barleyBed,
  buckwheatBed,
  bulgurBed,
  couscousBed,
  farroBed,
  milletBed,
  quinoaBed,
} from '../beds/groats-beds.ts'
import {
  barleyPorridgeBed,
  buckwheatPorridgeBed,
  milletPorridgeBed,
  polentaBed,
  porridgeBed,
  ricePorridgeBed,
  ryePorridgeBed,
  semolinaBed,
  speltPorridgeBed,
} from '../beds/porridge-beds.ts'
import { basmatiBed, brownRiceBed, risottoRiceBed, whiteRiceBed, wildRiceBed } from '../beds/rice-beds.ts'
import type { DrawBed } from '../beds/bed.ts'
import { amaranthPuff, cornFlake, flake, muesliBit, oatFlake, popcorn } from '../pieces/flakes.ts'
import { granolaCrumb } from '../pieces/nuts.ts'
import { grainSpeck } from '../pieces/pasta.ts'
import { dollop } from '../pieces/plant-protein.ts'
import {
  bed,
  cluster,
  FIVE,
  garnish,
  scatter,
  type BedDrawing,
  type FoodDrawings,
  type ScatterDrawing,
} from './food-drawing.ts'

/** Cooked dry grains weigh about three times as much. */
const SWELLS = 3
/** Cooked semolina and maize grits weigh about four times as much. */
const SWELLS_MORE = 4

const afloat = (edge: string, face: string): ScatterDrawing => scatter(grainSpeck(edge, face), 18)

const groats = (draw: DrawBed, edge: string, face: string): BedDrawing =>
  bed(draw, SWELLS, { aside: afloat(edge, face) })

/** Rolled grains: cooked as porridge on a plate, with some dry ones on top in a list. */
const flakes = (draw: DrawBed, edge: string, face: string): BedDrawing =>
  bed(draw, SWELLS, { isWet: true, aside: scatter(grainSpeck(edge, face), 14), ...garnish(flake(edge, face), 1.7, 3) })

const LOOSE = { count: 9, scale: 1.6, radius: 15 }

export const grains = {
  'rolled-oats': bed(porridgeBed, SWELLS, { isWet: true, aside: scatter(grainSpeck('#C9A668', '#EBD6A8'), 14) }),
  'gluten-free-oats': bed(porridgeBed, SWELLS, {
    isWet: true,
    aside: scatter(grainSpeck('#C9A668', '#EBD6A8'), 14),
    ...garnish(oatFlake, 1.7, 3),
  }),
  'oat-bran': bed(porridgeBed, SWELLS, {
    isWet: true,
    aside: scatter(grainSpeck('#B98F55', '#DDBB85'), 12, { scale: 0.8 }),
  }),
  'rye-flakes': flakes(ryePorridgeBed, '#8E6C40', '#C6A676'),
  'spelt-flakes': flakes(speltPorridgeBed, '#B5843E', '#E3BC7C'),
  'barley-flakes': flakes(barleyPorridgeBed, '#B39A68', '#F0E2C0'),
  'millet-flakes': flakes(milletPorridgeBed, '#CDA236', '#F8E29A'),
  'buckwheat-flakes': flakes(buckwheatPorridgeBed, '#7E5A3A', '#C09A72'),
  'rice-flakes': flakes(ricePorridgeBed, '#CFBF9C', '#FFFCF2'),
  granola: cluster(granolaCrumb, 12, { scale: 1.15, pitch: 5.4 }),
  muesli: cluster(muesliBit, 14, { pitch: 5, glyph: LOOSE }),
  'corn-flakes': cluster(cornFlake, 11, { pitch: 6, glyph: LOOSE }),
  'gluten-free-corn-flakes': cluster(cornFlake, 11, { pitch: 6, glyph: LOOSE }),
  'puffed-amaranth': scatter(amaranthPuff, 22, { glyph: { count: 26, scale: 2, radius: 17 } }),
  'popcorn-kernels': cluster(popcorn, 9, { scale: 1.1, pitch: 7.4, glyph: FIVE }),
  semolina: bed(semolinaBed, SWELLS_MORE, { isWet: true }),
  polenta: bed(polentaBed, SWELLS_MORE, {
    aside: cluster(dollop({ edge: '#DDA82E', cream: '#F7CF5C' }), 1, { scale: 1.1 }),
  }),
  millet: groats(milletBed, '#D9AE45', '#F6DD8E'),
  buckwheat: groats(buckwheatBed, '#7E5230', '#B07E4C'),
  bulgur: groats(bulgurBed, '#B98940', '#E9C681'),
  couscous: groats(couscousBed, '#D2AA58', '#F6DFA6'),
  quinoa: groats(quinoaBed, '#CBAA70', '#F4E3BE'),
  amaranth: bed(amaranthBed, SWELLS, { aside: scatter(grainSpeck('#C9A668', '#F2E2B8'), 20, { scale: 0.7 }) }),
  'white-rice': groats(whiteRiceBed, '#DDD0B2', '#FFFDF4'),
  'brown-rice': groats(brownRiceBed, '#B8925A', '#E9CFA2'),
  'basmati-rice': groats(basmatiBed, '#D9CCAC', '#FFFEF8'),
  'risotto-rice': groats(risottoRiceBed, '#D9C798', '#FCF5DF'),
  'wild-rice': groats(wildRiceBed, '#2E211B', '#6B4E34'),
  'pearl-barley': groats(barleyBed, '#B9A274', '#F0E4C8'),
  farro: groats(farroBed, '#8E6232', '#CFA468'),
} satisfies FoodDrawings

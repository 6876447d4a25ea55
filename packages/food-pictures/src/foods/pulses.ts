import type { DrawBed } from '../beds/bed.ts'
import {
  blackLentilBed,
  brownLentilBed,
  greenLentilBed,
  mungBeanBed,
  redLentilBed,
  splitPeaBed,
} from '../beds/pulse-beds.ts'
import type { DrawPiece } from '../drawing/piece.ts'
import {
  blackBean,
  blackLentil,
  broadBean,
  brownLentil,
  butterBean,
  chickpea,
  edamameBean,
  greenLentil,
  kidneyBean,
  lupinBean,
  mungBean,
  redLentil,
  splitPea,
  whiteBean,
} from '../pieces/pulses.ts'
import { bed, cluster, FIVE, scatter, type BedDrawing, type FoodDrawings } from './food-drawing.ts'

/** Cooked dry lentils weigh two and a half times as much; canned ones are already cooked. */
const SWELLS = 2.5

const small = (draw: DrawBed, one: DrawPiece, swells = SWELLS): BedDrawing =>
  bed(draw, swells, { aside: scatter(one, 16) })

export const pulses = {
  'dried-chickpeas': cluster(chickpea, 10, { scale: 1.1, pitch: 4.8, glyph: FIVE }),
  'canned-chickpeas': cluster(chickpea, 10, { scale: 1.1, pitch: 4.8, glyph: FIVE }),
  'unsalted-canned-chickpeas': cluster(chickpea, 10, { scale: 1.1, pitch: 4.8, glyph: FIVE }),
  'red-lentils': small(redLentilBed, redLentil),
  'green-lentils': small(greenLentilBed, greenLentil),
  'black-lentils': small(blackLentilBed, blackLentil),
  'canned-lentils': small(brownLentilBed, brownLentil, 1),
  'split-peas': small(splitPeaBed, splitPea),
  'mung-beans': small(mungBeanBed, mungBean),
  'canned-kidney-beans': cluster(kidneyBean, 9, { pitch: 4.6 }),
  'unsalted-canned-kidney-beans': cluster(kidneyBean, 9, { pitch: 4.6 }),
  'canned-black-beans': cluster(blackBean, 10, { pitch: 4.4 }),
  'unsalted-canned-black-beans': cluster(blackBean, 10, { pitch: 4.4 }),
  'dried-black-beans': cluster(blackBean, 10, { pitch: 4.4 }),
  'canned-white-beans': cluster(whiteBean, 10, { pitch: 4.5 }),
  'unsalted-canned-white-beans': cluster(whiteBean, 10, { pitch: 4.5 }),
  'dried-white-beans': cluster(whiteBean, 10, { pitch: 4.5 }),
  'butter-beans': cluster(butterBean, 7, { pitch: 6, glyph: { count: 3, scale: 2.1, radius: 12 } }),
  'broad-beans': cluster(broadBean, 8, { pitch: 5.8, glyph: { count: 5, scale: 1.7, radius: 13 } }),
  'lupin-beans': cluster(lupinBean, 9, { pitch: 5.2, glyph: FIVE }),
  edamame: cluster(edamameBean, 14, { scale: 1.1, pitch: 4.6 }),
} satisfies FoodDrawings

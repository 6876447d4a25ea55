import type { DrawBed } from '../beds/bed.ts'
import { crumbBed, dryYeastBed, huskBed, paleCrumbBed } from '../beds/crumb-beds.ts'
import {
  buckwheatFlourBed,
  chickpeaFlourBed,
  coconutFlourBed,
  cornFlourBed,
  flourBed,
  groundAlmondBed,
  oatFlourBed,
  ryeFlourBed,
  speltFlourBed,
  starchBed,
  wholewheatFlourBed,
} from '../beds/powder-beds.ts'
import type { DrawPiece } from '../drawing/piece.ts'
import { buckwheatGrain, oatFlake, riceGrain, wheatGrain } from '../pieces/flakes.ts'
import { cornKernel } from '../pieces/fruiting-vegetables.ts'
import { almond } from '../pieces/nuts.ts'
import { chickpea } from '../pieces/pulses.ts'
import { potatoPiece } from '../pieces/roots.ts'
import { coconutHalf } from '../pieces/rich-nuts.ts'
import { bowlGlyph, garnish, type BedDrawing, type FoodDrawings } from './food-drawing.ts'

/** Powders have almost the same colour, so each shows three grains of its source. */
const groundFrom = (draw: DrawBed, grain: DrawPiece, scale: number): BedDrawing =>
  bowlGlyph(draw, garnish(grain, scale, 3))

export const flours = {
  'wheat-flour': bowlGlyph(flourBed),
  'wholewheat-flour': groundFrom(wholewheatFlourBed, wheatGrain('#8A5A28', '#C9955A'), 1.9),
  'spelt-flour': groundFrom(speltFlourBed, wheatGrain('#A87A38', '#E0B873'), 1.9),
  'rye-flour': groundFrom(ryeFlourBed, wheatGrain('#5E5A3A', '#9C9468'), 1.9),
  'buckwheat-flour': groundFrom(buckwheatFlourBed, buckwheatGrain, 1.8),
  'rice-flour': groundFrom(starchBed, riceGrain, 2.4),
  'oat-flour': groundFrom(oatFlourBed, oatFlake, 1.7),
  'chickpea-flour': groundFrom(chickpeaFlourBed, chickpea, 1.7),
  'corn-flour': groundFrom(cornFlourBed, cornKernel, 2.4),
  'corn-starch': groundFrom(starchBed, cornKernel, 2.4),
  'potato-starch': bowlGlyph(starchBed, garnish(potatoPiece, 1.3)),
  'coconut-flour': bowlGlyph(coconutFlourBed, garnish(coconutHalf, 1.25)),
  'ground-almonds': groundFrom(groundAlmondBed, almond, 1.6),
  'psyllium-husk': bowlGlyph(huskBed),
  'dried-yeast': bowlGlyph(dryYeastBed),
  breadcrumbs: bowlGlyph(crumbBed),
  'gluten-free-breadcrumbs': bowlGlyph(paleCrumbBed),
} satisfies FoodDrawings

import type { DrawPiece } from '../drawing/piece.ts'
import {
  codFillet,
  fishChunk,
  herringSlice,
  salmonFillet,
  shrimp,
  smokedMackerelFillet,
  smokedSalmonRibbon,
  tunaFlake,
} from '../pieces/fish.ts'
import {
  beefMeatball,
  beefSlices,
  chickenBreast,
  chickenThigh,
  hamSlice,
  meatChunk,
  porkMedallions,
  turkeyBreast,
  turkeyMeatball,
} from '../pieces/meat.ts'
import { cluster, ONE, THREE, type FoodDrawings, type HeroDrawing } from './food-drawing.ts'

interface HeroLook {
  readonly draw: DrawPiece
  readonly bite: DrawPiece
  readonly scale: number
}

const hero = ({ draw, bite, scale }: HeroLook): HeroDrawing => ({
  role: 'hero',
  draw,
  scale,
  aside: cluster(bite, 6, { pitch: 9 }),
})

const poultryBite = meatChunk({ crust: '#C28F52', flesh: '#F3DDB8' })
const thighBite = meatChunk({ crust: '#9A5F2C', flesh: '#DDB27E' })
const beefBite = meatChunk({ crust: '#542F1D', flesh: '#84492F' })
const porkBite = meatChunk({ crust: '#8E5630', flesh: '#D9A886' })

export const meatAndFish = {
  'chicken-breast': hero({ draw: chickenBreast, bite: poultryBite, scale: 1.35 }),
  'chicken-thigh': hero({ draw: chickenThigh, bite: thighBite, scale: 1.35 }),
  'turkey-breast': hero({ draw: turkeyBreast, bite: poultryBite, scale: 1.35 }),
  'minced-turkey': cluster(turkeyMeatball, 5, { scale: 1.35, pitch: 9, glyph: THREE }),
  'lean-beef': hero({ draw: beefSlices, bite: beefBite, scale: 1.35 }),
  'minced-beef': cluster(beefMeatball, 5, { scale: 1.35, pitch: 9, glyph: THREE }),
  'pork-tenderloin': hero({ draw: porkMedallions, bite: porkBite, scale: 1.4 }),
  ham: cluster(hamSlice, 3, { scale: 1.1, pitch: 8, glyph: ONE }),
  salmon: hero({ draw: salmonFillet, bite: fishChunk({ edge: '#DE7A55', flesh: '#F7A98A' }), scale: 1.45 }),
  'smoked-salmon': cluster(smokedSalmonRibbon, 4, { scale: 1.1, pitch: 9, glyph: ONE }),
  cod: hero({ draw: codFillet, bite: fishChunk(), scale: 1.45 }),
  'canned-tuna': cluster(tunaFlake, 8, { scale: 1.1, pitch: 6.4, glyph: { count: 5, scale: 1.6, radius: 12 } }),
  'smoked-mackerel': hero({ draw: smokedMackerelFillet, bite: tunaFlake, scale: 1.4 }),
  herring: cluster(herringSlice, 5, { scale: 1.15, arrangement: 'fan', glyph: THREE }),
  shrimp: cluster(shrimp, 6, { scale: 1.15, pitch: 10, glyph: ONE }),
} satisfies FoodDrawings

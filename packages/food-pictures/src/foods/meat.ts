import { baconStrip, curedHamFold, hamSlice, roastBeefSlice, turkeyHamSlice } from '../pieces/cured-meat.ts'
import {
  beefSlices,
  chickenBreast,
  chickenThigh,
  meatChunk,
  porkMedallions,
  turkeyBreast,
  turkeyThigh,
  vealSlices,
} from '../pieces/meat.ts'
import {
  chickenDrumstick,
  duckBreast,
  lambLegSteak,
  porkLoinChops,
  pulledPork,
  rabbitLeg,
  sirloinSteak,
} from '../pieces/meat-cuts.ts'
import { beefMeatball, chickenMeatball, porkMeatball, turkeyMeatball } from '../pieces/meatballs.ts'
import { kabanosStick, liverPiece, smokedSausageSlice, whiteSausage } from '../pieces/sausages.ts'
import type { DrawPiece } from '../drawing/piece.ts'
import { cluster, ONE, THREE, type ClusterDrawing, type FoodDrawings } from './food-drawing.ts'
import { hero } from './hero.ts'

const poultryBite = meatChunk({ crust: '#C28F52', flesh: '#F3DDB8' })
const thighBite = meatChunk({ crust: '#9A5F2C', flesh: '#DDB27E' })
const beefBite = meatChunk({ crust: '#542F1D', flesh: '#84492F' })
const porkBite = meatChunk({ crust: '#8E5630', flesh: '#D9A886' })
const vealBite = meatChunk({ crust: '#A06C42', flesh: '#E6C0A6' })
const lambBite = meatChunk({ crust: '#5E3222', flesh: '#A4604C' })
const duckBite = meatChunk({ crust: '#7A3E18', flesh: '#B5656A' })

const meatballs = (draw: DrawPiece): ClusterDrawing => cluster(draw, 5, { scale: 1.35, pitch: 9, glyph: THREE })

const poultry = {
  'chicken-breast': hero({ draw: chickenBreast, bite: poultryBite, scale: 1.35 }),
  'chicken-thigh': hero({ draw: chickenThigh, bite: thighBite, scale: 1.35 }),
  'chicken-drumstick': hero({ draw: chickenDrumstick, bite: thighBite, scale: 1.4 }),
  'chicken-liver': cluster(liverPiece, 5, { scale: 1.15, pitch: 10, glyph: THREE }),
  'minced-chicken': meatballs(chickenMeatball),
  'turkey-breast': hero({ draw: turkeyBreast, bite: poultryBite, scale: 1.35 }),
  'turkey-thigh': hero({ draw: turkeyThigh, bite: thighBite, scale: 1.35 }),
  'minced-turkey': meatballs(turkeyMeatball),
  'duck-breast': hero({ draw: duckBreast, bite: duckBite, scale: 1.5 }),
} satisfies FoodDrawings

const redMeat = {
  'lean-beef': hero({ draw: beefSlices, bite: beefBite, scale: 1.35 }),
  'beef-sirloin': hero({ draw: sirloinSteak, bite: beefBite, scale: 1.4 }),
  'minced-beef': meatballs(beefMeatball),
  veal: hero({ draw: vealSlices, bite: vealBite, scale: 1.35 }),
  'pork-tenderloin': hero({ draw: porkMedallions, bite: porkBite, scale: 1.4 }),
  'pork-loin': hero({ draw: porkLoinChops, bite: porkBite, scale: 1.4 }),
  'pork-shoulder': hero({ draw: pulledPork, bite: porkBite, scale: 1.5 }),
  'minced-pork': meatballs(porkMeatball),
  'leg-of-lamb': hero({ draw: lambLegSteak, bite: lambBite, scale: 1.4 }),
  rabbit: hero({ draw: rabbitLeg, bite: poultryBite, scale: 1.45 }),
} satisfies FoodDrawings

const curedAndSmoked = {
  ham: cluster(hamSlice, 3, { scale: 1.1, pitch: 8, glyph: ONE }),
  'turkey-ham': cluster(turkeyHamSlice, 3, { scale: 1.1, pitch: 8, glyph: ONE }),
  'dry-cured-ham': cluster(curedHamFold, 4, { scale: 1.1, pitch: 9, glyph: ONE }),
  'roast-beef': cluster(roastBeefSlice, 4, { scale: 1.1, arrangement: 'fan', glyph: ONE }),
  bacon: cluster(baconStrip, 3, { arrangement: 'row', glyph: { count: 2, scale: 1.15, radius: 8 } }),
  kabanos: cluster(kabanosStick, 4, {
    scale: 1.05,
    arrangement: 'bundle',
    glyph: { count: 3, scale: 1.25, radius: 6 },
  }),
  'smoked-sausage': cluster(smokedSausageSlice, 6, { arrangement: 'fan', glyph: THREE }),
  'white-sausage': cluster(whiteSausage, 2, {
    scale: 1.15,
    arrangement: 'row',
    glyph: { count: 1, scale: 1.7, radius: 0 },
  }),
} satisfies FoodDrawings

export const meat = { ...poultry, ...redMeat, ...curedAndSmoked } satisfies FoodDrawings

import { blueberry, driedCranberry, grape, raisin, raspberry, strawberryHalf } from '../pieces/berries.ts'
import { grapefruitSlice, lemonSlice, limeSlice, orangeSlice } from '../pieces/citrus.ts'
import {
  appleSlices,
  avocadoSlices,
  bananaSlice,
  date,
  driedApricot,
  kiwiSlice,
  mangoCube,
  peachSlices,
  pearSlices,
  plumHalf,
} from '../pieces/fruit.ts'
import {
  blackberry,
  blackcurrants,
  cherries,
  cherry,
  cranberry,
  gooseberry,
  pomegranateSeed,
  redcurrants,
  sourCherries,
  sourCherry,
} from '../pieces/small-fruit.ts'
import {
  apricotHalf,
  driedFig,
  figHalf,
  mandarin,
  mandarinSegment,
  nectarineSlices,
  persimmon,
  persimmonSlice,
  prune,
} from '../pieces/stone-fruit.ts'
import {
  melonCrescent,
  papayaHalf,
  passionFruitHalf,
  pineapple,
  pineappleChunk,
  pomegranateHalf,
  watermelonWedge,
} from '../pieces/tropical-fruit.ts'
import { cluster, ONE, scatter, THREE, type FoodDrawings } from './food-drawing.ts'

const ON_STRINGS = { count: 2, scale: 1.9, radius: 11 }

const orchard = {
  apple: cluster(appleSlices, 1, { scale: 1.5 }),
  pear: cluster(pearSlices, 1, { scale: 1.5 }),
  peach: cluster(peachSlices, 1, { scale: 1.5 }),
  nectarine: cluster(nectarineSlices, 1, { scale: 1.5 }),
  apricot: cluster(apricotHalf, 4, { pitch: 9, glyph: THREE }),
  plum: cluster(plumHalf, 4, { scale: 1.1, pitch: 9.4, glyph: THREE }),
  cherries: cluster(cherry, 7, { scale: 1.05, pitch: 6.4, drawAlone: cherries, glyph: ONE }),
  'sour-cherries': cluster(sourCherry, 7, { pitch: 6.2, drawAlone: sourCherries, glyph: ONE }),
  figs: cluster(figHalf, 3, { scale: 1.1, pitch: 10, glyph: THREE }),
  persimmon: cluster(persimmonSlice, 4, { scale: 1.1, arrangement: 'fan', drawAlone: persimmon, glyph: ONE }),
  pomegranate: scatter(pomegranateSeed, 16, { drawAlone: pomegranateHalf, glyph: ONE }),
} satisfies FoodDrawings

const citrus = {
  orange: cluster(orangeSlice, 3, { scale: 1.15, arrangement: 'fan', glyph: ONE }),
  lemon: cluster(lemonSlice, 1, { scale: 1.1, cooksAway: true }),
  lime: cluster(limeSlice, 1, { scale: 1.1, cooksAway: true }),
  grapefruit: cluster(grapefruitSlice, 3, { scale: 1.15, arrangement: 'fan', glyph: ONE }),
  mandarin: cluster(mandarinSegment, 6, { pitch: 7, drawAlone: mandarin, glyph: ONE }),
} satisfies FoodDrawings

const berries = {
  strawberries: cluster(strawberryHalf, 5, { scale: 1.05, pitch: 9, glyph: THREE }),
  blueberries: cluster(blueberry, 9, { scale: 1.05, pitch: 5.4 }),
  raspberries: cluster(raspberry, 6, { pitch: 7, glyph: { count: 5, scale: 1.6, radius: 13.5 } }),
  blackberries: cluster(blackberry, 6, { pitch: 7, glyph: { count: 3, scale: 1.8, radius: 12 } }),
  redcurrants: cluster(redcurrants, 4, { pitch: 8, glyph: ON_STRINGS }),
  blackcurrants: cluster(blackcurrants, 4, { pitch: 8, glyph: ON_STRINGS }),
  gooseberries: cluster(gooseberry, 7, { pitch: 6.4, glyph: { count: 3, scale: 2, radius: 12 } }),
  cranberries: cluster(cranberry, 8, { pitch: 5.4 }),
  grapes: cluster(grape, 8, { pitch: 6, glyph: { count: 5, scale: 1.8, radius: 12 } }),
} satisfies FoodDrawings

const fromTheSouth = {
  banana: cluster(bananaSlice, 6, { scale: 1.1, arrangement: 'fan' }),
  kiwi: cluster(kiwiSlice, 4, { scale: 1.1, arrangement: 'fan' }),
  mango: cluster(mangoCube, 7, { pitch: 8, glyph: THREE }),
  pineapple: cluster(pineappleChunk, 6, {
    pitch: 8.6,
    drawAlone: pineapple,
    glyph: { count: 1, scale: 1.7, radius: 0 },
  }),
  melon: cluster(melonCrescent, 3, { scale: 1.1, pitch: 9, glyph: { count: 2, scale: 1.7, radius: 10 } }),
  watermelon: cluster(watermelonWedge, 3, { scale: 1.1, pitch: 11, glyph: ONE }),
  papaya: cluster(papayaHalf, 2, { scale: 1.1, arrangement: 'row', glyph: { count: 1, scale: 1.9, radius: 0 } }),
  'passion-fruit': cluster(passionFruitHalf, 2, {
    scale: 1.05,
    pitch: 10,
    glyph: { count: 2, scale: 1.7, radius: 13 },
  }),
  avocado: cluster(avocadoSlices, 1, { scale: 1.55, glyph: { count: 1, scale: 1.9, radius: 0 } }),
} satisfies FoodDrawings

const dried = {
  dates: cluster(date, 4, { pitch: 8, glyph: THREE }),
  raisins: scatter(raisin, 10),
  'dried-cranberries': scatter(driedCranberry, 9),
  'dried-apricots': cluster(driedApricot, 4, { pitch: 7.6, glyph: THREE }),
  'dried-figs': cluster(driedFig, 4, { pitch: 8.6, glyph: THREE }),
  prunes: cluster(prune, 4, { pitch: 8.6, glyph: THREE }),
} satisfies FoodDrawings

/** Fruit recognised by its pieces; juices and purées are in `juices`. */
export const fruit = { ...orchard, ...citrus, ...berries, ...fromTheSouth, ...dried } satisfies FoodDrawings

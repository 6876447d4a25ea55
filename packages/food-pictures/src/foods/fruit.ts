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
import { cluster, ONE, scatter, THREE, type FoodDrawings } from './food-drawing.ts'

export const fruit = {
  banana: cluster(bananaSlice, 6, { scale: 1.1, arrangement: 'fan' }),
  apple: cluster(appleSlices, 1, { scale: 1.5 }),
  pear: cluster(pearSlices, 1, { scale: 1.5 }),
  orange: cluster(orangeSlice, 3, { scale: 1.15, arrangement: 'fan', glyph: ONE }),
  lemon: cluster(lemonSlice, 1, { scale: 1.1, cooksAway: true }),
  lime: cluster(limeSlice, 1, { scale: 1.1, cooksAway: true }),
  grapefruit: cluster(grapefruitSlice, 3, { scale: 1.15, arrangement: 'fan', glyph: ONE }),
  kiwi: cluster(kiwiSlice, 4, { scale: 1.1, arrangement: 'fan' }),
  strawberries: cluster(strawberryHalf, 5, { scale: 1.05, pitch: 9, glyph: THREE }),
  blueberries: cluster(blueberry, 9, { scale: 1.05, pitch: 5.4 }),
  raspberries: cluster(raspberry, 6, { pitch: 7, glyph: { count: 5, scale: 1.6, radius: 13.5 } }),
  mango: cluster(mangoCube, 7, { pitch: 8, glyph: THREE }),
  peach: cluster(peachSlices, 1, { scale: 1.5 }),
  plum: cluster(plumHalf, 4, { scale: 1.1, pitch: 9.4, glyph: THREE }),
  grapes: cluster(grape, 8, { pitch: 6, glyph: { count: 5, scale: 1.8, radius: 12 } }),
  avocado: cluster(avocadoSlices, 1, { scale: 1.55, glyph: { count: 1, scale: 1.9, radius: 0 } }),
  dates: cluster(date, 4, { pitch: 8, glyph: THREE }),
  raisins: scatter(raisin, 10),
  'dried-cranberries': scatter(driedCranberry, 9),
  'dried-apricots': cluster(driedApricot, 4, { pitch: 7.6, glyph: THREE }),
} satisfies FoodDrawings

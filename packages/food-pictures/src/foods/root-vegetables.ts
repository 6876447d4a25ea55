import {
  bunchBeetroot,
  horseradishRoot,
  jerusalemArtichoke,
  jerusalemArtichokeSlice,
  kohlrabiBaton,
  kohlrabiBulb,
  parsnipBaton,
  parsnipRoot,
  swedeBulb,
  swedeCube,
  turnipBulb,
  turnipSlice,
} from '../pieces/bulbs.ts'
import { beetLeaf } from '../pieces/cabbage-leaves.ts'
import {
  garlicClove,
  leekSlice,
  onionStripsPale,
  redOnionStrips,
  shallotHalf,
  springOnionRing,
} from '../pieces/onions.ts'
import {
  beetrootSlice,
  carrotSlice,
  celeriacStick,
  gingerRoot,
  parsleyRootSlice,
  potatoPiece,
  radishSlice,
  sweetPotatoCube,
} from '../pieces/roots.ts'
import { cluster, ONE, scatter, THREE, type FoodDrawings } from './food-drawing.ts'

const ONION_GLYPH = { count: 3, scale: 1.7, radius: 11 }
const WHOLE = { count: 1, scale: 1.75, radius: 0 }

const roots = {
  carrot: cluster(carrotSlice, 6, { pitch: 6.4, glyph: THREE }),
  beetroot: cluster(beetrootSlice, 4, { scale: 1.1, arrangement: 'fan', glyph: ONE }),
  'young-beetroot-with-leaves': cluster(beetLeaf, 4, {
    pitch: 9,
    drawAlone: bunchBeetroot,
    glyph: { count: 1, scale: 1.4, radius: 0 },
  }),
  potato: cluster(potatoPiece, 5, { scale: 1.15, pitch: 10, glyph: ONE }),
  'sweet-potato': cluster(sweetPotatoCube, 7, { glyph: THREE }),
  celeriac: cluster(celeriacStick, 7, { pitch: 6, glyph: THREE }),
  'parsley-root': cluster(parsleyRootSlice, 5, { pitch: 6.4, glyph: THREE }),
  radish: cluster(radishSlice, 6, { scale: 1.05, pitch: 6, glyph: { count: 3, scale: 1.9, radius: 11 } }),
  kohlrabi: cluster(kohlrabiBaton, 7, {
    pitch: 6,
    drawAlone: kohlrabiBulb,
    glyph: { count: 1, scale: 1.45, radius: 0 },
  }),
  parsnip: cluster(parsnipBaton, 7, { pitch: 6, drawAlone: parsnipRoot, glyph: { count: 1, scale: 1.6, radius: 0 } }),
  swede: cluster(swedeCube, 6, { drawAlone: swedeBulb, glyph: WHOLE }),
  turnip: cluster(turnipSlice, 5, { pitch: 7.4, drawAlone: turnipBulb, glyph: WHOLE }),
  'jerusalem-artichoke': cluster(jerusalemArtichokeSlice, 6, { pitch: 7.4, drawAlone: jerusalemArtichoke, glyph: ONE }),
  ginger: cluster(gingerRoot, 1, { isOnlyGlyph: true, glyph: ONE }),
  'horseradish-root': cluster(horseradishRoot, 1, { isOnlyGlyph: true, glyph: { count: 1, scale: 1.6, radius: 0 } }),
} satisfies FoodDrawings

const onions = {
  onion: scatter(onionStripsPale, 5, { scale: 0.95, cooksAway: true, glyph: ONION_GLYPH }),
  'red-onion': scatter(redOnionStrips, 5, { scale: 0.95, cooksAway: true, glyph: ONION_GLYPH }),
  shallot: scatter(redOnionStrips, 5, { scale: 0.7, cooksAway: true, drawAlone: shallotHalf, glyph: ONE }),
  'spring-onion': scatter(springOnionRing, 10, { glyph: { count: 5, scale: 2.3, radius: 13 } }),
  leek: cluster(leekSlice, 5, { pitch: 7.6, glyph: THREE }),
  garlic: cluster(garlicClove, 1, { isOnlyGlyph: true, glyph: ONE }),
} satisfies FoodDrawings

export const rootVegetables = { ...roots, ...onions } satisfies FoodDrawings

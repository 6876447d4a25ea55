import { kaleBed, lambsLettuceBed, lettuceBed } from '../beds/leaf-bed.ts'
import {
  brusselsSproutHalf,
  artichokeHeartHalf,
  chardLeaf,
  chicoryLeaf,
  chineseCabbageLeaf,
  fennelSlice,
  lambsLettuceRosette,
  pakChoiLeaf,
  radicchioLeaf,
  savoyLeaf,
  sorrelLeaf,
} from '../pieces/cabbage-leaves.ts'
import {
  broccoliFloret,
  cauliflowerFloret,
  redCabbageShreds,
  sauerkrautShreds,
  whiteCabbageShreds,
} from '../pieces/cabbages.ts'
import { kaleLeaf, lettuceLeaf, rocketLeaf, spinachLeaf } from '../pieces/leaves.ts'
import { kimchiShreds, noriSheet, noriStrip, radishSprout, watercressSprig } from '../pieces/sprouts.ts'
import { bed, cluster, ONE, scatter, THREE, type FoodDrawings } from './food-drawing.ts'

const SHREDS = { count: 3, scale: 1.6, radius: 9 }
const LONG_LEAF = { count: 1, scale: 1.8, radius: 0 }

/** Leaves fill a dish with little weight, because they are mostly air. */
const leaves = {
  spinach: cluster(spinachLeaf, 7, { scale: 1.05, pitch: 7, glyph: THREE }),
  rocket: cluster(rocketLeaf, 8, { scale: 1.1, pitch: 6, glyph: { count: 3, scale: 1.7, radius: 8 } }),
  lettuce: bed(lettuceBed, 2.4, { aside: cluster(lettuceLeaf, 3, { scale: 1.25, pitch: 9, glyph: ONE }) }),
  kale: bed(kaleBed, 1.8, { aside: cluster(kaleLeaf, 4, { scale: 1.2, pitch: 8, glyph: ONE }) }),
  'lambs-lettuce': bed(lambsLettuceBed, 2.4, { aside: cluster(lambsLettuceRosette, 5, { pitch: 9, glyph: THREE }) }),
  chicory: cluster(chicoryLeaf, 5, { pitch: 7.4, glyph: { count: 3, scale: 1.5, radius: 9 } }),
  radicchio: cluster(radicchioLeaf, 4, { pitch: 9, glyph: ONE }),
  sorrel: cluster(sorrelLeaf, 6, { pitch: 7, glyph: { count: 3, scale: 1.5, radius: 10 } }),
  watercress: cluster(watercressSprig, 5, { pitch: 7.4, glyph: { count: 2, scale: 1.8, radius: 10 } }),
  'radish-sprouts': scatter(radishSprout, 7, { glyph: { count: 3, scale: 1.9, radius: 11 } }),
  'swiss-chard': cluster(chardLeaf, 4, { scale: 1.05, pitch: 9, glyph: LONG_LEAF }),
  nori: scatter(noriStrip, 7, { drawAlone: noriSheet, glyph: { count: 1, scale: 1.75, radius: 0 } }),
} satisfies FoodDrawings

const cabbages = {
  broccoli: cluster(broccoliFloret, 4, { scale: 1.15, pitch: 10.5, hasStem: true, glyph: ONE }),
  cauliflower: cluster(cauliflowerFloret, 4, { scale: 1.15, pitch: 10.5, hasStem: true, glyph: ONE }),
  'brussels-sprouts': cluster(brusselsSproutHalf, 5, { scale: 1.05, pitch: 9, glyph: THREE }),
  'white-cabbage': cluster(whiteCabbageShreds, 8, { scale: 1.2, pitch: 5.6, glyph: SHREDS }),
  'red-cabbage': cluster(redCabbageShreds, 8, { scale: 1.2, pitch: 5.4, glyph: SHREDS }),
  'savoy-cabbage': cluster(savoyLeaf, 4, { scale: 1.1, pitch: 9.4, glyph: ONE }),
  'chinese-cabbage': cluster(chineseCabbageLeaf, 4, { pitch: 8.6, glyph: LONG_LEAF }),
  'pak-choi': cluster(pakChoiLeaf, 4, { pitch: 9, glyph: LONG_LEAF }),
  sauerkraut: cluster(sauerkrautShreds, 8, { scale: 1.25, pitch: 5.6, glyph: SHREDS }),
  'vegan-kimchi': cluster(kimchiShreds, 7, { scale: 1.15, pitch: 5.6, glyph: SHREDS }),
  fennel: cluster(fennelSlice, 4, { scale: 1.1, pitch: 9.4, glyph: { count: 1, scale: 2, radius: 0 } }),
  'artichoke-hearts': cluster(artichokeHeartHalf, 4, { pitch: 9.6, glyph: THREE }),
} satisfies FoodDrawings

export const leafVegetables = { ...leaves, ...cabbages } satisfies FoodDrawings

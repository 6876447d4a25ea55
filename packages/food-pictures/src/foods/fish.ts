import {
  codFillet,
  fishChunk,
  herringSlice,
  salmonFillet,
  salmonFlake,
  smokedMackerelFillet,
  smokedSalmonRibbon,
  tunaFlake,
} from '../pieces/fish.ts'
import {
  carpSteak,
  hakeFillet,
  halibutSteak,
  oilHerringSlice,
  pollockFillet,
  smokedTroutFillet,
  tunaSteak,
  zanderFillet,
} from '../pieces/fish-cuts.ts'
import { mussel, shrimp, squidRing } from '../pieces/seafood.ts'
import { anchovyFillet, sardine, smokedSprat, wholeMackerel, wholeSeaBass, wholeTrout } from '../pieces/whole-fish.ts'
import { cluster, ONE, scatter, THREE, type FoodDrawings } from './food-drawing.ts'
import { hero } from './hero.ts'

const whiteBite = fishChunk()
const salmonBite = fishChunk({ edge: '#DE7A55', flesh: '#F7A98A' })
const FLAKES = { count: 5, scale: 1.6, radius: 12 }
const SMALL_FISH = { count: 3, scale: 1.5, radius: 9 }

const fillets = {
  salmon: hero({ draw: salmonFillet, bite: salmonBite, scale: 1.45 }),
  cod: hero({ draw: codFillet, bite: whiteBite, scale: 1.45 }),
  pollock: hero({ draw: pollockFillet, bite: whiteBite, scale: 1.45 }),
  hake: hero({ draw: hakeFillet, bite: whiteBite, scale: 1.45 }),
  halibut: hero({ draw: halibutSteak, bite: whiteBite, scale: 1.5 }),
  zander: hero({ draw: zanderFillet, bite: whiteBite, scale: 1.45 }),
  carp: hero({ draw: carpSteak, bite: whiteBite, scale: 1.55 }),
  'tuna-steak': hero({ draw: tunaSteak, bite: fishChunk({ edge: '#9A5A48', flesh: '#CE6F74' }), scale: 1.45 }),
  trout: hero({ draw: wholeTrout, bite: salmonBite, scale: 1.6 }),
  'sea-bass': hero({ draw: wholeSeaBass, bite: whiteBite, scale: 1.6 }),
  mackerel: hero({ draw: wholeMackerel, bite: tunaFlake, scale: 1.6 }),
  'smoked-trout': hero({ draw: smokedTroutFillet, bite: fishChunk({ edge: '#B5713A', flesh: '#EBAA74' }), scale: 1.4 }),
  'smoked-mackerel': hero({ draw: smokedMackerelFillet, bite: tunaFlake, scale: 1.4 }),
} satisfies FoodDrawings

const smallAndCanned = {
  'smoked-salmon': cluster(smokedSalmonRibbon, 4, { scale: 1.1, pitch: 9, glyph: ONE }),
  'canned-tuna': cluster(tunaFlake, 8, { scale: 1.1, pitch: 6.4, glyph: FLAKES }),
  'canned-salmon': cluster(salmonFlake, 8, { scale: 1.1, pitch: 6.4, glyph: FLAKES }),
  'canned-sardines': cluster(sardine, 4, { arrangement: 'bundle', scale: 1.15, glyph: SMALL_FISH }),
  'smoked-sprats': cluster(smokedSprat, 5, { arrangement: 'bundle', glyph: SMALL_FISH }),
  anchovies: scatter(anchovyFillet, 6, { scale: 0.95, glyph: { count: 3, scale: 2, radius: 10 } }),
  herring: cluster(herringSlice, 5, { scale: 1.15, arrangement: 'fan', glyph: THREE }),
  'herring-in-oil': cluster(oilHerringSlice, 5, { scale: 1.15, arrangement: 'fan', glyph: THREE }),
  shrimp: cluster(shrimp, 6, { scale: 1.15, pitch: 10, glyph: ONE }),
  mussels: cluster(mussel, 9, { scale: 1.1, pitch: 8, glyph: THREE }),
  squid: cluster(squidRing, 6, { scale: 1.1, pitch: 9, glyph: THREE }),
} satisfies FoodDrawings

export const fish = { ...fillets, ...smallAndCanned } satisfies FoodDrawings

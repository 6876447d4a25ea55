import { almond, cashew, hazelnut, peanut, walnutHalf } from '../pieces/nuts.ts'
import { almondFlake, brazilNut, chestnut, macadamia, pecanHalf, pineNut, pistachio } from '../pieces/rich-nuts.ts'
import { chiaSeed, coconutFlake, linseed, pumpkinSeed, sesameSeed, sunflowerSeed } from '../pieces/seeds.ts'
import { hempSeed, nigellaSeed, poppySeed } from '../pieces/spices.ts'
import { cluster, drizzle, FIVE, garnish, scatter, THREE, TINY, type FoodDrawings } from './food-drawing.ts'

const SEED_GLYPH = { count: 6, scale: 2.8, radius: 14 }

const nuts = {
  almonds: scatter(almond, 8, { glyph: FIVE }),
  'flaked-almonds': scatter(almondFlake, 9, { glyph: { count: 6, scale: 2.2, radius: 14 } }),
  walnuts: scatter(walnutHalf, 6, { scale: 1.05, glyph: FIVE }),
  pecans: scatter(pecanHalf, 6, { glyph: FIVE }),
  hazelnuts: scatter(hazelnut, 7),
  cashews: scatter(cashew, 7),
  peanuts: scatter(peanut, 9),
  pistachios: scatter(pistachio, 8, { glyph: FIVE }),
  'brazil-nuts': scatter(brazilNut, 5, { glyph: THREE }),
  macadamias: scatter(macadamia, 7, { glyph: FIVE }),
  'pine-nuts': scatter(pineNut, 12, { glyph: SEED_GLYPH }),
  chestnuts: cluster(chestnut, 4, { pitch: 9, glyph: THREE }),
  'coconut-flakes': scatter(coconutFlake, 10, { glyph: { count: 6, scale: 2.4, radius: 14 } }),
} satisfies FoodDrawings

const nutButters = {
  'peanut-butter': drizzle('#B47A3C'),
  'almond-butter': drizzle('#A8774A', garnish(almond, 1.5, 3)),
  'cashew-butter': drizzle('#DDBB86', garnish(cashew, 1.5, 3)),
  'hazelnut-butter': drizzle('#8A5C36', garnish(hazelnut, 1.5, 3)),
  tahini: drizzle('#F0DDB4'),
} satisfies FoodDrawings

const seeds = {
  'pumpkin-seeds': scatter(pumpkinSeed, 12, { glyph: SEED_GLYPH }),
  'sunflower-seeds': scatter(sunflowerSeed, 12, { glyph: SEED_GLYPH }),
  'sesame-seeds': scatter(sesameSeed, 20, { scale: 1.1, glyph: TINY }),
  'chia-seeds': scatter(chiaSeed, 24, { glyph: TINY }),
  linseed: scatter(linseed, 20, { glyph: TINY }),
  'poppy-seeds': scatter(poppySeed, 26, { glyph: { count: 26, scale: 3, radius: 17 } }),
  'hemp-seeds': scatter(hempSeed, 16, { glyph: TINY }),
  'nigella-seeds': scatter(nigellaSeed, 18, { glyph: TINY }),
} satisfies FoodDrawings

export const nutsAndSeeds = { ...nuts, ...nutButters, ...seeds } satisfies FoodDrawings

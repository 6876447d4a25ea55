import { almond, cashew, hazelnut, peanut, walnutHalf } from '../pieces/nuts.ts'
import { chiaSeed, coconutFlake, linseed, pumpkinSeed, sesameSeed, sunflowerSeed } from '../pieces/seeds.ts'
import { drizzle, FIVE, scatter, TINY, type FoodDrawings } from './food-drawing.ts'

const SEED_GLYPH = { count: 6, scale: 2.8, radius: 14 }

export const nutsAndSeeds = {
  almonds: scatter(almond, 8, { glyph: FIVE }),
  walnuts: scatter(walnutHalf, 6, { scale: 1.05, glyph: FIVE }),
  hazelnuts: scatter(hazelnut, 7),
  cashews: scatter(cashew, 7),
  peanuts: scatter(peanut, 9),
  'peanut-butter': drizzle('#B47A3C'),
  'pumpkin-seeds': scatter(pumpkinSeed, 12, { glyph: SEED_GLYPH }),
  'sunflower-seeds': scatter(sunflowerSeed, 12, { glyph: SEED_GLYPH }),
  'sesame-seeds': scatter(sesameSeed, 20, { scale: 1.1, glyph: TINY }),
  tahini: drizzle('#F0DDB4'),
  'chia-seeds': scatter(chiaSeed, 24, { glyph: TINY }),
  linseed: scatter(linseed, 20, { glyph: TINY }),
  'coconut-flakes': scatter(coconutFlake, 10, { glyph: { count: 6, scale: 2.4, radius: 14 } }),
} satisfies FoodDrawings

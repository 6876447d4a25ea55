import { rhubarbChunk, beanSprout } from '../pieces/sprouts.ts'
import { asparagusSpear, celeryCrescent, mushroomSlice } from '../pieces/stalks.ts'
import { chanterelle, driedPorcini, oysterMushroom, shiitakeCap } from '../pieces/wild-mushrooms.ts'
import { cluster, THREE, type FoodDrawings } from './food-drawing.ts'
import { fruitingVegetables } from './fruiting-vegetables.ts'
import { leafVegetables } from './leaf-vegetables.ts'
import { rootVegetables } from './root-vegetables.ts'

const stalks = {
  celery: cluster(celeryCrescent, 5, { pitch: 7.4, glyph: THREE }),
  asparagus: cluster(asparagusSpear, 4, {
    scale: 1.1,
    arrangement: 'bundle',
    glyph: { count: 2, scale: 1.2, radius: 5 },
  }),
  rhubarb: cluster(rhubarbChunk, 6, { pitch: 8, glyph: THREE }),
  'bean-sprouts': cluster(beanSprout, 9, { pitch: 6, glyph: { count: 4, scale: 1.5, radius: 9 } }),
} satisfies FoodDrawings

const mushrooms = {
  mushrooms: cluster(mushroomSlice, 5, { pitch: 9.4, hasStem: true, glyph: THREE }),
  'dried-porcini': cluster(driedPorcini, 5, { scale: 0.9, pitch: 9, glyph: THREE }),
  shiitake: cluster(shiitakeCap, 4, { scale: 1.05, pitch: 10, glyph: THREE }),
  'oyster-mushrooms': cluster(oysterMushroom, 4, {
    scale: 1.05,
    pitch: 10,
    glyph: { count: 2, scale: 1.6, radius: 11 },
  }),
  chanterelles: cluster(chanterelle, 5, { pitch: 9, glyph: { count: 1, scale: 2.2, radius: 0 } }),
} satisfies FoodDrawings

export const vegetables = {
  ...fruitingVegetables,
  ...rootVegetables,
  ...leafVegetables,
  ...stalks,
  ...mushrooms,
} satisfies FoodDrawings

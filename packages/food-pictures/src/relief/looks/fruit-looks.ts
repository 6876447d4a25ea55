import { BERRY_LOOKS } from './fruit/berry-looks.ts'
import { CITRUS_LOOKS } from './fruit/citrus-looks.ts'
import { DRIED_LOOKS } from './fruit/dried-looks.ts'
import { ORCHARD_LOOKS } from './fruit/orchard-looks.ts'
import { STONE_FRUIT_LOOKS } from './fruit/stone-fruit-looks.ts'
import { TROPICAL_LOOKS } from './fruit/tropical-looks.ts'
import type { FoodLooks } from './look.ts'

/** Fruit: raw, stewed, baked and dried. */
export const FRUIT_LOOKS: FoodLooks = {
  ...BERRY_LOOKS,
  ...CITRUS_LOOKS,
  ...DRIED_LOOKS,
  ...ORCHARD_LOOKS,
  ...STONE_FRUIT_LOOKS,
  ...TROPICAL_LOOKS,
}

import { CABBAGE_LOOKS } from './cabbage-looks.ts'
import { FRUITING_VEGETABLE_LOOKS } from './fruiting-vegetable-looks.ts'
import { HERB_LOOKS } from './herb-looks.ts'
import { LEAF_LOOKS } from './leaf-looks.ts'
import type { FoodLooks } from './look.ts'
import { MUSHROOM_LOOKS } from './mushroom-looks.ts'
import { ONION_LOOKS } from './onion-looks.ts'
import { POD_AND_PULSE_LOOKS } from './pod-and-pulse-looks.ts'
import { PICKLE_AND_STALK_LOOKS } from './pickle-and-stalk-looks.ts'
import { ROOT_LOOKS } from './root-looks.ts'

export const VEGETABLE_LOOKS: FoodLooks = {
  ...ROOT_LOOKS,
  ...FRUITING_VEGETABLE_LOOKS,
  ...LEAF_LOOKS,
  ...CABBAGE_LOOKS,
  ...ONION_LOOKS,
  ...MUSHROOM_LOOKS,
  ...POD_AND_PULSE_LOOKS,
  ...HERB_LOOKS,
  ...PICKLE_AND_STALK_LOOKS,
}

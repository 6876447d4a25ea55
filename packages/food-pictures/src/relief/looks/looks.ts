import { BREAD_LOOKS } from './bread-looks.ts'
import { COVER_LOOKS } from './cover-looks.ts'
import { CEREAL_LOOKS } from './cereal-looks.ts'
import { DAIRY_LOOKS } from './dairy-looks.ts'
import { EGG_LOOKS } from './egg-looks.ts'
import { FRUIT_LOOKS } from './fruit-looks.ts'
import { GRAIN_LOOKS } from './grain-looks.ts'
import type { FoodLooks } from './look.ts'
import { MEAT_AND_FISH_LOOKS } from './meat-and-fish-looks.ts'
import { NUT_LOOKS } from './nut-looks.ts'
import { SWEET_LOOKS } from './sweet-looks.ts'
import { VEGETABLE_LOOKS } from './vegetable-looks.ts'

/** How foods look, by food and state. */
export const LOOKS: FoodLooks = {
  ...BREAD_LOOKS,
  ...COVER_LOOKS,
  ...CEREAL_LOOKS,
  ...DAIRY_LOOKS,
  ...EGG_LOOKS,
  ...FRUIT_LOOKS,
  ...GRAIN_LOOKS,
  ...MEAT_AND_FISH_LOOKS,
  ...NUT_LOOKS,
  ...SWEET_LOOKS,
  ...VEGETABLE_LOOKS,
}

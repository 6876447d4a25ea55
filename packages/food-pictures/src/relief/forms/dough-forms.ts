import { layCrispbread } from './dough/crispbread.ts'
import { layFilledRoll } from './dough/filled-roll.ts'
import { layOpenSandwich } from './dough/open-sandwich.ts'
import { layPancakes } from './dough/pancakes.ts'
import { layRolls } from './dough/rolls.ts'
import { laySweets } from './dough/sweets.ts'
import { layTart } from './dough/tart.ts'
import { layWrap } from './dough/wrap.ts'
import type { FormTable } from './form-table.ts'

/** Forms of bread, dough and batter, and small sweets. */
export const DOUGH_FORMS = {
  bites: laySweets,
  cake: laySweets,
  crispbread: layCrispbread,
  'filled-roll': layFilledRoll,
  'open-sandwich': layOpenSandwich,
  pancakes: layPancakes,
  rolls: layRolls,
  tart: layTart,
  wrap: layWrap,
} as const satisfies FormTable

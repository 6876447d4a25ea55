import { layBake } from './bake.ts'
import { layBoiledEggs } from './boiled-eggs.ts'
import { layDumplings } from './dumplings.ts'
import { layEggsInSauce } from './eggs-in-sauce.ts'
import { layFilledDumplings } from './filled-dumplings.ts'
import type { FormTable } from './form-table.ts'
import { layKnedle } from './knedle.ts'
import { layOmelette } from './omelette.ts'
import { laySalad } from './salad.ts'
import { layScrambledEggs } from './scrambled-eggs.ts'
import { laySkewers } from './skewers.ts'
import { layStuffed } from './stuffed.ts'
import { layTray } from './tray.ts'

/** Forms from the oven, of eggs and doughs that are boiled, and cold plates. */
export const OVEN_FORMS = {
  bake: layBake,
  boats: layStuffed,
  'boiled-eggs': layBoiledEggs,
  dumplings: layDumplings,
  'eggs-in-sauce': layEggsInSauce,
  'filled-dumplings': layFilledDumplings,
  knedle: layKnedle,
  omelette: layOmelette,
  salad: laySalad,
  'scrambled-eggs': layScrambledEggs,
  skewers: laySkewers,
  stuffed: layStuffed,
  tray: layTray,
} as const satisfies FormTable

import { layBake } from './oven/bake.ts'
import { layBoiledEggs } from './oven/boiled-eggs.ts'
import { layDumplings } from './oven/dumplings.ts'
import { layEggsInSauce } from './oven/eggs-in-sauce.ts'
import { layFilledDumplings } from './oven/filled-dumplings.ts'
import type { FormTable } from './form-table.ts'
import { layGnocchiBake } from './oven/gnocchi-bake.ts'
import { layKnedle } from './oven/knedle.ts'
import { layOmelette } from './oven/omelette.ts'
import { laySalad } from './oven/salad.ts'
import { layScrambledEggs } from './oven/scrambled-eggs.ts'
import { laySkewers } from './oven/skewers.ts'
import { layBoats } from './oven/boats.ts'
import { layStuffed } from './oven/stuffed.ts'
import { layTray } from './oven/tray.ts'

/** Forms from the oven, of eggs and doughs that are boiled, and cold plates. */
export const OVEN_FORMS = {
  bake: layBake,
  boats: layBoats,
  'boiled-eggs': layBoiledEggs,
  dumplings: layDumplings,
  'eggs-in-sauce': layEggsInSauce,
  'filled-dumplings': layFilledDumplings,
  'gnocchi-bake': layGnocchiBake,
  knedle: layKnedle,
  omelette: layOmelette,
  salad: laySalad,
  'scrambled-eggs': layScrambledEggs,
  skewers: laySkewers,
  stuffed: layStuffed,
  tray: layTray,
} as const satisfies FormTable

import type { TABLES } from './personal-tables.ts'
import { CHANGES, PLANNINGS } from './worded-changes.ts'
import { DAYS, EATEN } from './worded-days.ts'
import { EXCLUSIONS, FAVOURITES } from './worded-tastes.ts'
import type { WordedTable } from './worded-table.ts'

/** Tables that point at meals and foods by names of our own. All others are told as they are. */
export const WORDED_TABLES: Readonly<Partial<Record<keyof typeof TABLES, WordedTable>>> = {
  plan_days: DAYS,
  eaten_meals: EATEN,
  plan_changes: CHANGES,
  plannings: PLANNINGS,
  diet_exclusions: EXCLUSIONS,
  favourite_meals: FAVOURITES,
}

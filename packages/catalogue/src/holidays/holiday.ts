import type { HolidayIdentifier } from '@dayplate/dates'
import type { ContentLanguage } from '../content.ts'

/** Names of the drawings the web app has for holidays. */
export type HolidayIcon = 'star' | 'tree' | 'egg' | 'doughnut' | 'candle' | 'pumpkin'

/** A holiday with its texts. `holidayOfDay` of `@dayplate/dates` knows the days. */
export interface Holiday {
  readonly identifier: HolidayIdentifier
  readonly name: Readonly<Record<ContentLanguage, string>>
  /** One sentence about the food on its menus. */
  readonly description: Readonly<Record<ContentLanguage, string>>
  readonly icon: HolidayIcon
}

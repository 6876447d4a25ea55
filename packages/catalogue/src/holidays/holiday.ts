import type { HolidayIdentifier } from '@dayplate/dates'
import type { ContentLanguage } from '../content.ts'

/** Names of the drawings the web app has for holidays. */
export type HolidayIcon = 'star' | 'tree' | 'egg' | 'doughnut' | 'candle' | 'pumpkin'

/** A holiday as people read of it; which days it falls on is `holidayOfDay` of `@dayplate/dates`. */
export interface Holiday {
  readonly identifier: HolidayIdentifier
  readonly name: Readonly<Record<ContentLanguage, string>>
  /** One sentence on what its menus serve. */
  readonly description: Readonly<Record<ContentLanguage, string>>
  readonly icon: HolidayIcon
}

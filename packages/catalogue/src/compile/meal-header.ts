import { HOLIDAY_IDENTIFIERS, type HolidayIdentifier } from '@dayplate/dates'
import { MEAL_TYPES, type LeftoverUse, type Meal, type Season } from '@dayplate/nutrition'
import { type CatalogueError, type Reading, toReading } from './catalogue-error.ts'
import type { FrontMatter, FrontMatterKey } from './front-matter.ts'

export type MealHeader = Omit<Meal, 'id' | 'dishes' | 'polish' | 'picture'>

/** Longest title that stays on two lines of the narrowest meal card. */
export const MOST_TITLE_CHARACTERS = 48

/** Longest preparation time that people plan at home, in minutes. */
const MOST_MINUTES = 240

/** The longest that a cooked dish keeps in the refrigerator, in days (food authorities advise three to four). */
const MOST_DAYS_KEPT = 4

const ACTIVE_REMEDY =
  'Write the minutes of work, fewer than those of "time", as "15 min"; leave it out where all is work'

const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/**
 * Reads the meal's data from the front matter. Reports nothing when there is no front matter, because that is already
 * one error.
 */
export function readMealHeader(file: string, frontMatter: FrontMatter): Reading<MealHeader> {
  if (frontMatter.lastLine === 0) return { value: null, errors: [] }
  const errors: CatalogueError[] = []

  /** Reads one entry; `parse` returns null for invalid values. */
  function read<T>(key: FrontMatterKey, remedy: string, parse: (value: string) => T | null): T | null {
    const entry = frontMatter.entries.get(key)
    const parsed = entry === undefined ? null : parse(entry.value)
    if (parsed !== null) return parsed
    const message = entry === undefined ? `"${key}" is missing` : `${key} is "${entry.value}"`
    errors.push({ file, line: entry?.line ?? 1, message, remedy })
    return null
  }

  const name = read('title', `Write a title of at most ${MOST_TITLE_CHARACTERS} characters`, parseTitle)
  const type = read('meal', `Write one of: ${MEAL_TYPES.join(', ')}`, parseType)
  const preparationMinutes = read('time', `Write whole minutes up to ${MOST_MINUTES}, as "30 min"`, parseMinutes)
  const hasActive = frontMatter.entries.has('active')
  const activeMinutes = hasActive
    ? read('active', ACTIVE_REMEDY, (value) => parseActive(value, preparationMinutes))
    : null
  const seasons = read('season', `Write "all year", or some of ${SEASONS.join(', ')}, with ", " between`, parseSeasons)
  const keepsDays = frontMatter.entries.has('keeps')
    ? read('keeps', `Write whole days from 0 to ${MOST_DAYS_KEPT}`, parseDaysKept)
    : 0
  const isFestive = frontMatter.entries.has('holiday')
  const holidayId = isFestive ? read('holiday', `Write one of: ${HOLIDAY_IDENTIFIERS.join(', ')}`, parseHoliday) : null
  const hasVideo = frontMatter.entries.has('video')
  const video = hasVideo ? read('video', 'Write the name of a file in videos/, as soup.webm', parseVideo) : null
  const leftover = readLeftover(file, frontMatter, keepsDays)
  errors.push(...leftover.errors)
  const eveningNote = frontMatter.entries.get('evening')?.value ?? null
  if (name === null || type === null || preparationMinutes === null || seasons === null || keepsDays === null) {
    return { value: null, errors }
  }
  const times = { preparationMinutes, ...(activeMinutes === null ? {} : { activeMinutes }) }
  return toReading(
    {
      name,
      ...readLocalName(frontMatter),
      ...leftover.value,
      type,
      ...times,
      seasons,
      keepsDays,
      eveningNote,
      holidayId,
      video,
    },
    errors,
  )
}

const readLocalName = ({ entries }: FrontMatter): Pick<Meal, 'localName'> => {
  const entry = entries.get('local')
  return entry === undefined ? {} : { localName: entry.value }
}

/** How kept portions are eaten. Only a meal that keeps may say so. */
function readLeftover(
  file: string,
  { entries }: FrontMatter,
  keepsDays: number | null,
): Reading<Pick<Meal, 'leftoverUse'>> {
  const entry = entries.get('leftover')
  if (entry === undefined) return { value: {}, errors: [] }
  const error = (message: string, remedy: string) => ({
    value: null,
    errors: [{ file, line: entry.line, message, remedy }],
  })
  const leftoverUse = parseLeftoverUse(entry.value)
  if (leftoverUse === null) return error(`leftover is "${entry.value}"`, 'Write reheat or cold')
  if (keepsDays === 0) return error('A leftover of a meal that does not keep', 'Add keeps, or remove it')
  return { value: { leftoverUse }, errors: [] }
}

function parseTitle(value: string): string | null {
  return value.length <= MOST_TITLE_CHARACTERS ? value : null
}

function parseType(value: string): Meal['type'] | null {
  return MEAL_TYPES.find((type) => type === value) ?? null
}

function parseMinutes(value: string): number | null {
  const minutes = Number(/^(?<minutes>\d+) min$/.exec(value)?.groups?.['minutes'])
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : null
}

/** Reports nothing when the preparation time is invalid, because that error is already reported. */
function parseActive(value: string, preparationMinutes: number | null): number | null {
  const minutes = parseMinutes(value)
  return minutes !== null && minutes < (preparationMinutes ?? Infinity) ? minutes : null
}

function parseDaysKept(value: string): number | null {
  return /^\d$/.test(value) && Number(value) <= MOST_DAYS_KEPT ? Number(value) : null
}

function parseLeftoverUse(value: string): LeftoverUse | null {
  return value === 'reheat' || value === 'cold' ? value : null
}

function parseHoliday(value: string): HolidayIdentifier | null {
  return HOLIDAY_IDENTIFIERS.find((holiday) => holiday === value) ?? null
}

function parseVideo(value: string): string | null {
  return /^[a-z0-9]+(-[a-z0-9]+)*\.webm$/.test(value) ? value : null
}

function parseSeasons(value: string): readonly Season[] | null {
  if (value === 'all year') return SEASONS
  const words = value.split(', ')
  const seasons = SEASONS.filter((season) => words.includes(season))
  return seasons.length === words.length ? seasons : null
}

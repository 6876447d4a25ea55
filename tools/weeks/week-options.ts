import { parseArgs } from 'node:util'
import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'

export const WEEKS_USAGE = `node tools/read-weeks.ts [--people <n>] [--seed <n>] [--start <YYYY-MM-DD>] [--count <n>] [--show <text>]

  --people 10 --seed 3 --start 2026-07-06   ten weeks in summer
  --people 0 --count 150                    only how often what is odd, over 150 people's 14 days, what fibre and salt
                                            the days hold and how long they are cooked
  --people 0 --count 150 --show soup        and each of those that mention soup`

export interface WeekOptions {
  /** Number of people whose first week is printed. */
  readonly people: number
  readonly seed: number
  /** First day of all plans; null for any day of a year. */
  readonly start: CalendarDay | null
  /** Number of people whose 14 days are counted. */
  readonly count: number
  /** Text that an oddity must mention to be printed. */
  readonly show: string | null
}

export type AskedWeeks =
  | { readonly kind: 'weeks'; readonly options: WeekOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'misused'; readonly message: string }

/** Parses the arguments of read-weeks. */
export function parseWeekOptions(args: readonly string[]): AskedWeeks {
  const given = parseGiven(args)
  if (given instanceof Error) return { kind: 'misused', message: given.message }
  if (given.help === true) return { kind: 'help' }
  const [people, seed, count] = [given.people, given.seed, given.count].map(wholeNumber)
  if (people == null || seed == null || count == null) {
    return { kind: 'misused', message: '--people, --seed and --count are whole numbers.' }
  }
  const start = parseCalendarDay(given.start)
  if (given.start !== undefined && start === null) {
    return { kind: 'misused', message: `--start "${given.start}" is no day: write it as 2026-07-06.` }
  }
  return { kind: 'weeks', options: { people, seed, start, count, show: given.show ?? null } }
}

const wholeNumber = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null)

function parseGiven(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        people: { type: 'string', default: '10' },
        seed: { type: 'string', default: '3' },
        start: { type: 'string' },
        count: { type: 'string', default: '0' },
        show: { type: 'string' },
      },
    }).values
  } catch (error) {
    // Returns Node's message about unknown options to the caller.
    if (error instanceof TypeError && 'code' in error) return error
    throw error
  }
}

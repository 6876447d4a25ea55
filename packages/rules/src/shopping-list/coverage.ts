import type { CalendarDay } from '@dayplate/dates'
import type { DailyNeed } from './daily-needs.ts'
import { isWithin, type ShoppingPeriod } from './period.ts'

/**
 * What a person has of a food for a cooking day, in edible grams: bought when it was ticked, or said to be at home. It stays when the
 * plan changes, so a day may have more than it needs.
 */
export interface DailyStock {
  readonly date: CalendarDay
  readonly boughtG: number
  readonly atHomeG: number
}

/** How much of a need is met, in edible grams: `neededG` is the sum of the other three. */
export interface Coverage {
  readonly neededG: number
  readonly atHomeG: number
  readonly boughtG: number
  /** Still to be bought. */
  readonly missingG: number
}

export interface DailyCoverage extends Coverage {
  readonly date: CalendarDay
}

/** In the order in which they are used up. */
const SOURCES = ['atHomeG', 'boughtG'] as const
type Source = (typeof SOURCES)[number]
type Amounts = Readonly<Record<Source, number>>

const NOTHING: Amounts = { atHomeG: 0, boughtG: 0 }

/**
 * How the stock meets the needs of one food, by day. Each day takes from its own stock first. What a day does not need, because the
 * plan changed after the purchase, then goes to the earliest days that lack something. So the coverage of a day does not depend on
 * the period that a list shows, and lists of overlapping, merged and split periods agree.
 * @param needs of all days between the first and the last that matter, not only those of one list.
 * @param stock one entry a day.
 */
export const coverDays = (needs: readonly DailyNeed[], stock: readonly DailyStock[]): readonly DailyCoverage[] =>
  shareOut(needs, stock).covered

/**
 * The coverage of all days of a period together.
 */
export const coverageOf = (days: readonly DailyCoverage[], period: ShoppingPeriod): Coverage =>
  days
    .filter(({ date }) => isWithin(date, period))
    .reduce<Coverage>(
      (sum, day) => ({
        neededG: sum.neededG + day.neededG,
        atHomeG: sum.atHomeG + day.atHomeG,
        boughtG: sum.boughtG + day.boughtG,
        missingG: sum.missingG + day.missingG,
      }),
      { neededG: 0, ...NOTHING, missingG: 0 },
    )

/** A food whose stock changes for the days of a period. */
export interface StockChange {
  readonly needs: readonly DailyNeed[]
  readonly stock: readonly DailyStock[]
  readonly period: ShoppingPeriod
}

/**
 * The stock after everything that a period lacks was bought.
 */
export function withPurchase({ needs, stock, period }: StockChange): readonly DailyStock[] {
  const lacking = coverDays(needs, stock).filter(({ date }) => isWithin(date, period))
  return sumByDay([...stock, ...lacking.map(({ date, missingG }) => ({ date, atHomeG: 0, boughtG: missingG }))])
}

/**
 * The stock after the tick of a period was taken back: nothing counts as bought there.
 */
export const withoutPurchase = (change: StockChange): readonly DailyStock[] => without(change, 'boughtG')

/**
 * The stock after a person said how much of the need of a period is at home, in edible grams. It counts for the earliest days.
 */
export function withAmountAtHome(change: StockChange, grams: number): readonly DailyStock[] {
  let left = grams
  const atHome = inOrder(change.needs)
    .filter(({ date }) => isWithin(date, change.period))
    .map((need): DailyStock => {
      const used = Math.min(left, need.grams)
      left -= used
      return { date: need.date, boughtG: 0, atHomeG: used }
    })
  return sumByDay([...without(change, 'atHomeG'), ...atHome])
}

/**
 * Takes a source away from the days of a period, also what other days gave to them, and what no day needs, which would take its place.
 * Other days keep their coverage.
 */
function without({ needs, stock, period }: StockChange, source: Source): readonly DailyStock[] {
  const { covered, spare } = shareOut(needs, stock)
  return sumByDay([
    ...covered.map((day) => (isWithin(day.date, period) ? { ...day, [source]: 0 } : day)),
    ...spare.map((day) => ({ ...day, [source]: 0 })),
  ])
}

/** The coverage of each day, and what is left of each day's stock. */
function shareOut(needs: readonly DailyNeed[], stock: readonly DailyStock[]) {
  const neededOn = new Map(needs.map(({ date, grams }) => [date, grams]))
  const own = new Map(stock.map((one) => [one.date, takeFrom(one, neededOn.get(one.date) ?? 0)]))
  let spare = inOrder(stock).map((one) => minus(one, own.get(one.date) ?? NOTHING))
  const covered = inOrder(needs).map(({ date, grams }): DailyCoverage => {
    let has = own.get(date) ?? NOTHING
    spare = spare.map((one) => {
      const moved = takeFrom(one, grams - has.atHomeG - has.boughtG)
      has = { atHomeG: has.atHomeG + moved.atHomeG, boughtG: has.boughtG + moved.boughtG }
      return minus(one, moved)
    })
    return { date, neededG: grams, ...has, missingG: Math.max(0, grams - has.atHomeG - has.boughtG) }
  })
  return { covered, spare }
}

function takeFrom(stock: Amounts, neededG: number): Amounts {
  const atHomeG = Math.min(stock.atHomeG, Math.max(0, neededG))
  return { atHomeG, boughtG: Math.min(stock.boughtG, Math.max(0, neededG - atHomeG)) }
}

const minus = (stock: DailyStock, { atHomeG, boughtG }: Amounts): DailyStock => ({
  date: stock.date,
  atHomeG: stock.atHomeG - atHomeG,
  boughtG: stock.boughtG - boughtG,
})

const inOrder = <Dated extends { readonly date: CalendarDay }>(days: readonly Dated[]): readonly Dated[] =>
  days.toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** One entry for each day with anything. */
const sumByDay = (stock: readonly (Amounts & { readonly date: CalendarDay })[]): readonly DailyStock[] =>
  [...Map.groupBy(stock, ({ date }) => date)]
    .map(([date, all]) => ({
      date,
      atHomeG: all.reduce((sum, { atHomeG }) => sum + atHomeG, 0),
      boughtG: all.reduce((sum, { boughtG }) => sum + boughtG, 0),
    }))
    .filter(({ atHomeG, boughtG }) => atHomeG > 0 || boughtG > 0)

import { daysBetween, earlierDay, laterDay, type CalendarDay } from '@dayplate/dates'
import type { DailyNeed } from './daily-needs.ts'
import { isWithin, type ShoppingPeriod } from './period.ts'

/**
 * What a person has of a food for a cooking day, in edible grams. It stays when the plan changes, so a day may have more than it needs.
 */
export interface DailyStock {
  readonly date: CalendarDay
  /** When it was bought, or this day if that is earlier: no day before can have used what was meant for this one. */
  readonly usableFrom: CalendarDay
  /** Bought for this day when it was ticked. */
  readonly boughtG: number
  /** Said to be at home. */
  readonly atHomeG: number
  /** In the packs opened on this day, beyond all that they were bought for. Later days may use it while it keeps. */
  readonly restG: number
}

/** How much of a need is met, in edible grams: `neededG` is the sum of the other four. */
export interface Coverage {
  readonly neededG: number
  readonly atHomeG: number
  readonly boughtG: number
  /** From the rests of packs. */
  readonly leftG: number
  /** Still to be bought. */
  readonly missingG: number
}

export interface DailyCoverage extends Coverage {
  readonly date: CalendarDay
}

/** What a person needs and has of one food. */
export interface FoodAccount {
  /** Of all days between the first and the last that matter, not only those of one list. */
  readonly needs: readonly DailyNeed[]
  /** One entry a day. */
  readonly stock: readonly DailyStock[]
  /** For how many days after its own the rest of a pack counts. */
  readonly keepsDays: number
}

/** The part of a stock that was meant for a day. */
interface Amounts {
  readonly atHomeG: number
  readonly boughtG: number
}

const NOTHING: Amounts = { atHomeG: 0, boughtG: 0 }

/**
 * For how many days what was bought for a day counts for later ones when the plan changes. Longer ago it is eaten or spoilt, whatever
 * the plan says.
 */
const BOUGHT_LASTS_DAYS = 14

/**
 * How the stock meets the needs of one food, by day. Each day takes from its own stock first. What a day does not need, because the
 * plan changed after the purchase, then goes to the earliest days since the purchase that lack something, and last the rests of packs. So the coverage of
 * a day does not depend on the period that a list shows, and lists of overlapping, merged and split periods agree.
 */
export const coverDays = (account: FoodAccount): readonly DailyCoverage[] => shareOut(account).covered

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
        leftG: sum.leftG + day.leftG,
        missingG: sum.missingG + day.missingG,
      }),
      { neededG: 0, ...NOTHING, leftG: 0, missingG: 0 },
    )

/** A food whose stock changes for the days of a period. */
export interface StockChange extends FoodAccount {
  readonly period: ShoppingPeriod
}

/** A purchase that is ticked. */
export interface Purchased {
  readonly today: CalendarDay
  /** What packs bought for an amount hold beyond it, both in edible grams. */
  readonly restOf: (grams: number) => number
}

/**
 * The stock after everything that a period lacks was bought. The packs are opened on the first day that lacks some.
 */
export function withPurchase({ period, ...account }: StockChange, { today, restOf }: Purchased): readonly DailyStock[] {
  const lacking = coverDays(account).filter(({ date, missingG }) => isWithin(date, period) && missingG > 0)
  const missingG = lacking.reduce((sum, day) => sum + day.missingG, 0)
  const bought = lacking.map((day, index): DailyStock => ({
    date: day.date,
    usableFrom: earlierDay(today, day.date),
    atHomeG: 0,
    boughtG: day.missingG,
    restG: index === 0 ? restOf(missingG) : 0,
  }))
  return sumByDay([...account.stock, ...bought])
}

/**
 * The stock after the tick of a period was taken back: nothing counts as bought there, neither for its own days nor what other days gave
 * to them, and its packs have no rest. What no day needs goes too, because it would take its place. Other days keep what they have.
 */
export function withoutPurchase({ period, ...account }: StockChange): readonly DailyStock[] {
  const { covered, spare } = shareOut(account)
  const usable = usableFromOf(account)
  return sumByDay([
    ...covered.map((day) => ({
      ...day,
      usableFrom: usable(day.date),
      restG: 0,
      ...(isWithin(day.date, period) ? { boughtG: 0 } : {}),
    })),
    ...spare.map((day) => ({ ...day, restG: 0, boughtG: 0 })),
    ...account.stock.map((day) => ({ ...day, ...NOTHING, restG: isWithin(day.date, period) ? 0 : day.restG })),
  ])
}

/**
 * The stock after a person said how much is at home for a period, in edible grams. It counts for the earliest days; what they do not
 * need counts as the rest of a pack. It replaces the rests that were counted until then, because the person has looked.
 */
export function withAmountAtHome(
  { period, ...account }: StockChange,
  { today, grams }: { readonly today: CalendarDay; readonly grams: number },
): readonly DailyStock[] {
  let left = grams
  const atHome = inOrder(account.needs)
    .filter(({ date }) => isWithin(date, period))
    .map((need): DailyStock => {
      const used = Math.min(left, need.grams)
      left -= used
      return { date: need.date, usableFrom: earlierDay(today, need.date), boughtG: 0, atHomeG: used, restG: 0 }
    })
  const surplus = atHome.slice(0, 1).map((day): DailyStock => ({ ...day, atHomeG: 0, restG: left }))
  return sumByDay([...withoutAtHome({ ...account, period }), ...atHome, ...surplus])
}

/**
 * Nothing counts as at home on the days of a period. What was bought stays with its days, so that a tick is there again when there is
 * nothing at home after all.
 */
function withoutAtHome({ period, ...account }: StockChange): readonly DailyStock[] {
  const usable = usableFromOf(account)
  return sumByDay([
    ...coverDays(account).map((day) => ({
      date: day.date,
      usableFrom: usable(day.date),
      boughtG: 0,
      atHomeG: isWithin(day.date, period) ? 0 : day.atHomeG,
      restG: 0,
    })),
    ...account.stock.map((day) => ({ ...day, atHomeG: 0, restG: day.date <= period.end ? 0 : day.restG })),
  ])
}

/** When a day could first use what it has. What other days gave to it counts as meant for it. */
function usableFromOf({ stock }: FoodAccount): (date: CalendarDay) => CalendarDay {
  const known = new Map(stock.map(({ date, usableFrom }) => [date, usableFrom]))
  return (date) => known.get(date) ?? date
}

/** The coverage of each day, and what is left of what each day's stock was meant for. */
function shareOut({ needs, stock, keepsDays }: FoodAccount) {
  const neededOn = new Map(needs.map(({ date, grams }) => [date, grams]))
  const own = new Map(stock.map((one) => [one.date, takeFrom(one, neededOn.get(one.date) ?? 0)]))
  let spare = inOrder(stock).map((one) => minus(one, own.get(one.date) ?? NOTHING))
  let rests = inOrder(stock).map(({ date, restG }) => ({ date, restG }))
  const covered = inOrder(needs).map(({ date, grams }): DailyCoverage => {
    let has = own.get(date) ?? NOTHING
    spare = spare.map((one) => {
      if (date < one.usableFrom || daysBetween(one.date, date) > BOUGHT_LASTS_DAYS) return one
      const moved = takeFrom(one, grams - has.atHomeG - has.boughtG)
      has = { atHomeG: has.atHomeG + moved.atHomeG, boughtG: has.boughtG + moved.boughtG }
      return minus(one, moved)
    })
    const lackingG = Math.max(0, grams - has.atHomeG - has.boughtG)
    let leftG = 0
    rests = rests.map((one) => {
      const age = daysBetween(one.date, date)
      if (age < 0 || age > keepsDays) return one
      const used = Math.min(one.restG, lackingG - leftG)
      leftG += used
      return { ...one, restG: one.restG - used }
    })
    return { date, neededG: grams, ...has, leftG, missingG: lackingG - leftG }
  })
  return { covered, spare }
}

function takeFrom(stock: Amounts, neededG: number): Amounts {
  const atHomeG = Math.min(stock.atHomeG, Math.max(0, neededG))
  return { atHomeG, boughtG: Math.min(stock.boughtG, Math.max(0, neededG - atHomeG)) }
}

const minus = (stock: DailyStock, { atHomeG, boughtG }: Amounts): DailyStock => ({
  ...stock,
  atHomeG: stock.atHomeG - atHomeG,
  boughtG: stock.boughtG - boughtG,
})

const inOrder = <Dated extends { readonly date: CalendarDay }>(days: readonly Dated[]): readonly Dated[] =>
  days.toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** One entry for each day with anything. */
const sumByDay = (stock: readonly DailyStock[]): readonly DailyStock[] =>
  [...Map.groupBy(stock, ({ date }) => date)]
    .map(([date, all]) => ({
      date,
      usableFrom: all.map(({ usableFrom }) => usableFrom).reduce(laterDay),
      atHomeG: all.reduce((sum, { atHomeG }) => sum + atHomeG, 0),
      boughtG: all.reduce((sum, { boughtG }) => sum + boughtG, 0),
      restG: all.reduce((sum, { restG }) => sum + restG, 0),
    }))
    .filter(({ atHomeG, boughtG, restG }) => atHomeG > 0 || boughtG > 0 || restG > 0)

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coverageOf,
  coverDays,
  withAmountAtHome,
  withoutPurchase,
  withPurchase,
  type Coverage,
  type DailyStock,
  type StockChange,
} from './coverage.ts'
import type { DailyNeed } from './daily-needs.ts'
import { isWithin } from './period.ts'
import { dayAt } from './sample-plan.fixture.ts'

const LAST = 9
const need = (day: number, grams: number): DailyNeed => ({ date: dayAt(day), grams, meals: [] })
const bought = (day: number, grams: number): DailyStock => ({
  date: dayAt(day),
  usableFrom: dayAt(0),
  boughtG: grams,
  atHomeG: 0,
  restG: 0,
})
const days = (start: number, end: number) => ({ start: dayAt(start), end: dayAt(end) })
const ALL = days(0, LAST)

const anyGrams = fc.integer({ min: 0, max: 900 })
const byDay = <Value>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: LAST }), value), { selector: ([day]) => day })
const anyNeeds = byDay(anyGrams).map((all) => all.map(([day, grams]) => need(day, grams)))
const anyStock = byDay(fc.record({ boughtG: anyGrams, atHomeG: anyGrams })).map((all) =>
  all.map(([day, amounts]): DailyStock => ({ date: dayAt(day), usableFrom: dayAt(0), ...amounts, restG: 0 })),
)
const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: LAST }), fc.integer({ min: 0, max: LAST }))
  .map(([a, b]) => days(Math.min(a, b), Math.max(a, b)))

const KEEPS_DAYS = 4
const PACK_G = 500
const coverEach = (needs: readonly DailyNeed[], stock: readonly DailyStock[]) =>
  coverDays({ needs, stock, keepsDays: KEEPS_DAYS })
const cover = (needs: readonly DailyNeed[], stock: readonly DailyStock[], period = ALL): Coverage =>
  coverageOf(coverEach(needs, stock), period)
/** Bought by weight, so nothing is left over. */
const buyExactly = (change: Omit<StockChange, 'keepsDays'>) =>
  withPurchase({ ...change, keepsDays: KEEPS_DAYS }, { today: dayAt(0), restOf: () => 0 })
/** Bought in packs of 500 g. */
const buyPacks = (change: Omit<StockChange, 'keepsDays'>) =>
  withPurchase(
    { ...change, keepsDays: KEEPS_DAYS },
    { today: dayAt(0), restOf: (grams) => Math.ceil(grams / PACK_G) * PACK_G - grams },
  )
const takeBack = (change: Omit<StockChange, 'keepsDays'>) => withoutPurchase({ ...change, keepsDays: KEEPS_DAYS })
const sayAtHome = (change: Omit<StockChange, 'keepsDays'>, grams: number) =>
  withAmountAtHome({ ...change, keepsDays: KEEPS_DAYS }, { today: dayAt(0), grams })

describe('the coverage of a food', () => {
  it('is whole: what is needed is at home, bought or missing, and nothing is counted twice', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, (needs, stock) => {
        const { neededG, atHomeG, boughtG, missingG } = cover(needs, stock)
        const has = stock.reduce((sum, one) => sum + one.boughtG + one.atHomeG, 0)
        expect(atHomeG + boughtG + missingG).toBe(neededG)
        expect(neededG).toBe(needs.reduce((sum, { grams }) => sum + grams, 0))
        expect(missingG).toBe(Math.max(0, neededG - has))
      }),
    )
  })

  it('adds up wherever a period is split, in whatever order days and stock are given', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, fc.integer({ min: 0, max: LAST }), (needs, stock, split) => {
        const [first, second] = [days(0, split), days(split + 1, LAST)].map((period) => cover(needs, stock, period))
        if (first === undefined || second === undefined) throw new Error('two parts')
        const whole = cover(needs.toReversed(), stock.toReversed())
        for (const name of ['neededG', 'atHomeG', 'boughtG', 'missingG'] as const)
          expect(whole[name]).toBe(first[name] + second[name])
      }),
    )
  })

  it('of a larger need has the rest missing beside what was bought', () => {
    expect(cover([need(1, 500)], [bought(1, 300)])).toEqual({
      neededG: 500,
      atHomeG: 0,
      boughtG: 300,
      leftG: 0,
      missingG: 200,
    })
  })

  it('stays when a meal moves to another day', () => {
    const stock = buyExactly({ needs: [need(1, 300)], stock: [], period: days(1, 1) })
    expect(cover([need(4, 300)], stock)).toMatchObject({ boughtG: 300, missingG: 0 })
    // And when it moves back.
    expect(cover([need(1, 300)], stock)).toMatchObject({ boughtG: 300, missingG: 0 })
  })

  it('never goes to days before the purchase, which ate something else', () => {
    const needs = [need(0, 150), need(5, 240), need(8, 180)]
    const change = { needs, stock: [], period: days(5, 5), keepsDays: KEEPS_DAYS }
    const stock = withPurchase(change, { today: dayAt(5), restOf: () => 0 })
    const afterSwap = coverEach([need(0, 150), need(8, 180)], stock)
    expect(afterSwap.map(({ boughtG, missingG }) => [boughtG, missingG])).toEqual([
      [0, 150],
      [180, 0],
    ])
  })

  it('goes to a day of its own first, then to the earliest', () => {
    const covered = coverEach([need(5, 200), need(2, 200), need(3, 200)], [bought(1, 250), bought(5, 200)])
    expect(covered.map(({ boughtG }) => boughtG)).toEqual([200, 50, 200])
  })
})

describe('a tick', () => {
  it('covers the period and leaves other days as they are', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, anyPeriod, (needs, stock, period) => {
        const before = coverEach(needs, stock)
        const after = coverEach(needs, buyExactly({ needs, stock, period }))
        expect(coverageOf(after, period).missingG).toBe(0)
        const outside = (all: typeof before) => all.filter(({ date }) => !isWithin(date, period))
        expect(outside(after)).toEqual(outside(before))
      }),
    )
  })

  it('that is taken back leaves nothing bought in the period, and other days as they are', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, anyPeriod, (needs, stock, period) => {
        const before = coverEach(needs, stock)
        const after = coverEach(needs, takeBack({ needs, stock, period }))
        expect(coverageOf(after, period).boughtG).toBe(0)
        const outside = (all: typeof before) => all.filter(({ date }) => !isWithin(date, period))
        expect(outside(after)).toEqual(outside(before))
      }),
    )
  })

  it('and its taking back are the same the second time', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, anyPeriod, (needs, stock, period) => {
        for (const change of [buyExactly, takeBack]) {
          const once = change({ needs, stock, period })
          expect(coverEach(needs, change({ needs, stock: once, period }))).toEqual(coverEach(needs, once))
        }
      }),
    )
  })
})

describe('an amount at home', () => {
  it('counts for the earliest days of the period, as far as they need it', () => {
    const stock = sayAtHome({ needs: [need(1, 200), need(3, 200), need(6, 200)], stock: [], period: ALL }, 300)
    expect(stock.map(({ date, atHomeG }) => [date, atHomeG])).toEqual([
      [dayAt(1), 200],
      [dayAt(3), 100],
    ])
  })

  it('replaces the one said before, and is never more than the need', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, anyPeriod, fc.tuple(anyGrams, anyGrams), (needs, stock, period, [one, other]) => {
        const once = sayAtHome({ needs, stock, period }, one)
        const twice = sayAtHome({ needs, stock: once, period }, other)
        const { atHomeG, neededG } = cover(needs, twice, period)
        expect(atHomeG).toBe(Math.min(other, neededG))
      }),
    )
  })

  it('that is taken back leaves what was bought, though later days could have used it', () => {
    const needs = [need(1, 200), need(6, 200)]
    const period = days(1, 3)
    const stock = sayAtHome({ needs, stock: buyExactly({ needs, stock: [], period }), period }, 900)
    expect(cover(needs, stock, days(6, 6)).boughtG).toBe(200)
    const after = sayAtHome({ needs, stock, period }, 0)
    expect(cover(needs, after, period)).toMatchObject({ atHomeG: 0, boughtG: 200, missingG: 0 })
  })

  it('makes a bought amount no larger than the rest of the need', () => {
    const needs = [need(1, 300)]
    const stock = sayAtHome({ needs, stock: [bought(1, 300)], period: ALL }, 100)
    expect(cover(needs, stock)).toEqual({ neededG: 300, atHomeG: 100, boughtG: 200, leftG: 0, missingG: 0 })
  })
})

describe('the rest of a pack', () => {
  const firstWeek = days(0, 1)

  it('counts for later days while it keeps, and not for earlier ones', () => {
    const needs = [need(0, 10), need(1, 100), need(5, 100), need(6, 100)]
    const stock = buyPacks({ needs, stock: [], period: days(1, 1) })
    expect(coverEach(needs, stock).map(({ leftG, missingG }) => [leftG, missingG])).toEqual([
      [0, 10],
      [0, 0],
      [100, 0],
      [0, 100],
    ])
  })

  it('meets a need that grows after the purchase', () => {
    const stock = buyPacks({ needs: [need(0, 200)], stock: [], period: firstWeek })
    expect(cover([need(0, 450)], stock)).toMatchObject({ boughtG: 200, leftG: 250, missingG: 0 })
    expect(cover([need(0, 550)], stock)).toMatchObject({ boughtG: 200, leftG: 300, missingG: 50 })
  })

  it('is used once, and never makes more of a food than was bought', () => {
    fc.assert(
      fc.property(anyNeeds, anyPeriod, anyPeriod, (needs, one, other) => {
        const first = buyPacks({ needs, stock: [], period: one })
        const stock = buyPacks({ needs, stock: first, period: other })
        const { neededG, boughtG, leftG, missingG } = cover(needs, stock)
        const has = stock.reduce((sum, day) => sum + day.boughtG + day.restG, 0)
        expect(boughtG + leftG + missingG).toBe(neededG)
        expect(boughtG + leftG).toBeLessThanOrEqual(has)
        expect(has % PACK_G).toBe(0)
        expect(cover(needs, stock, one).missingG).toBe(0)
        expect(cover(needs, stock, other).missingG).toBe(0)
      }),
    )
  })

  it('goes with the tick that bought the pack', () => {
    fc.assert(
      fc.property(anyNeeds, anyPeriod, (needs, period) => {
        const stock = buyPacks({ needs, stock: [], period })
        const after = takeBack({ needs, stock, period })
        expect(after).toEqual([])
      }),
    )
  })

  it('is replaced by what a person says is at home', () => {
    const needs = [need(0, 200), need(3, 200)]
    const stock = buyPacks({ needs, stock: [], period: firstWeek })
    expect(cover(needs, sayAtHome({ needs, stock, period: days(3, 3) }, 0), days(3, 3)).missingG).toBe(200)
    expect(cover(needs, sayAtHome({ needs, stock, period: days(3, 3) }, 150), days(3, 3)).missingG).toBe(50)
  })

  it('is also what a person has at home beyond the need of a list', () => {
    const needs = [need(0, 200), need(3, 200), need(9, 200)]
    const stock = sayAtHome({ needs, stock: [], period: firstWeek }, 1_000)
    expect(coverEach(needs, stock).map(({ missingG }) => missingG)).toEqual([0, 0, 200])
    expect(sayAtHome({ needs, stock, period: firstWeek }, 0)).toEqual([])
  })
})

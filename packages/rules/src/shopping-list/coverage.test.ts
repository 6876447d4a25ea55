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
} from './coverage.ts'
import type { DailyNeed } from './daily-needs.ts'
import { isWithin } from './period.ts'
import { dayAt } from './sample-plan.fixture.ts'

const LAST = 9
const need = (day: number, grams: number): DailyNeed => ({ date: dayAt(day), grams, meals: [] })
const bought = (day: number, grams: number): DailyStock => ({ date: dayAt(day), boughtG: grams, atHomeG: 0 })
const days = (start: number, end: number) => ({ start: dayAt(start), end: dayAt(end) })
const ALL = days(0, LAST)

const anyGrams = fc.integer({ min: 0, max: 900 })
const byDay = <Value>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: LAST }), value), { selector: ([day]) => day })
const anyNeeds = byDay(anyGrams).map((all) => all.map(([day, grams]) => need(day, grams)))
const anyStock = byDay(fc.record({ boughtG: anyGrams, atHomeG: anyGrams })).map((all) =>
  all.map(([day, amounts]): DailyStock => ({ date: dayAt(day), ...amounts })),
)
const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: LAST }), fc.integer({ min: 0, max: LAST }))
  .map(([a, b]) => days(Math.min(a, b), Math.max(a, b)))

const cover = (needs: readonly DailyNeed[], stock: readonly DailyStock[], period = ALL): Coverage =>
  coverageOf(coverDays(needs, stock), period)

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
    expect(cover([need(1, 500)], [bought(1, 300)])).toEqual({ neededG: 500, atHomeG: 0, boughtG: 300, missingG: 200 })
  })

  it('stays when a meal moves to another day', () => {
    const stock = withPurchase({ needs: [need(1, 300)], stock: [], period: days(1, 1) })
    expect(cover([need(4, 300)], stock)).toMatchObject({ boughtG: 300, missingG: 0 })
    // And when it moves back.
    expect(cover([need(1, 300)], stock)).toMatchObject({ boughtG: 300, missingG: 0 })
  })

  it('goes to a day of its own first, then to the earliest', () => {
    const covered = coverDays([need(5, 200), need(2, 200), need(3, 200)], [bought(1, 250), bought(5, 200)])
    expect(covered.map(({ boughtG }) => boughtG)).toEqual([200, 50, 200])
  })
})

describe('a tick', () => {
  it('covers the period and leaves other days as they are', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, anyPeriod, (needs, stock, period) => {
        const before = coverDays(needs, stock)
        const after = coverDays(needs, withPurchase({ needs, stock, period }))
        expect(coverageOf(after, period).missingG).toBe(0)
        const outside = (all: typeof before) => all.filter(({ date }) => !isWithin(date, period))
        expect(outside(after)).toEqual(outside(before))
      }),
    )
  })

  it('that is taken back leaves nothing bought in the period, and other days as they are', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, anyPeriod, (needs, stock, period) => {
        const before = coverDays(needs, stock)
        const after = coverDays(needs, withoutPurchase({ needs, stock, period }))
        expect(coverageOf(after, period).boughtG).toBe(0)
        const outside = (all: typeof before) => all.filter(({ date }) => !isWithin(date, period))
        expect(outside(after)).toEqual(outside(before))
      }),
    )
  })

  it('and its taking back are the same the second time', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, anyPeriod, (needs, stock, period) => {
        for (const change of [withPurchase, withoutPurchase]) {
          const once = change({ needs, stock, period })
          expect(coverDays(needs, change({ needs, stock: once, period }))).toEqual(coverDays(needs, once))
        }
      }),
    )
  })
})

describe('an amount at home', () => {
  it('counts for the earliest days of the period, as far as they need it', () => {
    const stock = withAmountAtHome({ needs: [need(1, 200), need(3, 200), need(6, 200)], stock: [], period: ALL }, 300)
    expect(stock.map(({ date, atHomeG }) => [date, atHomeG])).toEqual([
      [dayAt(1), 200],
      [dayAt(3), 100],
    ])
  })

  it('replaces the one said before, and is never more than the need', () => {
    fc.assert(
      fc.property(anyNeeds, anyStock, anyPeriod, fc.tuple(anyGrams, anyGrams), (needs, stock, period, [one, other]) => {
        const once = withAmountAtHome({ needs, stock, period }, one)
        const twice = withAmountAtHome({ needs, stock: once, period }, other)
        const { atHomeG, neededG } = cover(needs, twice, period)
        expect(atHomeG).toBe(Math.min(other, neededG))
      }),
    )
  })

  it('makes a bought amount no larger than the rest of the need', () => {
    const needs = [need(1, 300)]
    const stock = withAmountAtHome({ needs, stock: [bought(1, 300)], period: ALL }, 100)
    expect(cover(needs, stock)).toEqual({ neededG: 300, atHomeG: 100, boughtG: 200, missingG: 0 })
  })
})

import { addDays, requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { weekAround } from './week-around.ts'

const FIRST = requireCalendarDay('2026-11-16')
const days = (indexes: readonly number[]) => indexes.map((index) => ({ date: addDays(FIRST, index) }))
const around = (indexes: readonly number[], index: number) =>
  weekAround(days(indexes), addDays(FIRST, index)).map(({ date }) => Number(date.slice(-2)) - 16)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

it('takes three days before and after', () => {
  expect(around(upTo(13), 6)).toEqual([3, 4, 5, 6, 7, 8, 9])
})

it('takes the first and the last seven days at the ends of a plan', () => {
  expect(around(upTo(13), 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(around(upTo(13), 11)).toEqual([6, 7, 8, 9, 10, 11, 12])
})

it('takes fewer days of a short plan, and none for a day without a plan', () => {
  expect(around(upTo(5), 4)).toEqual([0, 1, 2, 3, 4])
  expect(around([0, 2], 1)).toEqual([])
})

it('takes consecutive days only, before and after a gap', () => {
  const withGap = [0, 1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13]
  expect(around(withGap, 3)).toEqual([0, 1, 2, 3])
  expect(around(withGap, 6)).toEqual([6, 7, 8, 9, 10, 11, 12])
  expect(around([0, 1, 4, 6, 7], 4)).toEqual([4])
})

import { addDays, requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { weekAround } from './week-around.ts'

const FIRST = requireCalendarDay('2026-11-16')
const days = (count: number) => Array.from({ length: count }, (_, index) => ({ date: addDays(FIRST, index) }))
const around = (count: number, index: number) =>
  weekAround(days(count), addDays(FIRST, index))?.map(({ date }) => Number(date.slice(-2)) - 16)

it('takes three days before and after', () => {
  expect(around(13, 6)).toEqual([3, 4, 5, 6, 7, 8, 9])
})

it('takes the first and the last seven days at the ends of a plan', () => {
  expect(around(13, 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(around(13, 11)).toEqual([6, 7, 8, 9, 10, 11, 12])
})

it('takes fewer days of a short plan, but none of fewer than four', () => {
  expect(around(5, 4)).toEqual([0, 1, 2, 3, 4])
  expect(around(3, 1)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { createReportBudget } from './report-budget.ts'

function budgetWithClock() {
  const clock = { now: 0 }
  const mayReport = createReportBudget(() => clock.now)
  const report = (message: string, path = '/a') => mayReport({ kind: 'error', message, path })
  const reportMany = (name: string, path?: string) =>
    Array.from({ length: 25 }, (_, index) => report(`${name} ${index}`, path)).filter(Boolean).length
  return { clock, report, reportMany }
}

it('lets the same report through once', () => {
  const { clock, report } = budgetWithClock()
  expect(report('one')).toBe(true)
  clock.now = 3_600_000
  expect(report('one')).toBe(false)
  expect(report('one', '/b')).toBe(true)
})

it('lets ten through in a minute for each page', () => {
  const { clock, reportMany } = budgetWithClock()
  expect(reportMany('first')).toBe(10)
  expect(reportMany('first', '/b')).toBe(10)
  clock.now = 59_999
  expect(reportMany('second')).toBe(0)
  clock.now = 60_000
  expect(reportMany('third')).toBe(10)
})

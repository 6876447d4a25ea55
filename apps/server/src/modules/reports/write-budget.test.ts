import { expect, it } from 'vitest'
import { writeBudget } from './write-budget.ts'

it('gives so many a minute and begins anew with the next', () => {
  let now = 1_000_000
  const budget = writeBudget({ now: () => now }, 2)
  const first = [budget.take(), budget.take(), budget.take()]
  now += 59_999
  const late = budget.take()
  now += 1
  expect([...first, late, budget.take()]).toEqual([true, true, false, false, true])
})

import { expect, it } from 'vitest'
import { writeBudget } from './write-budget.ts'

const START = 1_000_000

it('allows a fixed number in a minute and starts again with the next', () => {
  let now = START
  const budget = writeBudget({ now: () => now }, { all: 2, network: 2 })
  const first = [budget.take('a'), budget.take('a'), budget.take('a')]
  now += 59_999
  const late = budget.take('a')
  now += 1
  expect([...first, late, budget.take('a')]).toEqual([true, true, false, false, true])
})

it('limits one network without taking from others', () => {
  const budget = writeBudget({ now: () => START }, { all: 3, network: 1 })
  const greedy = [budget.take('a'), budget.take('a'), budget.take('a'), budget.take('a')]
  expect([...greedy, budget.take('b'), budget.take('c')]).toEqual([true, false, false, false, true, true])
})

it('limits all networks together', () => {
  const budget = writeBudget({ now: () => START }, { all: 2, network: 1 })
  expect(['a', 'b', 'c'].map((network) => budget.take(network))).toEqual([true, true, false])
})

import { expect, it } from 'vitest'
import { reachableStep } from './opened-step.ts'

it('opens the wanted question when all before it are answered', () => {
  expect(reachableStep('weight', 'goal')).toBe('weight')
  expect(reachableStep('goal', 'goal')).toBe('goal')
})

it('opens the first open question before the wanted one', () => {
  expect(reachableStep('goal', 'diet-id')).toBe('diet-id')
})

it('opens the last question when all are answered: what comes after it has no address', () => {
  expect(reachableStep('finish', 'finish')).toBe('start-date')
})

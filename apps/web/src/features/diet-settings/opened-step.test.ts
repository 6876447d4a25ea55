import { expect, it } from 'vitest'
import { reachableStep } from './opened-step.ts'

it('opens the question in the address if all earlier ones are answered', () => {
  expect(reachableStep('weight', 'goal')).toBe('weight')
  expect(reachableStep('goal', 'goal')).toBe('goal')
})

it('opens the first unanswered question if it is earlier than the one in the address', () => {
  expect(reachableStep('goal', 'diet-id')).toBe('diet-id')
})

it('opens the last question for the address of the finish, because the finish has no page of its own', () => {
  expect(reachableStep('finish', 'finish')).toBe('start-date')
})

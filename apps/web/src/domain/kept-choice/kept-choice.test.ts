import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetKeptChoice, keepChoice, type KeptChoice, readKeptChoice } from './kept-choice.ts'

const VEGAN: KeptChoice = { dietId: 5, dietMode: 'gain_muscle_mass', activityLevel: 'ACTIVITY_LEVEL_HIGH' }

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps diet, goal and activity, and nothing about the body of the example', () => {
  const choice = { ...VEGAN, bodyId: 'man-44' }
  keepChoice(choice)
  expect(readKeptChoice()).toEqual(VEGAN)
  expect([...kept.values()].join('')).not.toContain('man-44')
})

it('is empty before a choice was kept, and after it was used', () => {
  expect(readKeptChoice()).toBeNull()
  keepChoice(VEGAN)
  forgetKeptChoice()
  expect(readKeptChoice()).toBeNull()
  expect(kept.size).toBe(0)
})

it.each([
  ['a goal that the diet does not allow', { ...VEGAN, dietId: 200, dietMode: 'stabilization' }],
  ['a diet that does not exist', { ...VEGAN, dietId: 6 }],
  ['a missing activity level', { dietId: 5, dietMode: 'slimming' }],
  ['another value', 'vegan'],
])('ignores and removes %s', (_, value) => {
  kept.set('keptChoice', JSON.stringify({ value, expire: Number.MAX_SAFE_INTEGER }))
  expect(readKeptChoice()).toBeNull()
  expect(kept.size).toBe(0)
})

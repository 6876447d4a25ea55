import { expect, it } from 'vitest'
import { weekStart } from './week-start.ts'

it.each([
  ['pl', ['pl-PL'], 'mon'],
  ['pl', ['en-US', 'en'], 'mon'],
  ['en', ['en-US'], 'sun'],
  ['en', ['pl-PL', 'en-US'], 'sun'],
  ['en', ['en-GB', 'en-US'], 'mon'],
  ['en', ['pl-PL', 'en'], 'mon'],
  ['en', [], 'mon'],
  ['ar', ['ar-EG'], 'sat'],
] as const)('starts a week in %s with the preferences %j on %s', (language, preferred, day) => {
  expect(weekStart(language, preferred)).toBe(day)
})

import { expect, it } from 'vitest'
import { momentWords } from './moment-words.ts'

// Without a zone, so that the hour is the same wherever the test runs.
it.each([
  ['2026-12-04T03:35:00', 'pl', '4 grudnia 2026, 3:35'],
  ['2026-12-04T15:05:00', 'pl', '4 grudnia 2026, 15:05'],
  ['2026-12-04T03:35:00', 'en', '4 December 2026 at 03:35'],
])('writes %s in %s as %s', (iso, language, words) => {
  expect(momentWords(iso, language)).toBe(words)
})

import { expect, it } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['pl', 'pl'],
  ['pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
  ['de-DE,de;q=0.9,en;q=0.5,pl;q=0.7', 'pl'],
  ['en;q=0.4, PL ;q=0.6', 'pl'],
  ['pl;q=0, en', 'en'],
  ['pl;q=x', 'pl'],
])('is chosen from %j as %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})

import { expect, it } from 'vitest'
import { countryTag } from './country-tag.ts'

it.each([
  ['en', ['pl-PL', 'en-US'], 'en-US'],
  ['pl', ['en-US', 'pl'], null],
  ['en', ['en-US@posix', 'en-GB'], 'en-GB'],
  ['en', ['en-US@posix'], null],
] as const)('finds for %s among %j the tag %s', (language, tags, expected) => {
  const found = countryTag(language, tags)
  expect(found).toBe(expected)
  expect(() => new Intl.DateTimeFormat(found ?? 'en')).not.toThrow()
})

import { expect, it } from 'vitest'
import { tidyDateText } from './tidy-date-text.ts'

it.each([
  ['19800101', '1980-01-01'],
  [' 1980-01-01 ', '1980-01-01'],
  ['2025-1-5', '2025-1-5'],
  ['1980010', '1980010'],
  ['198001011', '198001011'],
  ['tomorrow', 'tomorrow'],
  ['', ''],
])('makes of %j %j', (typed, tidy) => {
  expect(tidyDateText(typed)).toBe(tidy)
})

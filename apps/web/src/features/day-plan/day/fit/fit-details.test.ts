import { expect, it } from 'vitest'
import { formatDeviation } from './fit-details.tsx'

it.each([
  [0.0042, '+0.4%', '+0,4%'],
  [-0.012, '−1.2%', '−1,2%'],
  [0.05, '+5%', '+5%'],
  [0.0004, '0%', '0%'],
  [-0.0004, '0%', '0%'],
])('writes %d as %s and %s', (deviation, english, polish) => {
  expect(formatDeviation(deviation, 'en')).toBe(english)
  expect(formatDeviation(deviation, 'pl')).toBe(polish)
})

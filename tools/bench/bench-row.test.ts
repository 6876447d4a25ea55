import { expect, it } from 'vitest'
import { measured, measuredAtLeast, measuredAtMost } from './bench-row.ts'

it('gives no verdict on a number without a limit', () => {
  expect(measured('answers', 12.345, 'ms')).toEqual({
    name: 'answers',
    value: 12.35,
    unit: 'ms',
    must: null,
    holds: null,
  })
})

it('judges a number with a lower limit before it is rounded', () => {
  const rows = [99.5, 99.499].map((value) => measuredAtLeast(99.5, { name: 'inside', value, unit: '%' }))
  expect(rows).toEqual([
    { name: 'inside', value: 99.5, unit: '%', must: '>= 99.5', holds: true },
    { name: 'inside', value: 99.5, unit: '%', must: '>= 99.5', holds: false },
  ])
})

it('judges a number with an upper limit before it is rounded', () => {
  const rows = [125, 125.001].map((value) => measuredAtMost(125, { name: 'size', value, unit: 'KiB' }))
  expect(rows).toEqual([
    { name: 'size', value: 125, unit: 'KiB', must: '<= 125', holds: true },
    { name: 'size', value: 125, unit: 'KiB', must: '<= 125', holds: false },
  ])
})

import { expect, it } from 'vitest'
import { measured, measuredAtMost } from './bench-row.ts'

it('promises nothing of a number without a bound', () => {
  expect(measured('answers', 12.345, 'ms')).toEqual({
    name: 'answers',
    value: 12.35,
    unit: 'ms',
    must: null,
    holds: null,
  })
})

it('judges the number before it is rounded', () => {
  const rows = [125, 125.001].map((value) => measuredAtMost(125, { name: 'size', value, unit: 'KiB' }))
  expect(rows).toEqual([
    { name: 'size', value: 125, unit: 'KiB', must: '<= 125', holds: true },
    { name: 'size', value: 125, unit: 'KiB', must: '<= 125', holds: false },
  ])
})

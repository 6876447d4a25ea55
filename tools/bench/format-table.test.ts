import { expect, it } from 'vitest'
import { formatTable } from './format-table.ts'

it('pads columns to their widest cell, numbers to the right, and says which limits hold', () => {
  const table = formatTable([
    { name: 'bundle', value: 99.5, unit: 'KiB', must: '<= 125', holds: true },
    { name: 'answer', value: 7, unit: 'ms', must: '<= 5', holds: false },
    { name: 'requests', value: 1200, unit: 'req/s', must: null, holds: null },
  ])
  expect(table.split('\n')).toEqual([
    'name      value  unit   must    holds',
    'bundle     99.5  KiB    <= 125  yes',
    'answer        7  ms     <= 5    NO',
    'requests   1200  req/s',
  ])
})

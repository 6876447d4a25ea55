import { describe, expect, it } from 'vitest'
import { formatFigures } from './format-figures.ts'

const FIGURE = {
  name: 'p50',
  unit: 'ms',
  value: 9,
  spread: [8, 10],
  promise: { better: 'less', must: 15, aim: 8 },
} as const

describe('formatFigures', () => {
  it('says whether a figure reaches the aim, the limit, or neither', () => {
    const verdicts = [7, 9, 16].map((value) =>
      formatFigures([{ ...FIGURE, value }])
        .split(/\s+/u)
        .at(-1),
    )
    expect(verdicts).toEqual(['aim', 'must', 'FAILS'])
    const more = { ...FIGURE, promise: { better: 'more', must: 30, aim: 40 } } as const
    expect(formatFigures([{ ...more, value: 29 }])).toContain('FAILS')
  })

  it('gives no verdict on a figure without a limit', () => {
    expect(formatFigures([{ ...FIGURE, promise: null }])).toMatch(/p50 +9 +8 – 10 +ms$/u)
  })
})

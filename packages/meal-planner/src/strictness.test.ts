import { describe, expect, it } from 'vitest'
import { STRICTNESS_LEVELS } from './strictness.ts'
import { STRICT } from './tolerance.ts'

describe('STRICTNESS_LEVELS', () => {
  it('start with all rules', () => {
    expect(STRICTNESS_LEVELS[0]).toEqual({
      leftover: 'same-portion',
      inRepertoire: true,
      inSeasonOnly: true,
      gapDays: 3,
      tolerances: STRICT,
      hasBands: true,
      mostScale: 2.5,
      mostPlates: 1,
    })
  })

  it('drop leftovers, the repertoire, usual plates, season, variety, large plates, fat and carbohydrate, meal sizes and protein, in this order', () => {
    const changed = STRICTNESS_LEVELS.slice(1).map((level, index) =>
      Object.entries(level)
        .filter(([name, value]) => new Map(Object.entries(STRICTNESS_LEVELS[index] ?? {})).get(name) !== value)
        .map(([name]) => name)
        .join(),
    )
    expect(changed).toEqual([
      'leftover',
      'leftover',
      'inRepertoire',
      'mostScale,mostPlates',
      'inSeasonOnly',
      'gapDays',
      'mostPlates',
      'tolerances',
      'hasBands,mostPlates',
      'tolerances',
      'gapDays',
      'tolerances',
      'tolerances',
      'tolerances',
    ])
  })

  it('never drop energy', () => {
    for (const { tolerances } of STRICTNESS_LEVELS) expect(tolerances.kcal).toEqual({ below: 0.02, above: 0.02 })
  })
})

import { DIET_IDS } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { allExampleChoices, exampleKey, FIRST_EXAMPLE, parseExampleChoice, withExampleDiet } from './example-choice.ts'

describe('all example choices', () => {
  it('are six bodies with every goal that a diet allows and every activity level, each once', () => {
    const choices = allExampleChoices()
    // Classic, vegetarian and vegan allow four goals, GLP-1 allows two.
    expect(choices).toHaveLength(6 * (3 * 4 + 2) * 4)
    expect(new Set(choices.map(exampleKey)).size).toBe(choices.length)
    expect(choices.every((choice) => parseExampleChoice(choice) !== null)).toBe(true)
  })

  it('begin with the one that visitors see first and those one change away', () => {
    const [first, ...others] = allExampleChoices()
    expect(first).toEqual(FIRST_EXAMPLE)
    const near = others.slice(0, 5 + 3 + 3 + 3)
    for (const choice of near) {
      const same = Object.entries(FIRST_EXAMPLE).filter(([key, value]) =>
        Object.entries(choice).some(([k, v]) => k === key && v === value),
      )
      expect(same).toHaveLength(3)
    }
  })
})

describe('parseExampleChoice', () => {
  it('returns a choice that exists', () => {
    expect(parseExampleChoice(FIRST_EXAMPLE)).toEqual(FIRST_EXAMPLE)
  })

  it.each([
    ['a body that does not exist', { bodyId: 'child-7' }],
    ['a diet that does not exist', { dietId: 6 }],
    ['keeping the weight with GLP-1', { dietId: DIET_IDS.glp1, dietMode: 'stabilization' }],
    ['gaining weight with GLP-1', { dietId: DIET_IDS.glp1, dietMode: 'put_on_weight' }],
  ] as const)('returns null for %s', (_, change) => {
    expect(parseExampleChoice({ ...FIRST_EXAMPLE, ...change })).toBeNull()
  })
})

describe('withExampleDiet', () => {
  it('keeps the goal if the diet allows it', () => {
    const muscle = { ...FIRST_EXAMPLE, dietMode: 'gain_muscle_mass' } as const
    expect(withExampleDiet(muscle, DIET_IDS.glp1)).toEqual({ ...muscle, dietId: DIET_IDS.glp1 })
    expect(withExampleDiet({ ...FIRST_EXAMPLE, dietMode: 'stabilization' }, DIET_IDS.vegan).dietMode).toBe(
      'stabilization',
    )
  })

  it('changes a goal that GLP-1 does not allow to losing weight', () => {
    expect(withExampleDiet({ ...FIRST_EXAMPLE, dietMode: 'put_on_weight' }, DIET_IDS.glp1).dietMode).toBe('slimming')
  })
})

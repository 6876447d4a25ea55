import { createTranslator, type Language, loadAllTexts, type Translate } from '@dayplate/messages'
import { describe, expect, it } from 'vitest'
import { reasonTexts as textsOf } from './reason-texts.ts'

async function speak(language: Language) {
  const onMissing = (id: string) => expect.unreachable(`The text ${id} is missing`)
  return createTranslator({ language, catalogue: await loadAllTexts(language), onMissing }).t
}

const reasonTexts = (reasons: readonly string[], t: Translate) =>
  textsOf({ reasons, details: [] }, { t, language: 'en' })

const NO_FIGURES = {
  __typename: 'PlanReasonDetail',
  mealType: null,
  count: null,
  macro: null,
  deviation: null,
} as const

describe('reasonTexts', () => {
  it('counts the meals that a reason concerns', async () => {
    const reasons = Array.from({ length: 4 }, () => 'VARIETY_RELAXED')
    expect(reasonTexts(reasons, await speak('en'))).toEqual(['4 meals are repeated sooner than usual.'])
    expect(reasonTexts(reasons, await speak('pl'))).toEqual(['4 posiłki powtarzają się szybciej niż zwykle.'])
  })

  it('mentions each kind of reason once, in the order of first occurrence', async () => {
    const reasons = ['LARGE_PORTION', 'OUT_OF_SEASON', 'LARGE_PORTION', 'PINNED_MEALS', 'PINNED_MEALS']
    expect(reasonTexts(reasons, await speak('en'))).toEqual([
      '2 portions are larger than usual.',
      'One meal isn’t in season now.',
      'Meals you’ve eaten or chosen stay as they are.',
    ])
  })

  it('leaves out an unknown code, and a leftover that was never planned', async () => {
    const reasons = ['NEWER_THAN_THIS_PAGE', 'toString', 'LEFTOVER_DROPPED']
    expect(reasonTexts(reasons, await speak('en'))).toEqual([])
  })

  it('names the meal with few recipes and their number', async () => {
    const code = 'TOO_FEW_RECIPES'
    const details = [
      { ...NO_FIGURES, code, mealType: 'Snack', count: 1 },
      { ...NO_FIGURES, code, mealType: 'Dinner', count: 3 },
    ] as const
    const reasons = [code, code]
    expect(textsOf({ reasons, details }, { t: await speak('en'), language: 'en' })).toEqual([
      'Only one recipe to choose from for the snack. Avoiding fewer foods gives you more choice.',
      'Only 3 recipes to choose from for dinner. Avoiding fewer foods gives you more choice.',
    ])
    expect(textsOf({ reasons, details }, { t: await speak('pl'), language: 'pl' })).toEqual([
      'Na przekąskę jest tylko jeden przepis. Mniej wykluczeń da większy wybór.',
      'Na kolację są tylko 3 przepisy. Mniej wykluczeń da większy wybór.',
    ])
  })

  it('states by how much energy and a macro are above or below the target', async () => {
    const details = [
      { ...NO_FIGURES, code: 'PORTION_LIMIT', deviation: -0.034 },
      { ...NO_FIGURES, code: 'MACRO_UNREACHABLE', macro: 'FAT', deviation: 0.07 },
    ] as const
    const reasons = details.map(({ code }) => code)
    const [energy, fat] = textsOf({ reasons, details }, { t: await speak('en'), language: 'en' })
    expect(energy).toContain('the day is 3.4% below your energy target')
    expect(fat).toContain('7% more fat than your target')
    const [energia, tluszcz] = textsOf({ reasons, details }, { t: await speak('pl'), language: 'pl' })
    expect(energia).toContain('o\u00A03,4% mniej energii')
    expect(tluszcz).toContain('o\u00A07% więcej tłuszczu')
  })

  it('shows a general sentence for a day that was stored without figures', async () => {
    expect(reasonTexts(['PORTION_LIMIT'], await speak('en'))).toEqual(['Portions are already as large as they get.'])
  })
})

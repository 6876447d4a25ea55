import { createTranslator, loadAllTexts, type Language } from '@dayplate/messages'
import { describe, expect, it } from 'vitest'
import { keptLines, portionLines, shoppingLines } from './effect-lines.ts'
import type { ExchangeEffectFragment } from './replacements.gen.ts'

const grams = { __typename: 'MacroGrams', kcal: 1800, proteinG: 90, fatG: 60, carbohydrateG: 210 } as const

const day = (date: string): ExchangeEffectFragment['dayEffects'][number] => ({
  __typename: 'DayEffect',
  date,
  holds: true,
  before: grams,
  after: grams,
  portionChanges: [
    {
      __typename: 'PortionChange',
      name: 'Apple and nuts',
      from: 1.3,
      to: 1.55,
      mealType: { __typename: 'MealTypeOfDay', type: 'Snack', name: 'Snack' },
    },
  ],
})

const effect: ExchangeEffectFragment = {
  __typename: 'ExchangeEffect',
  keepsInside: true,
  keptDates: [],
  keptBecause: null,
  uneatenPortions: 0,
  dayEffects: [day('2026-11-21')],
  shopping: { __typename: 'ShoppingChange', more: [], less: [] },
}

const speak = async (language: Language) => {
  const onMissing = (id: string) => expect.unreachable(`The text ${id} is missing`)
  return createTranslator({ language, catalogue: await loadAllTexts(language), onMissing }).t
}

describe('the lines of changed portions', () => {
  it('name no day if only one day changes', async () => {
    expect(portionLines(effect, await speak('en'), 'en')).toEqual(['Snack: portion 1.3 → 1.55'])
  })

  it('name the day if several days change', async () => {
    const two = { dayEffects: [day('2026-11-21'), day('2026-11-22')] }
    expect(portionLines(two, await speak('en'), 'en')).toEqual([
      'Snack on Saturday: portion 1.3 → 1.55',
      'Snack on Sunday: portion 1.3 → 1.55',
    ])
    expect(portionLines(two, await speak('pl'), 'pl')[1]).toBe('Snack, niedziela: porcja 1,3 → 1,55')
  })
})

describe('the line of the shopping', () => {
  it('names every food, however many there are', async () => {
    const more = Array.from({ length: 8 }, (_, index) => ({
      __typename: 'ShoppingChangeItem' as const,
      productId: `food-${index}`,
      name: `food ${index}`,
      text: '10 g',
    }))
    const [line] = shoppingLines({ shopping: { ...effect.shopping, more } }, await speak('en'), 'en')
    expect(more.filter(({ name }) => line?.includes(`${name} 10 g`))).toHaveLength(8)
  })
})

describe('days that keep their dish', () => {
  it('are named, whether there is one or several', async () => {
    const t = await speak('en')
    const kept = { ...effect, keptBecause: 'EATEN' as const }
    expect(keptLines({ ...kept, keptDates: ['2026-11-21'] }, t, 'en')[0]).toMatch(/^Saturday: the earlier dish stays/)
    expect(keptLines({ ...kept, keptDates: ['2026-11-21', '2026-11-22'] }, t, 'en')[0]).toMatch(
      /^Saturday and Sunday: the earlier dish stays/,
    )
  })
})

import { addDays, requireCalendarDay } from '@dayplate/dates'
import { sampleDish, sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { batchesOf, type Serving } from '@dayplate/rules/shopping-list'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../../catalogue/index.ts'
import { presentPrintedRecipe } from './present-printed-recipe.ts'

const SATURDAY = requireCalendarDay('2026-11-21')
const SUNDAY = addDays(SATURDAY, 1)

const catalogue = makeCatalogue({
  foods: [sampleFood('gnocchi'), sampleFood('lettuce')],
  meals: [
    sampleMeal([], {
      dishes: [
        sampleDish([['gnocchi', 150]], 'Baked gnocchi'),
        { ...sampleDish([['lettuce', 60]], 'Green salad'), isFresh: true },
      ],
      keepsDays: 2,
      leftoverUse: 'reheat',
    }),
  ],
})
const [version] = catalogue.versions.values()
if (version === undefined) throw new Error('a catalogue without a version')
const recipe = version

const portion = (number: number, scale: number): Serving => ({
  type: 'dinner',
  recipe: recipe.id,
  scale,
  portion: number,
  portionsTotal: 2,
})

/** Prints a pot of two portions, of these factors, on the given days. */
function printed(scales: readonly [number, number], printedDays: readonly (typeof SATURDAY)[]) {
  const days = [
    { date: SATURDAY, meals: [portion(1, scales[0])] },
    { date: SUNDAY, meals: [portion(2, scales[1])] },
  ]
  const eaten = days
    .filter(({ date }) => printedDays.includes(date))
    .flatMap(({ date, meals }) => meals.map((meal) => ({ date, meal })))
  const [from = SATURDAY] = printedDays
  const parts = {
    catalogue,
    language: 'en',
    system: 'si',
    from,
    to: printedDays.at(-1) ?? from,
    days: [],
    recipes: new Map(),
  } as const
  return presentPrintedRecipe(recipe, eaten, { ...parts, batches: batchesOf(days) })
}

describe('a printed recipe with a fresh dish', () => {
  it('has the pot without the fresh dish, and the fresh dish for each plate', () => {
    const { dishes, cookings } = printed([1, 2], [SATURDAY])
    expect(dishes.map(({ name, isFresh }) => [name, isFresh])).toEqual([
      ['Baked gnocchi', false],
      ['Green salad', true],
    ])
    expect(cookings).toMatchObject([
      {
        portions: 2,
        amounts: [['450\u00A0g'], []],
        steps: [['Cook.'], []],
        plates: [
          { dates: [SATURDAY], amounts: [[], ['60\u00A0g']], steps: [[], ['Cook.']] },
          { dates: [SUNDAY], amounts: [[], ['120\u00A0g']], steps: [[], ['Cook.']] },
        ],
      },
    ])
  })

  it('joins plates with equal amounts', () => {
    const [cooking] = printed([1, 1], [SATURDAY, SUNDAY]).cookings
    expect(cooking?.plates).toMatchObject([{ dates: [SATURDAY, SUNDAY], amounts: [[], ['60\u00A0g']] }])
  })

  it('has on the second day the kept portion and that plate', () => {
    const { cookings } = printed([1, 2], [SUNDAY])
    expect(cookings).toMatchObject([
      { portions: 1, isCookedBefore: true, amounts: [['300\u00A0g'], []], plates: [{ dates: [SUNDAY] }] },
    ])
  })
})

import { sampleDish, sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { makeCatalogue, type MealVersion } from '../catalogue/index.ts'
import { presentDishes } from './present-dish.ts'

const gnocchi = sampleDish([['gnocchi', 150]], 'Baked gnocchi')
const salad = sampleDish([['lettuce', 60]], 'Green salad')

function versionOfMeal(dishes: readonly (typeof salad)[]): MealVersion {
  const meal = sampleMeal([], { dishes, keepsDays: 2, leftoverUse: 'reheat' })
  const catalogue = makeCatalogue({ foods: [sampleFood('gnocchi'), sampleFood('lettuce')], meals: [meal] })
  const [version] = catalogue.versions.values()
  if (version === undefined) throw new Error('a catalogue without a version')
  return version
}

/** The dishes on the day of the given portion of two. */
const dishesOfPortion = (portion: number, version = versionOfMeal([gnocchi, { ...salad, isFresh: true }])) =>
  presentDishes({
    version,
    planned: { type: 'dinner', version: version.id, scale: portion, portion, portionsTotal: 2 },
    language: 'en',
    system: 'si',
    key: 'dinner',
    day: null,
  })
const bothPortions = [
  { date: requireCalendarDay('2026-11-21'), scale: 1 },
  { date: requireCalendarDay('2026-11-22'), scale: 2 },
]

describe('the dishes of a meal cooked for two days', () => {
  it('have a pot of both portions, without the dish that is made fresh', () => {
    const [kept, fresh] = dishesOfPortion(1)
    expect(kept).toMatchObject({ name: 'Baked gnocchi', isFresh: false })
    expect(kept?.presentPot?.(bothPortions).amounts[0]?.measurements[0]?.text).toBe('450\u00A0g')
    expect(fresh).toMatchObject({ name: 'Green salad', isFresh: true, presentPot: null })
  })

  it('have on both days the fresh dish in the amounts of that plate, with its steps', () => {
    const told = [1, 2].map((portion) => {
      const fresh = dishesOfPortion(portion)[1]
      return [fresh?.ingredients[0]?.measurements[0]?.text, fresh?.recipe]
    })
    expect(told).toEqual([
      ['60\u00A0g', ['Cook.']],
      ['120\u00A0g', ['Cook.']],
    ])
  })

  it('are all in the pot of a version stored before dishes could be fresh', () => {
    const pots = dishesOfPortion(1, versionOfMeal([gnocchi, salad])).map(({ isFresh, presentPot }) => [
      isFresh,
      presentPot?.(bothPortions).portions,
    ])
    expect(pots).toEqual([
      [false, 2],
      [false, 2],
    ])
  })
})

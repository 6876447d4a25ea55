import { searchKeyOf } from '@dayplate/rules/meal-search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from '../../platform/navigation/plain-search.ts'
import { favouritesFirst, findMeals, waysToLoosen } from './find-meals.ts'
import { listOfMeals, type MealOfList } from './list-of-meals.ts'
import { filtersOfSearch, type MealFilters, NO_FILTERS, searchOfFilters } from './meal-filters.ts'

const FOODS = [
  ['salmon', 'salmon', 'łosoś'],
  ['egg', 'egg', 'jajko'],
  ['rye-starter', 'rye starter', 'zakwas żytni'],
  ['cauliflower', 'cauliflower', 'kalafior'],
] as const

const MEALS = [
  ['salmon-bowl', 'Salmon bowl', 'Miska z rybą', 'Lunch', 25, [0]],
  ['zurek', 'Sour rye soup', 'Żurek', 'Dinner', 40, [1, 2]],
  ['omelette', 'Omelette', 'Omlet', 'Breakfast', 12, [1]],
  ['soup', 'Cauliflower soup', 'Zupa kalafiorowa', 'Lunch', 30, [3]],
] as const

const list = listOfMeals({
  __typename: 'AllMeals',
  listedMeals: MEALS.map(([id, , pl, type, minutes, foods]) => ({
    __typename: 'ListedMeal',
    id,
    name: pl,
    type,
    minutes,
    kcal: 400,
    picture: `/${id}.webp`,
    foods: [...foods],
  })),
  mealWords: MEALS.map(([, en, pl]) => searchKeyOf([en, pl])),
  englishNamed: [2],
  foodIds: FOODS.map(([id]) => id),
  foodNames: FOODS.map(([, , pl]) => pl),
  foodWords: FOODS.map(([, en, pl]) => searchKeyOf([en, pl])),
  narrowerDiets: [{ __typename: 'NarrowerDiet', dietId: 5, name: 'Wegańska', meals: [3] }],
})

const found = (filters: Partial<MealFilters>): readonly string[] =>
  findMeals(list.meals, { ...NO_FILTERS, ...filters }).map(({ id }) => id)

const filters: fc.Arbitrary<MealFilters> = fc.record({
  text: fc.constantFrom('', 'zurek', 'egg', 'łososia', 'zzz', 'soup'),
  type: fc.constantFrom(null, 'Breakfast' as const, 'Lunch' as const, 'Snack' as const, 'Dinner' as const),
  minutes: fc.constantFrom(null, 15, 30),
  dietId: fc.constantFrom(null, 5),
  foodId: fc.constantFrom(null, 'egg', 'salmon', 'gone'),
  isFavouritesFirst: fc.boolean(),
})

describe('meals', () => {
  it.each([
    ['all without a filter', {}, ['salmon-bowl', 'zurek', 'omelette', 'soup']],
    ['by a Polish name without its accents', { text: 'ZUREK' }, ['zurek']],
    ['by an English name on a Polish page', { text: 'sour rye' }, ['zurek']],
    ['by a food, with l in place of ł', { text: 'losos' }, ['salmon-bowl']],
    ['by another case of a food', { text: 'łososiem' }, ['salmon-bowl']],
    ['by words of a name and of a food', { text: 'zakwas zurek' }, ['zurek']],
    ['by the middle of a word when nothing is closer', { text: 'flower' }, ['soup']],
    ['by their type', { type: 'Lunch' }, ['salmon-bowl', 'soup']],
    ['by their minutes, the limit included', { minutes: 30 }, ['salmon-bowl', 'omelette', 'soup']],
    ['by a narrower diet', { dietId: 5 }, ['soup']],
    ['by an ingredient', { foodId: 'egg' }, ['zurek', 'omelette']],
    ['by all filters together', { foodId: 'egg', minutes: 15, text: 'om' }, ['omelette']],
  ] as const)('are found %s', (_, wanted, ids) => {
    expect(found(wanted)).toEqual(ids)
  })

  it('come closest first: those with the word itself, then its other forms', () => {
    const keys = ['jajko omlet', 'salatka z jajka', 'jajko kanapka', 'makaron bezjajek', 'pasta z jajkami']
    const [first] = list.meals
    if (first === undefined) throw new Error('the list has no meal')
    const meals = keys.map((key) => ({ ...first, id: key, key }))
    const ids = findMeals(meals, { ...NO_FILTERS, text: 'jajka' }).map(({ id }) => id)
    expect(ids).toEqual(['salatka z jajka', 'pasta z jajkami', 'jajko omlet', 'jajko kanapka'])
  })

  it('are not found by distant words only because another filter leaves none of the close ones', () => {
    expect(found({ text: 'soup', type: 'Breakfast' })).toEqual([])
    expect(found({ text: 'rye', type: 'Lunch' })).toEqual([])
  })

  it('stay in their order behind the favourites', () => {
    const ids = favouritesFirst(list.meals, new Set(['soup', 'zurek'])).map(({ id }) => id)
    expect(ids).toEqual(['zurek', 'soup', 'salmon-bowl', 'omelette'])
  })

  it('know their foods, their diets and the language of their name', () => {
    const byId = (id: string): MealOfList | undefined => list.meals.find((meal) => meal.id === id)
    expect(byId('zurek')).toMatchObject({ foodIds: new Set(['egg', 'rye-starter']), language: undefined })
    expect(byId('omelette')).toMatchObject({ language: 'en', dietIds: new Set() })
    expect(byId('soup')?.dietIds).toEqual(new Set([5]))
  })
})

describe('an empty list', () => {
  it('names each filter that alone leaves nothing, the best first', () => {
    const ways = waysToLoosen(list.meals, { ...NO_FILTERS, text: 'jajko', type: 'Lunch' })
    expect(ways.map(({ filter, count }) => [filter, count])).toEqual([
      ['text', 2],
      ['type', 2],
    ])
  })

  it('promises exactly what the list then shows, and never the same filters', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        for (const way of waysToLoosen(list.meals, wanted)) {
          expect(way.count).toBe(findMeals(list.meals, way.filters).length)
          expect(way.filters).not.toEqual(wanted)
        }
      }),
    )
  })
})

describe('the address', () => {
  it('keeps the filters', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const address = stringifyPlainSearch(searchOfFilters(wanted))
        expect(filtersOfSearch(parsePlainSearch(address))).toEqual(wanted)
      }),
    )
  })

  it('filters nothing by values that are none of ours', () => {
    const search = { meal: 'Brunch', minutes: '17', diet: 'x', order: 'name', ingredient: '' }
    expect(filtersOfSearch(search)).toEqual(NO_FILTERS)
  })
})

import { excludedIn, isMealAllowed, NO_EXCLUSIONS, recipeIdOf } from '@dayplate/nutrition'
import { findByWords, searchKeyOf } from '@dayplate/rules/meal-search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_MEALS, INSERT_MEAL, LISTED_MEAL, PREVIEW_MEAL } from './tools/all-meals-documents.ts'
import { SET_EATEN } from './tools/documents.ts'
import { EXCLUSIONS_PREVIEW, EXCLUSIONS_SAVE } from './tools/exclusion-documents.ts'
import { PREVIEW_INSERTION } from './tools/favourite-documents.ts'
import { favouriteCallsOf, type FavouriteCalls } from './tools/favourite-calls.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { UNDO } from './tools/replace-documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: FavouriteCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await favouriteCallsOf(server)
})
afterAll(() => server.close())

interface Listed {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly foods: readonly number[]
}

interface AllMeals {
  readonly listedMeals: readonly Listed[]
  readonly mealWords: readonly string[]
  readonly englishNamed: readonly number[]
  readonly foodNames: readonly string[]
  readonly foodWords: readonly string[]
  readonly narrowerDiets: readonly {
    readonly dietId: number
    readonly name: string
    readonly meals: readonly number[]
  }[]
}

const VEGAN_ID = 5
/** The day that the subscribers of this file have reached. */
const TODAY = dayFromStart(2)

async function listOf(token: string, locale = 'en_GB'): Promise<AllMeals> {
  const { data, errors } = await server.client.call(ALL_MEALS, { token, headers: { 'x-locale': locale } })
  expect(errors).toEqual([])
  return data.allMeals
}

const idsOf = (list: AllMeals): readonly string[] => list.listedMeals.map(({ id }) => id)

async function leaveOut(token: string, exclusions: object): Promise<void> {
  const { exclusionsPreview } = await calls.call(token, EXCLUSIONS_PREVIEW, { exclusions })
  const variables = { exclusions, token: exclusionsPreview.token, healthDataConsent: true }
  const { me } = await calls.call(token, EXCLUSIONS_SAVE, variables)
  expect(me.exclusionsSave.__typename).toBe('BasicMutationSuccess')
}

const foodsOf = (mealId: string) => {
  const { currentByMealId, foodById } = server.services.catalogue
  const { dishes = [] } = currentByMealId.get(mealId) ?? {}
  return dishes.flatMap(({ ingredients }) => ingredients.flatMap(({ foodId }) => foodById.get(foodId) ?? []))
}

describe('all meals', () => {
  it('are those of the diet, each recipe once, and none of a holiday', async () => {
    const token = await calls.subscriber({ dietId: VEGAN_ID })
    const ids = idsOf(await listOf(token))
    const { meals, foodById } = server.services.catalogue
    const recipes = ids.map(recipeIdOf)
    expect(new Set(recipes).size).toBe(ids.length)
    const everyday = meals.filter(({ holidayId }) => holidayId === null)
    const allowed = everyday.filter((meal) => isMealAllowed(meal, { diet: 'vegan', ...NO_EXCLUSIONS }, foodById))
    expect(new Set(recipes)).toEqual(new Set(allowed.map(({ id }) => recipeIdOf(id))))
  })

  it('contain nothing that the person excludes', async () => {
    const token = await calls.subscriber()
    const before = idsOf(await listOf(token))
    await leaveOut(token, { allergens: ['milk'], foodIds: ['salmon'] })
    const exclusions = { allergens: new Set(['milk'] as const), dislikedFoodIds: new Set(['salmon']) }
    const isExcluded = (id: string) => excludedIn(foodsOf(id), exclusions).length > 0
    const after = idsOf(await listOf(token))
    expect(before.some(isExcluded)).toBe(true)
    expect(after.filter(isExcluded)).toEqual([])
    expect(after).toEqual(before.filter((id) => !isExcluded(id)))
  })

  it('are found by their names and foods in both languages, whichever the reader speaks', async () => {
    const token = await calls.subscriber()
    const { currentByMealId } = server.services.catalogue
    for (const locale of ['en_GB', 'pl_PL']) {
      const { listedMeals, mealWords, foodWords } = await listOf(token, locale)
      const keys = listedMeals.map(({ foods }, place) =>
        [mealWords[place], ...foods.map((food) => foodWords[food])].join(' '),
      )
      const found = (search: string): readonly string[] =>
        (findByWords([...listedMeals.entries()], search, ([place]) => keys[place] ?? '') ?? []).map(([, { id }]) => id)
      for (const { id } of listedMeals) {
        const { name, polish } = currentByMealId.get(id) ?? {}
        for (const own of [name, polish?.name]) expect(found(searchKeyOf([own ?? ''])), own).toContain(id)
      }
      expect(found('losos').length).toBeGreaterThan(3)
      expect(found('salmon')).toEqual(found('losos'))
      expect(found('zurek').length).toBeGreaterThan(0)
    }
  })

  it('are named in the language of the reader, and say which meals a narrower diet allows too', async () => {
    const token = await calls.subscriber()
    const list = await listOf(token, 'pl_PL')
    expect(list.englishNamed).toEqual([])
    expect(list.listedMeals.map(({ type }) => type)).toEqual(
      list.listedMeals.map(({ type }) => type).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    )
    expect(list.foodNames).toContain('łosoś')
    expect(list.narrowerDiets.map(({ name }) => name)).toEqual(['Wegetariańska', 'Wegańska'])
    const vegan = list.narrowerDiets[1]?.meals.map((place) => list.listedMeals[place]?.id ?? '') ?? []
    expect(vegan.length).toBeGreaterThan(50)
    const origins = new Set(vegan.flatMap(foodsOf).map(({ origin }) => origin))
    expect([...origins]).toEqual(['plant'])
    expect((await listOf(await calls.subscriber({ dietId: VEGAN_ID }))).narrowerDiets).toEqual([])
  })

  it('name the favourites among them', async () => {
    const token = await calls.subscriber()
    const [first = '', second = ''] = calls.mealsWhere('dinner', () => true)
    await calls.add(token, first)
    await calls.add(token, second)
    expect((await calls.call(token, ALL_MEALS)).favouriteMealIds).toHaveLength(2)
  })

  it('are refused without access and without a session, and absent before there is a diet', async () => {
    const token = await calls.subscriber()
    const [{ id: mealId } = { id: '' }] = (await listOf(token)).listedMeals
    expect((await calls.call(token, LISTED_MEAL, { mealId })).listedMeal).toMatchObject({ id: mealId })
    const newcomer = await calls.people.newPerson()
    expect((await calls.call(newcomer, ALL_MEALS)).allMeals).toBeNull()
    const refused = { __typename: 'UnauthorizedException', code: 403 }
    const outsider = await calls.people.newPerson(null)
    expect((await calls.call(outsider, ALL_MEALS)).allMeals).toEqual(refused)
    expect((await calls.call(outsider, LISTED_MEAL, { mealId })).listedMeal).toBeNull()
    const wish = { date: dayFromStart(3), replacementId: mealId }
    expect((await calls.call(outsider, INSERT_MEAL, wish)).insertMealToDayplan).toEqual(refused)
    expect((await calls.call(outsider, PREVIEW_MEAL, wish)).insertMealPreview).toEqual(refused)
    const visitor = await server.client.call(ALL_MEALS)
    expect(visitor.status).toBe(401)
  })
})

const ORDER = ['Breakfast', 'Lunch', 'Snack', 'Dinner']

describe('the recipe of a listed meal', () => {
  it('is open to the person, and no other recipe is', async () => {
    const token = await calls.subscriber({ dietId: VEGAN_ID })
    const [meal] = (await listOf(token)).listedMeals
    const { listedMeal } = await calls.call(token, LISTED_MEAL, { mealId: meal?.id })
    expect(listedMeal).toMatchObject({ id: meal?.id, publicName: meal?.name, isFavorite: false })
    const [withFish] = calls.mealsWhere('dinner', (allergens) => allergens.includes('fish'))
    expect((await calls.call(token, LISTED_MEAL, { mealId: withFish })).listedMeal).toBeNull()
    expect((await calls.call(token, LISTED_MEAL, { mealId: 'no-such-meal' })).listedMeal).toBeNull()
  })
})

describe('putting any meal into a day', () => {
  const preview = async (token: string, date: string, replacementId: string) =>
    (await calls.call(token, PREVIEW_MEAL, { date, replacementId })).insertMealPreview
  const insert = async (token: string, wish: Record<string, unknown>) =>
    (await calls.call(token, INSERT_MEAL, wish)).insertMealToDayplan

  it('changes what the preview showed, and can be undone to the byte', async () => {
    const token = await calls.subscriber()
    const date = dayFromStart(2)
    const replacementId = await calls.offered(token, 2, 'Lunch')
    const lunch = await calls.eventOf(token, 2, 'Lunch')
    const before = await calls.storedDays()
    const shown = await preview(token, date, replacementId)
    expect(shown).toMatchObject({ original: { id: lunch.id }, effect: { keepsInside: true } })
    const done = await insert(token, { date, replacementId, originalMealId: lunch.id })
    expect(done).toMatchObject({ __typename: 'FavoriteInserted', code: 200 })
    expect(await calls.eventOf(token, 2, 'Lunch')).toMatchObject({ id: replacementId, kcal: shown.kcal })
    expect((await calls.call(token, UNDO, { changeId: done.changeId })).dietSetUndo.__typename).toBe('ExchangeUndone')
    expect(await calls.storedDays()).toBe(before)
  })

  it('names the meal that it replaces in the language of the reader, also for a favourite', async () => {
    const token = await calls.subscriber()
    const replacementId = await calls.offered(token, 2, 'Lunch')
    await calls.add(token, replacementId)
    const lunch = await calls.eventOf(token, 2, 'Lunch')
    const { name = '', polish } = server.services.catalogue.currentByMealId.get(lunch.id) ?? {}
    const variables = { date: dayFromStart(2), replacementId }
    const namesIn = async (locale: string) => {
      const asked = { token, variables, headers: { 'x-locale': locale } }
      const { insertMealPreview } = (await server.client.call(PREVIEW_MEAL, asked)).data
      const { insertFavoritePreview } = (await server.client.call(PREVIEW_INSERTION, asked)).data
      return [insertMealPreview.original.name, insertFavoritePreview.original.name]
    }
    expect(polish?.name).not.toBe(name)
    expect(await namesIn('en_GB')).toEqual([name, name])
    expect(await namesIn('pl_PL')).toEqual([polish?.name, polish?.name])
  })

  it('is refused, also when warnings are skipped, and changes nothing', async () => {
    const token = await calls.subscriber({ dietId: VEGAN_ID })
    const replacementId = await calls.offered(token, 2, 'Snack')
    const snack = await calls.eventOf(token, 2, 'Snack')
    const dinner = await calls.eventOf(token, 2, 'Dinner')
    const [withFish = ''] = calls.mealsWhere('dinner', (allergens) => allergens.includes('fish'))
    const { setId } = await calls.people.dayOf(token, 2)
    const before = await calls.storedDays()
    const refusal = async (wish: Record<string, unknown>) => {
      const asked = { date: TODAY, replacementId, skipValidation: true, ...wish }
      const refused = await insert(token, asked)
      expect(refused).toMatchObject({ __typename: 'ValidationException', skipable: false, title: expect.any(String) })
      expect(refused.description).not.toBe('')
      return refused.details[0].messages[0]
    }
    expect(await refusal({ replacementId: 'no-such-meal' })).toBe('favourites/no-such-meal')
    expect(await refusal({ replacementId: withFish })).toBe('all-meals/not-allowed')
    expect(await refusal({ date: dayFromStart(1) })).toBe('all-meals/day-is-over')
    expect(await refusal({ date: '2030-01-01' })).toBe('day-plan/no-plan')
    expect(await refusal({ originalMealId: dinner.id })).toBe('favourites/other-type')
    expect(await refusal({ originalMealId: 'gone' })).toBe('day-plan/plan-has-changed')
    expect(await refusal({ replacementId: dinner.id })).toBe('favourites/already-there')
    expect(await preview(token, TODAY, withFish)).toMatchObject({ details: [{ messages: ['all-meals/not-allowed'] }] })
    await calls.call(token, SET_EATEN, { date: TODAY, setId, mealId: snack.id, mealKey: snack.key, eaten: true })
    expect(await refusal({ originalMealId: snack.id })).toBe('exchange/eaten')
    expect(await calls.storedDays()).toBe(before)
  })

  it('changes the caller’s day only, although another person has a plan on it', async () => {
    const [token, other] = [await calls.subscriber(), await calls.subscriber()]
    const theirs = await calls.eventOf(other, 3, 'Breakfast')
    const own = await calls.eventOf(token, 3, 'Breakfast')
    const { listedMeals } = await listOf(token)
    const wished = listedMeals.find(({ id, type }) => type === 'Breakfast' && id !== own.id && id !== theirs.id)
    const wish = { date: dayFromStart(3), replacementId: wished?.id, skipValidation: true }
    expect(await insert(token, wish)).toMatchObject({ code: 200 })
    expect(await calls.eventOf(other, 3, 'Breakfast')).toMatchObject({ id: theirs.id })
    const newcomer = await calls.people.newPerson()
    expect((await insert(newcomer, wish)).details[0].messages).toEqual(['all-meals/not-allowed'])
  })
})

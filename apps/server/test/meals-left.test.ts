import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXCLUSIONS_PREVIEW, EXCLUSIONS_SAVE, FOODS, MEALS_WITHOUT } from './tools/exclusion-documents.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let newPerson: Subscribers['newPerson']
let generate: Subscribers['generate']
beforeAll(async () => {
  server = await startTestServer()
  ;({ newPerson, generate } = await subscribersOf(server))
})
afterAll(() => server.close())

const NOTHING = { allergens: [], foodIds: [] }
const call = async (token: string, document: string, variables: object = {}) =>
  (await server.client.call(document, { token, variables: { ...variables } })).data
const daysOf = async (token: string) => {
  const { me } = await call(token, '{ me { diet { availableDays { date dayPlan { dietSetId } } } } }')
  return me.diet.availableDays
}

/** Foods of which every breakfast contains one; excluding all of them leaves no breakfast. */
function foodsOfAllBreakfasts(): string[] {
  const breakfasts = server.services.catalogue.meals.filter((meal) => meal.type === 'breakfast')
  return dearestFoods(breakfasts.map((meal) => meal.dishes.flatMap((dish) => dish.ingredients)))
}

describe('meals that are left and foods to exclude', () => {
  it('count the meals that are left, and name the most costly exclusion if they are too few', async () => {
    const token = await newPerson()
    const exclusions = { allergens: ['gluten', 'soy', 'nuts'], foodIds: foodsOfAllBreakfasts().slice(0, -1) }
    const { mealsWithout } = await call(token, MEALS_WITHOUT, { exclusions, dietId: 5 })
    const few = mealsWithout.mealsLeft.filter(({ count }: { count: number }) => count < 5)
    expect(few.length).toBeGreaterThan(0)
    for (const { reason, dearest } of few) {
      expect(reason).toBe('TOO_FEW_RECIPES')
      const { allergen, food } = dearest.excluded
      expect([...exclusions.allergens, ...exclusions.foodIds]).toContain(allergen ?? food.id)
    }
    const all = await call(token, MEALS_WITHOUT, { exclusions: NOTHING, dietId: 3 })
    expect(all.mealsWithout).toMatchObject({ canBePlanned: true })
    expect(all.mealsWithout.mealsLeft.every(({ reason }: { reason: string | null }) => reason === null)).toBe(true)
  })

  it('prevent saving exclusions that leave no meal of a type, and keep the plan', async () => {
    const token = await newPerson()
    await generate(token, { dietId: 5 })
    const before = await daysOf(token)
    const exclusions = { allergens: ['gluten', 'soy', 'nuts'], foodIds: foodsOfAllBreakfasts() }
    const shown = (await call(token, EXCLUSIONS_PREVIEW, { exclusions })).exclusionsPreview
    expect(shown).toMatchObject({ canBePlanned: false, days: [] })
    const variables = { exclusions, token: shown.token, healthDataConsent: true }
    expect((await call(token, EXCLUSIONS_SAVE, variables)).me.exclusionsSave).toMatchObject({
      details: [{ fieldName: 'exclusions', messages: ['diet-settings/validation/too-few-meals'] }],
    })
    expect(await daysOf(token)).toEqual(before)
    expect(await generate(token, { dietId: 5, exclusions })).toMatchObject({
      details: [{ fieldName: 'exclusions', messages: ['diet-settings/validation/too-few-meals'] }],
    })
  })

  it('are found by foods in both languages and named in the requested one', async () => {
    const token = await newPerson()
    const polish = await server.client.call(FOODS, {
      token,
      variables: { search: 'mleko' },
      headers: { 'x-locale': 'pl_PL' },
    })
    expect(polish.data.foods.length).toBeGreaterThan(0)
    const english = (await call(token, FOODS, { search: 'mleko' })).foods
    expect(english.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      polish.data.foods.map(({ id }: { id: string }) => id).toSorted(),
    )
    expect((await call(token, FOODS, { search: 'a' })).foods.length).toBeLessThanOrEqual(20)
  })
})

/** A small set of foods, found greedily, of which each meal contains one. */
function dearestFoods(meals: readonly (readonly { readonly foodId: string }[])[]): string[] {
  let left = meals.map((ingredients) => ingredients.map(({ foodId }) => foodId))
  const chosen: string[] = []
  while (left.length > 0) {
    const counts = Map.groupBy(left.flat(), (foodId) => foodId)
    const [dearest] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
    if (dearest === undefined) break
    chosen.push(dearest[0])
    left = left.filter((foodIds) => !foodIds.includes(dearest[0]))
  }
  return chosen
}

import type { CalendarDay } from '@dayplate/dates'
import { shoppingChange, shoppingList, type DayToBuy, type FoodAmounts } from '@dayplate/rules/shopping-list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPlannedDays, requireVersion } from '../src/modules/stored-plans/index.ts'
import { SET_EATEN, type AnsweredEvent } from './tools/documents.ts'
import { DETAILS, FOODS, REPLACE_MEAL, REPLACE_PRODUCT, REPLACEMENTS } from './tools/replace-documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { textsOfNeed } from './tools/texts-of-need.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
})
afterAll(() => server.close())

/** The second day of a plan, on which these tests run. */
const TODAY = 2

async function subscriber(): Promise<{ readonly token: string; readonly userId: string }> {
  server.clock.moveTo('2026-11-21T11:00:00Z')
  const token = await people.newPerson()
  await people.generate(token)
  await server.client.call('mutation Seen { me { introductionSeen { code } } }', { token })
  server.clock.moveTo('2026-11-23T11:00:00Z')
  const { data } = await server.client.call('{ me { id } }', { token })
  return { token, userId: data.me.id }
}

const call = async (token: string, document: string, variables: Record<string, unknown>) => {
  const answer = await server.client.call(document, { token, variables })
  expect(answer.errors).toEqual([])
  return answer.data
}

/** The shopping list from today to the last planned day, computed from stored data without the code of replacements. */
async function listOf(userId: string): Promise<FoodAmounts> {
  const { db, catalogue } = server.services
  const days = await findPlannedDays(db, userId, { from: dayFromStart(1), isLocked: false })
  const plan = days.map(({ date, document }): DayToBuy => ({
    date,
    meals: document.meals.map(({ version, ...serving }) => ({
      ...serving,
      recipe: version,
      ingredients: requireVersion(catalogue, version).dishes.flatMap(({ ingredients }) => ingredients),
    })),
  }))
  return shoppingList(plan, { start: dayFromStart(TODAY), end: dayFromStart(40) })
}

interface Shown {
  readonly more: readonly { readonly productId: string; readonly text: string }[]
  readonly less: Shown['more']
}

/** Below this amount, rounding errors decide whether a gram is shown. */
const SURELY_SHOWN_G = 1.05

const surelyShown = (amounts: FoodAmounts): readonly string[] =>
  [...amounts].filter(([, grams]) => Math.abs(grams) > SURELY_SHOWN_G).map(([foodId]) => foodId)

/** The least that is shown, in g. */
const LEAST_SHOWN_G = 1

/** Compares the shown amounts with the list. An amount that clearly appears on one side must appear on the other. */
function expectShown({ more, less }: Shown, listed: FoodAmounts): void {
  const signed = [
    { items: more, sign: 1 },
    { items: less, sign: -1 },
  ]
  const shown = new Map(
    signed.flatMap(({ items, sign }) => items.map(({ productId, text }) => [productId, { text, sign }] as const)),
  )
  expect(surelyShown(listed).filter((foodId) => !shown.has(foodId))).toEqual([])
  for (const [foodId, { text, sign }] of shown) {
    const grams = sign * (listed.get(foodId) ?? sign * LEAST_SHOWN_G)
    expect(grams, foodId).toBeGreaterThan(0)
    expect(textsOfNeed(server.services.catalogue.foodById.get(foodId), grams), foodId).toContain(text)
  }
}

async function slotOf(token: string, day: number, type: string) {
  const { setId, events } = await people.dayOf(token, day)
  const event: AnsweredEvent | undefined = events.find(({ mealType }: AnsweredEvent) => mealType.type === type)
  if (event === undefined) throw new Error(`no ${type} on day ${day}`)
  return {
    setId,
    event,
    asked: { userDietSetId: setId, mealType: type, dietMealId: event.id, date: dayFromStart(day) },
  }
}

/** The number of the day on which a lunch for two days is cooked. */
async function findPotDay(token: string): Promise<number> {
  for (let day = TODAY; day < 14; day += 1) {
    const [first, second] = [await slotOf(token, day, 'Lunch'), await slotOf(token, day + 1, 'Lunch')]
    if (first.event.id === second.event.id) return day
  }
  throw new Error('two weeks without a leftover lunch')
}

describe('the shopping change of a replacement', () => {
  it.each(['Breakfast', 'Lunch', 'Snack', 'Dinner'])(
    'equals the change of the list when a %s is replaced',
    async (type) => {
      const { token, userId } = await subscriber()
      const { asked, event } = await slotOf(token, TODAY + 1, type)
      const before = await listOf(userId)
      const [, chosen] = (await call(token, REPLACEMENTS, asked)).mealReplacements.replacements
      const request = { date: asked.date, originalMealId: event.id, replacementId: chosen.id }
      expect((await call(token, REPLACE_MEAL, { request })).dietSetReplaceMeal.__typename).toBe('DayChanged')
      expectShown(chosen.effect.shopping, shoppingChange(before, await listOf(userId)))
    },
  )

  it('equals it for a pot of two days, shown on either day', async () => {
    for (const portion of [0, 1]) {
      const { token, userId } = await subscriber()
      const { asked, event } = await slotOf(token, (await findPotDay(token)) + portion, 'Lunch')
      const before = await listOf(userId)
      const [chosen] = (await call(token, REPLACEMENTS, asked)).mealReplacements.replacements
      const request = { date: asked.date, originalMealId: event.id, replacementId: chosen.id }
      await call(token, REPLACE_MEAL, { request })
      expectShown(chosen.effect.shopping, shoppingChange(before, await listOf(userId)))
    }
  })

  it('equals it for an ingredient', async () => {
    const { token, userId } = await subscriber()
    const { asked } = await slotOf(token, TODAY + 1, 'Breakfast')
    const { dishes } = (await call(token, DETAILS, asked)).mealDetails
    const ingredient = dishes
      .flatMap(({ ingredients }: { ingredients: readonly object[] }) => ingredients)
      .find(({ hasReplacement }: { hasReplacement: boolean }) => hasReplacement)
    const { productAmountId, key } = ingredient
    const before = await listOf(userId)
    const { date } = asked
    const [chosen] = (await call(token, FOODS, { date, productAmountId })).ingredientReplacements.replacements
    const request = { date, productAmountId, key, replacementId: chosen.id }
    expect((await call(token, REPLACE_PRODUCT, { request })).dietSetReplaceProduct.__typename).toBe('DayChanged')
    expectShown(chosen.effect.shopping, shoppingChange(before, await listOf(userId)))
  })

  it('never says that an already cooked pot need not be bought', async () => {
    const { token, userId } = await subscriber()
    const potDay = await findPotDay(token)
    const date = dayFromStart(potDay)
    server.clock.moveTo(`${date}T11:00:00Z`)
    // Portions of different sizes, so that the size of one does not follow from the other.
    await halveLunch(userId, date)
    const { setId, event } = await slotOf(token, potDay, 'Lunch')
    await call(token, SET_EATEN, { date, setId, mealId: event.id, mealKey: event.key, eaten: true })
    const { asked } = await slotOf(token, potDay + 1, 'Lunch')
    const potFoods = await foodsOf(token, potDay + 1, 'Lunch')
    for (const type of ['Breakfast', 'Snack', 'Dinner']) {
      for (const foodId of await foodsOf(token, potDay + 1, type)) potFoods.delete(foodId)
    }
    const { replacements } = (await call(token, REPLACEMENTS, asked)).mealReplacements
    expect([potFoods.size, replacements.length]).not.toContain(0)
    for (const { effect } of replacements) {
      expect(effect.uneatenPortions).toBe(1)
      const less = effect.shopping.less.map(({ productId }: { productId: string }) => productId)
      expect(less.filter((foodId: string) => potFoods.has(foodId))).toEqual([])
    }
  })
})

/** Changes the stored size of one portion. */
async function halveLunch(userId: string, date: CalendarDay): Promise<void> {
  const { db } = server.services
  const [day] = await findPlannedDays(db, userId, { from: date, to: date, isLocked: false })
  const meals = day?.document.meals.map((meal) => (meal.type === 'lunch' ? { ...meal, scale: meal.scale / 2 } : meal))
  const document = JSON.stringify({ ...day?.document, meals })
  await db.updateTable('plan_days').set({ document }).where('user_id', '=', userId).where('date', '=', date).execute()
}

async function foodsOf(token: string, day: number, type: string): Promise<Set<string>> {
  const { asked } = await slotOf(token, day, type)
  const { dishes } = (await call(token, DETAILS, asked)).mealDetails
  return new Set(
    dishes.flatMap(({ ingredients }: { ingredients: readonly { productId: string }[] }) =>
      ingredients.map(({ productId }) => productId),
    ),
  )
}

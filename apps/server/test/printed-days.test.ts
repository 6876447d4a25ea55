import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayFromStart } from './tools/movable-clock.ts'
import { DETAILS, FOODS, REPLACE_PRODUCT } from './tools/replace-documents.ts'
import { PRINTED_DAYS, type AnsweredPrint, type AnsweredPrintedMeal } from './tools/print-documents.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
let reader: string
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
  reader = await people.newPerson()
  await people.generate(reader)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-22T11:00:00Z'))

const ask = async (token: string, from: string, to: string) => {
  const answer = await server.client.call(PRINTED_DAYS, { token, variables: { from, to } })
  expect(answer.errors).toEqual([])
  return answer.data.printedDays
}
/** Prints days counted from the day before the plan starts. */
const print = async (from: number, to: number, token = reader): Promise<AnsweredPrint> => {
  const answer = await ask(token, dayFromStart(from), dayFromStart(to))
  expect(answer.__typename).toBe('PrintedPlan')
  return answer
}

/** "½ cup · 45 g" → 45 */
const grams = (text = ''): number => Number(WEIGHT.exec(text)?.groups?.['weight']?.replaceAll(',', ''))
const WEIGHT = /(?<weight>[\d.,]+)\u00A0(?:g|ml)$/

const toPlate = <T extends object>(plate: T) => ({ ...plate, ofPlate: true })

/** The first lunch of the plan that is eaten on two days. */
async function findPot() {
  const { plannedDays } = await print(1, 13)
  const index = plannedDays.findIndex(({ meals }) => meals.some(({ portion }) => portion === 2))
  const leftover = plannedDays[index]?.meals.find(({ portion }) => portion === 2)
  if (leftover === undefined) throw new Error('thirteen days without a leftover')
  return { cookedAt: index, eatenAt: index + 1, leftover }
}

const swapsOf = ({ dishes }: AnsweredPrint['recipes'][number]) => dishes.flatMap(({ swaps }) => swaps)

/** Replaces the first ingredient of a day's breakfast that has a replacement. */
async function replaceAnIngredient(token: string, day: number) {
  const call = async (document: string, variables: Record<string, unknown>) =>
    (await server.client.call(document, { token, variables })).data
  const date = dayFromStart(day)
  const { setId: userDietSetId, events } = await people.dayOf(token, day)
  const asked = { userDietSetId, mealType: 'Breakfast', dietMealId: events[0].id, date }
  const { dishes } = (await call(DETAILS, asked)).mealDetails
  const ingredient = dishes
    .flatMap(
      ({ ingredients }: { readonly ingredients: readonly { readonly hasReplacement: boolean }[] }) => ingredients,
    )
    .find(({ hasReplacement }: { readonly hasReplacement: boolean }) => hasReplacement)
  const { productAmountId, key } = ingredient
  const [chosen] = (await call(FOODS, { date, productAmountId })).ingredientReplacements.replacements
  const { dietSetReplaceProduct } = await call(REPLACE_PRODUCT, {
    request: { date, productAmountId, key, replacementId: chosen.id },
  })
  expect(dietSetReplaceProduct.__typename).toBe('DayChanged')
  return { ingredient, chosen }
}

describe('printed days', () => {
  it('are the planned days of the range, with the contents of the screen', async () => {
    const { plannedDays, recipes } = await print(-3, 2)
    expect(plannedDays.map(({ date }) => date)).toEqual([dayFromStart(1), dayFromStart(2)])
    const shown = await people.dayOf(reader, 1)
    const [day] = plannedDays
    expect(day?.macros.kcal).toBeCloseTo(shown.proof.actual.kcal, 1)
    expect(day?.meals.map(({ macros }) => Math.round(macros.kcal))).toEqual(
      shown.events.map(({ kcal }: { kcal: number }) => kcal),
    )
    const known = new Set(recipes.map(({ id }) => id))
    expect(plannedDays.flatMap(({ meals }) => meals).filter(({ recipeId }) => !known.has(recipeId))).toEqual([])
  })

  it('contain each recipe once, and an amount for every ingredient of every cooking', async () => {
    const { plannedDays, recipes } = await print(1, 13)
    expect(plannedDays).toHaveLength(13)
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length)
    for (const { dishes, cookings } of recipes) {
      expect(cookings.length).toBeGreaterThan(0)
      for (const { plates, ...batch } of cookings) {
        expect(plates.length > 0).toBe(dishes.some(({ isFresh }) => isFresh))
        for (const { amounts, steps, ofPlate } of [{ ...batch, ofPlate: false }, ...plates.map(toPlate)]) {
          const sizes = (of: 'ingredients' | 'steps') =>
            dishes.map((dish) => (dish.isFresh === ofPlate ? dish[of].length : 0))
          expect(amounts.map((ofDish) => ofDish.length)).toEqual(sizes('ingredients'))
          expect(steps.map((ofDish) => ofDish.length)).toEqual(sizes('steps'))
          expect(amounts.flat().filter((amount) => !WEIGHT.test(amount))).toEqual([])
        }
      }
    }
  })

  it('show a pot whole on its day, including a portion eaten after the last printed day', async () => {
    const { cookedAt, eatenAt, leftover } = await findPot()
    const { recipes, plannedDays } = await print(cookedAt, cookedAt)
    const recipe = recipes.find(({ id }) => id === leftover.recipeId)
    expect(recipe?.cookings).toMatchObject([{ dates: [dayFromStart(cookedAt)], portions: 2, isCookedBefore: false }])
    const shares = [plannedDays[0]?.meals.find(({ recipeId }) => recipeId === leftover.recipeId), leftover]
    expect(shares.reduce((sum, meal) => sum + (meal?.shareOfPot ?? 0), 0)).toBeCloseTo(1, 9)
    const later = await print(eatenAt, eatenAt)
    const left = later.recipes.find(({ id }) => id === leftover.recipeId)
    expect(left?.cookings).toMatchObject([{ dates: [dayFromStart(cookedAt)], portions: 1, isCookedBefore: true }])
    const [whole, part] = [recipe, left].map((one) => grams(one?.cookings[0]?.amounts[0]?.[0]))
    expect(part).toBeGreaterThan((whole ?? 0) * leftover.shareOfPot * 0.9 - 1)
    expect(part).toBeLessThan((whole ?? 0) * leftover.shareOfPot * 1.1 + 1)
  })

  it('show in the evening what the next day needs, even on the last printed day', async () => {
    const all = await print(1, 13)
    const noteOf = ({ recipeId, portion }: AnsweredPrintedMeal) =>
      portion === 1 ? (all.recipes.find(({ id }) => id === recipeId)?.eveningNote ?? []) : []
    const wanted = all.plannedDays.slice(1).map(({ meals }) => [...new Set(meals.flatMap(noteOf))])
    expect(all.plannedDays.slice(0, -1).map(({ eveningNotes }) => eveningNotes)).toEqual(wanted)
    for (const [index, notes] of wanted.entries()) {
      expect((await print(index + 1, index + 1)).plannedDays[0]?.eveningNotes).toEqual(notes)
    }
  })

  it('name the food that was swapped, because the steps name the one of the recipe', async () => {
    server.clock.moveTo('2026-11-21T11:00:00Z')
    const token = await people.newPerson()
    await people.generate(token)
    expect((await print(1, 3, token)).recipes.flatMap(swapsOf)).toEqual([])
    const { ingredient, chosen } = await replaceAnIngredient(token, 2)
    const { recipes, plannedDays } = await print(1, 3, token)
    const swaps = [{ original: ingredient.name, name: chosen.name }]
    expect(recipes.flatMap(swapsOf)).toMatchObject(swaps)
    const { recipeId } = plannedDays[1]?.meals[0] ?? {}
    const { dishes = [] } = recipes.find(({ id }) => id === recipeId) ?? {}
    expect(dishes.flatMap((dish) => dish.swaps)).toMatchObject(swaps)
    expect(dishes.flatMap(({ ingredients }) => ingredients)).toContain(chosen.name)
  })

  it('are in the requested language', async () => {
    const variables = { from: dayFromStart(1), to: dayFromStart(1) }
    const headers = { 'x-locale': 'pl_PL' }
    const { data } = await server.client.call(PRINTED_DAYS, { token: reader, variables, headers })
    expect(data.printedDays.plannedDays[0].meals[0].mealType.name).toBe('Śniadanie')
  })
})

describe('a user who prints days', () => {
  it('never gets those of another user', async () => {
    expect(await print(1, 13, await people.newPerson())).toMatchObject({ plannedDays: [], recipes: [] })
    const { status } = await server.client.call(PRINTED_DAYS, {
      variables: { from: dayFromStart(1), to: dayFromStart(1) },
    })
    expect(status).toBe(401)
  })

  it('gets none without access, and none after its end', async () => {
    expect(await ask(await people.newPerson(null), dayFromStart(1), dayFromStart(1))).toEqual({
      __typename: 'UnauthorizedException',
      code: 403,
    })
    const short = await people.newPerson('TEN')
    await people.generate(short, { startDate: dayFromStart(2) })
    await server.services.db
      .updateTable('grants')
      .set({ ends_on: dayFromStart(4) })
      .where('ends_on', '=', dayFromStart(10))
      .execute()
    expect((await print(2, 8, short)).plannedDays.at(-1)?.date).toBe(dayFromStart(4))
  })

  it('is redirected to the day that requires the introduction first, even before the plan starts', async () => {
    const token = await people.newPerson('LONG', { hasSeenIntroduction: false })
    await people.generate(token, { startDate: dayFromStart(2) })
    expect(await ask(token, dayFromStart(2), dayFromStart(3))).toEqual({
      __typename: 'DailyDietPlanRedirect',
      date: dayFromStart(2),
    })
  })

  it('is redirected to today without a current weight, except for past days', async () => {
    server.clock.moveTo('2027-02-25T11:00:00Z')
    expect(await ask(reader, dayFromStart(94), dayFromStart(100))).toEqual({
      __typename: 'DailyDietPlanRedirect',
      date: '2027-02-25',
    })
    expect((await print(1, 3)).plannedDays).toHaveLength(3)
  })

  it.each([
    ['more than thirteen days', 1, 14, 'print/too-many-days'],
    ['days that end before they start', 3, 2, 'print/ends-before-start'],
  ])('is told which field is wrong with %s', async (_, from, to, message) => {
    expect(await ask(reader, dayFromStart(from), dayFromStart(to))).toEqual({
      __typename: 'ValidationException',
      details: [{ fieldName: 'to', messages: [message] }],
    })
  })

  it('is refused for a day that does not exist, and answered at the ends of the calendar', async () => {
    const call = (from: string) => server.client.call(PRINTED_DAYS, { token: reader, variables: { from, to: from } })
    for (const date of ['2026-02-30', 'tomorrow', '']) expect((await call(date)).status).toBe(400)
    for (const date of ['1900-01-01', '2100-12-31']) {
      expect((await call(date)).data.printedDays).toMatchObject({ __typename: 'PrintedPlan', plannedDays: [] })
    }
  })
})

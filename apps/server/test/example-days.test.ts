import { DIET_IDS } from '@dayplate/nutrition'
import { allExampleChoices, type ExampleChoice, FIRST_EXAMPLE } from '@dayplate/rules/example-days'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareExamples, prepareFirstExample } from '../src/modules/example-days/index.ts'
import { openKeptExamples } from '../src/modules/example-days/kept/index.ts'
import { OverloadedError } from '../src/platform/graphql/errors.ts'
import type { Services } from '../src/services.ts'
import { EXAMPLE_DAY } from './tools/shop-documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => vi.restoreAllMocks())

/** The answer to the first query of a visitor's phone. */
const ANSWER_MAX_BYTES = 12 * 1024

const CARDS = `{
  exampleDay(bodyId: "woman-35", dietId: 3, dietMode: slimming, activityLevel: ACTIVITY_LEVEL_LOW) {
    __typename
    ... on ExampleDay { events { id name kcal preparationImageUrl mealType { type name } macro { protein { grams } } } }
  }
}`

const MEAL = `query ($type: MealTypeName!, $id: ID!) {
  exampleDay(bodyId: "woman-35", dietId: 3, dietMode: slimming, activityLevel: ACTIVITY_LEVEL_LOW) {
    ... on ExampleDay {
      meal(type: $type, id: $id) {
        id name allergens
        dishes {
          name recipeNote steps { parts { text amount } }
          ingredients { key name imageUrl category { isSeasoning isOptional } measurements { text } }
        }
      }
    }
  }
}`

const ask = async (choice: Partial<ExampleChoice> = {}, headers: Record<string, string> = {}) =>
  (await server.client.call(EXAMPLE_DAY, { headers, variables: { ...FIRST_EXAMPLE, ...choice } })).data.exampleDay

const countPlannings = () => vi.spyOn(server.services.planner, 'plan')

describe('an example day that is not planned yet', () => {
  it('says when to ask again and is not planned for the visitor', async () => {
    const planned = countPlannings()
    expect(await ask()).toEqual({ __typename: 'ExampleDayInPreparation', retryAfterSeconds: 2 })
    expect(await ask({ dietId: DIET_IDS.vegan })).toMatchObject({ __typename: 'ExampleDayInPreparation' })
    expect(planned).not.toHaveBeenCalled()
  })
})

describe('an example day', () => {
  beforeAll(() => prepareFirstExample(server.services))

  it('is shown to visitors without a token, without planning anything', async () => {
    const planned = countPlannings()
    const day = await ask()
    expect(day).toMatchObject({ __typename: 'ExampleDay', date: '2026-11-16', dayDiet: { dietId: 3 } })
    expect(day.events.map((event: { mealType: { type: string } }) => event.mealType.type)).toEqual([
      'Breakfast',
      'Lunch',
      'Snack',
      'Dinner',
    ])
    expect(
      day.events.filter((event: { isEaten: boolean; isFavorite: boolean }) => event.isEaten || event.isFavorite),
    ).toEqual([])
    expect(planned).not.toHaveBeenCalled()
  })

  it('proves that it keeps its tolerances: 2 % of energy, 5 % of each macro', async () => {
    const { proof } = await ask()
    expect(proof).toMatchObject({ holds: true, reasons: [] })
    const { kcal, proteinG, fatG, carbohydrateG } = proof.deviation
    expect(Math.abs(kcal)).toBeLessThanOrEqual(0.02)
    expect(Math.max(...[proteinG, fatG, carbohydrateG].map(Math.abs))).toBeLessThanOrEqual(0.05)
  })

  it('is the same plan in both languages', async () => {
    const [english, polish] = [await ask({}, { 'x-locale': 'en_US' }), await ask({}, { 'x-locale': 'pl_PL' })]
    const ids = (day: { events: { id: string }[] }) => day.events.map(({ id }) => id)
    expect(ids(polish)).toEqual(ids(english))
    expect([english.dayDiet.name, polish.dayDiet.name]).toEqual(['Classic', 'Klasyczna'])
  })

  it('answers what the cards show in few bytes', async () => {
    const { data } = await server.client.call(CARDS)
    expect(data.exampleDay.events).toHaveLength(4)
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(ANSWER_MAX_BYTES / 4)
    expect(Buffer.byteLength(JSON.stringify(await ask()))).toBeLessThanOrEqual(ANSWER_MAX_BYTES * 2)
  })

  it.each([
    ['a goal that GLP-1 does not allow', { dietId: DIET_IDS.glp1, dietMode: 'stabilization' }, 'dietMode'],
    ['a body that does not exist', { bodyId: 'child-7' }, 'bodyId'],
    ['a diet that does not exist', { dietId: 6 }, 'bodyId'],
  ])('is refused for %s', async (_, variables, fieldName) => {
    const { data } = await server.client.call(EXAMPLE_DAY, { variables: { ...FIRST_EXAMPLE, ...variables } })
    expect(data.exampleDay).toMatchObject({ __typename: 'ValidationException', details: [{ fieldName }] })
  })

  it('gives the recipe of a meal of the day and of a replacement, and of no other meal', async () => {
    const { events, exampleReplacements: replacements } = await ask()
    const mealOf = async (variables: { type: string; id: string }) =>
      (await server.client.call(MEAL, { variables })).data.exampleDay.meal
    const [own, other] = [
      events[1],
      replacements.find((meal: { mealType: { type: string } }) => meal.mealType.type === 'Lunch'),
    ]
    for (const { id, name } of [own, other]) {
      const meal = await mealOf({ type: 'Lunch', id })
      expect(meal).toMatchObject({ id, name })
      expect(meal.dishes[0].ingredients.length).toBeGreaterThan(1)
      expect(meal.dishes[0].steps.length).toBeGreaterThan(0)
    }
    const shown = new Set([...events, ...replacements].map(({ id }) => id))
    const hidden = server.services.catalogue.meals.filter(({ id, type }) => type === 'lunch' && !shown.has(id))
    expect(hidden.length).toBeGreaterThan(50)
    for (const { id } of hidden.slice(0, 5)) expect(await mealOf({ type: 'Lunch', id })).toBeNull()
    expect(await mealOf({ type: 'Dinner', id: own.id })).toBeNull()
  })

  it('refuses every dish of every replacement at once', async () => {
    const dishes = `dishes { id key name recipe recipeNote portions portionsTotal steps { parts { text amount } } ingredients {
      key productId name imageUrl category { id name isSeasoning isOptional } measurements { amount unit text } } }`
    const query = `{ exampleDay(bodyId: "woman-35", dietId: 3, dietMode: slimming, activityLevel: ACTIVITY_LEVEL_LOW) {
      ... on ExampleDay { exampleReplacements { ${dishes} } } } }`
    const { status, errors } = await server.client.call(query)
    expect([status, errors[0]?.message]).toEqual([400, 'Costs more than 5000.'])
  })
})

/** The services of a server that has just started. */
const restarted = (change: Partial<Services> = {}): Services => ({
  ...server.services,
  catalogue: server.services.catalogue,
  exampleDays: openKeptExamples(),
  ...change,
})
const never = new AbortController().signal

describe('preparing the example days', () => {
  // All days take about three seconds of a core, and longer on a busy machine.
  it('plans every choice once, the first one first', { timeout: 120_000 }, async () => {
    const services = restarted()
    const planned = countPlannings()
    expect(await prepareExamples(services, { stopping: never, pauseMs: 0 })).toBe(allExampleChoices().length)
    expect(planned).toHaveBeenCalledTimes(allExampleChoices().length)
    expect(planned.mock.calls[0]?.[1].seed).toContain('woman-35:3:slimming:ACTIVITY_LEVEL_LOW')
    for (const choice of allExampleChoices()) expect(services.exampleDays.find(choice)?.choice).toEqual(choice)
    expect(await prepareExamples(services, { stopping: never, pauseMs: 0 })).toBe(0)
  })

  it('plans one day at a time', async () => {
    const stopping = new AbortController()
    let running = 0
    let most = 0
    const plan: Services['planner']['plan'] = async (...asked) => {
      running += 1
      most = Math.max(most, running)
      const days = await server.services.planner.plan(...asked)
      running -= 1
      return days
    }
    let kept = 0
    const exampleDays = openKeptExamples()
    const counting = {
      ...exampleDays,
      keep(example: Parameters<typeof exampleDays.keep>[0]) {
        exampleDays.keep(example)
        kept += 1
        if (kept === 5) stopping.abort()
      },
    }
    const services = restarted({ planner: { ...server.services.planner, plan }, exampleDays: counting })
    expect(await prepareExamples(services, { stopping: stopping.signal, pauseMs: 0 })).toBe(5)
    expect(most).toBe(1)
  })

  it('plans again in the next week and keeps showing the earlier day until then', async () => {
    const services = restarted()
    const before = await prepareFirstExample(services)
    server.clock.moveDays(7)
    expect(services.exampleDays.find(FIRST_EXAMPLE)).toBe(before)
    const after = await prepareFirstExample(services)
    expect(after.day.date > before.day.date).toBe(true)
    expect(services.exampleDays.find(FIRST_EXAMPLE)).toBe(after)
  })

  it('leaves the planner to people while its queue is full', async () => {
    const stopping = new AbortController()
    const plan: Services['planner']['plan'] = () => {
      setImmediate(() => stopping.abort())
      return Promise.reject(new OverloadedError())
    }
    const services = restarted({ planner: { ...server.services.planner, plan } })
    await prepareExamples(services, { stopping: stopping.signal, pauseMs: 0 })
    expect(services.exampleDays.find(FIRST_EXAMPLE)).toBeNull()
  })
})

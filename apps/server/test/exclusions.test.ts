import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { extendPlans } from '../src/modules/planning/index.ts'
import { ACTIVATE, SET_EATEN } from './tools/documents.ts'
import { DAY_CONTENTS, EXCLUSIONS, EXCLUSIONS_PREVIEW, EXCLUSIONS_SAVE } from './tools/exclusion-documents.ts'
import { haltWrites } from './tools/halted-writes.ts'
import { dayFromStart } from './tools/movable-clock.ts'
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
beforeEach(() => server.clock.moveTo('2026-11-21T11:00:00Z'))

interface Wish {
  readonly allergens: readonly string[]
  readonly foodIds: readonly string[]
}
const MILK: Wish = { allergens: ['milk'], foodIds: [] }
const NOTHING: Wish = { allergens: [], foodIds: [] }

const call = async (token: string, document: string, variables: object = {}) =>
  (await server.client.call(document, { token, variables: { ...variables } })).data
const current = async (token: string) => (await call(token, EXCLUSIONS)).me.diet.exclusions
const preview = async (token: string, exclusions: Wish) =>
  (await call(token, EXCLUSIONS_PREVIEW, { exclusions })).exclusionsPreview
const save = async (token: string, exclusions: Wish, previewToken: string, healthDataConsent = true) =>
  (await call(token, EXCLUSIONS_SAVE, { exclusions, token: previewToken, healthDataConsent })).me.exclusionsSave
const leaveOut = async (token: string, exclusions: Wish) =>
  save(token, exclusions, (await preview(token, exclusions)).token)

interface Contents {
  readonly setId: string
  readonly events: readonly {
    readonly id: string
    readonly key: string
    readonly name: string
    readonly isEaten: boolean
    readonly mealType: { readonly type: string }
    readonly allergens: readonly string[]
    readonly dishes: readonly { readonly ingredients: readonly { readonly productId: string }[] }[]
    readonly excluded: readonly { readonly allergen: string | null; readonly food: { readonly id: string } | null }[]
  }[]
}
/** The first food of a meal; excluding it excludes the meal. */
const mainFoodOf = (event: Contents['events'][number] | undefined): string => {
  const foodId = event?.dishes[0]?.ingredients[0]?.productId
  if (foodId === undefined) throw new Error('the day has no such meal')
  return foodId
}
const contentsOf = async (token: string, days: number): Promise<Contents> =>
  (await call(token, DAY_CONTENTS, { date: dayFromStart(days) })).dailyDietPlan
const allDays = (token: string, first = 1, last = 28): Promise<Contents[]> =>
  Promise.all(Array.from({ length: last - first + 1 }, (_, index) => contentsOf(token, first + index)))
const names = (days: readonly Contents[]) => days.map((day) => day.events.map((event) => event.name))
const seeIntroduction = (token: string) => call(token, 'mutation { me { introductionSeen { code } } }')
const userIdOf = async (token: string): Promise<string> => (await call(token, '{ me { id } }')).me.id
const rowsOf = async (token: string) =>
  server.services.db
    .selectFrom('diet_exclusions')
    .select('id')
    .where('user_id', '=', await userIdOf(token))
    .execute()

/** A user with a plan from tomorrow on. */
async function planned(change: object = {}): Promise<string> {
  const token = await newPerson()
  await generate(token, change)
  return token
}

describe('exclusions', () => {
  it('are empty at first, and are stored directly without a plan', async () => {
    const token = await newPerson()
    expect(await current(token)).toEqual({ allergens: [], foods: [] })
    expect(await leaveOut(token, { allergens: ['nuts', 'milk', 'nuts'], foodIds: ['kale'] })).toEqual({
      __typename: 'BasicMutationSuccess',
      code: 200,
    })
    expect(await current(token)).toMatchObject({ allergens: ['milk', 'nuts'], foods: [{ id: 'kale' }] })
  })

  it('are stored without access too, whatever the token, and apply to the first plan', async () => {
    const token = await newPerson(null)
    expect(await preview(token, MILK)).toMatchObject({ canBePlanned: true, days: [] })
    expect(await save(token, MILK, 'of nothing shown')).toEqual({ __typename: 'BasicMutationSuccess', code: 200 })
    expect(await current(token)).toMatchObject({ allergens: ['milk'] })
    await call(token, ACTIVATE, { accessCode: 'LONG' })
    expect(await current(token)).toMatchObject({ allergens: ['milk'] })
    await generate(token)
    await seeIntroduction(token)
    const days = await allDays(token)
    expect(days.flatMap((day) => day.events.filter((event) => event.allergens.includes('milk')))).toEqual([])
    // With a plan, only what the preview showed is stored.
    expect(await save(token, NOTHING, 'of nothing shown')).toMatchObject({ __typename: 'ExclusionsPreview' })
    expect(await current(token)).toMatchObject({ allergens: ['milk'] })
  })

  it('can be extended by the other kinds of a food', async () => {
    const token = await newPerson(null)
    const siblings = async (foodId: string) =>
      (await call(token, 'query Siblings($foodId: ID!) { foodSiblings(foodId: $foodId) { id name } }', { foodId }))
        .foodSiblings
    expect(await siblings('tofu')).toEqual([
      { id: 'smoked-tofu', name: 'smoked tofu' },
      { id: 'silken-tofu', name: 'silken tofu' },
    ])
    expect(await siblings('dragon')).toEqual([])
  })

  it('apply to everything that is planned later', async () => {
    const token = await newPerson()
    await leaveOut(token, MILK)
    await generate(token)
    server.clock.moveDays(5)
    await extendPlans(server.services)
    await seeIntroduction(token)
    const days = await allDays(token, 1, 32)
    expect(days.flatMap((day) => day.events.filter((event) => event.allergens.includes('milk')))).toEqual([])
  })

  it('belong to the viewer alone', async () => {
    const token = await planned()
    const before = names(await allDays(token))
    const stranger = await planned()
    await leaveOut(stranger, MILK)
    expect(await current(token)).toEqual({ allergens: [], foods: [] })
    expect(names(await allDays(token))).toEqual(before)
    const { status } = await server.client.call(EXCLUSIONS_PREVIEW, { variables: { exclusions: MILK } })
    expect(status).toBe(401)
  })

  it.each([
    ['a food nobody knows', { allergens: [], foodIds: ['dragon'] }, 'exclusions.foodIds', 'food-unknown'],
    [
      'more foods than may be left out',
      { allergens: [], foodIds: Array.from({ length: 61 }, (_, index) => `food-${index}`) },
      'exclusions.foodIds',
      'too-many-foods',
    ],
  ])('refuse %s at its field and store nothing', async (_, exclusions, fieldName, error) => {
    const token = await newPerson()
    const details = [{ fieldName, messages: [`diet-settings/validation/${error}`] }]
    expect(await preview(token, exclusions)).toMatchObject({ __typename: 'ValidationException', details })
    expect(await save(token, exclusions, 'any')).toMatchObject({ __typename: 'ValidationException', details })
    expect(await rowsOf(token)).toEqual([])
  })

  it('need consent, because they are health data; removing all of them needs none', async () => {
    const token = await newPerson()
    const { token: previewToken } = await preview(token, MILK)
    expect(await save(token, MILK, previewToken, false)).toMatchObject({
      details: [{ fieldName: 'healthDataConsent', messages: ['validation/consent-required'] }],
    })
    await leaveOut(token, MILK)
    expect(await save(token, NOTHING, (await preview(token, NOTHING)).token, false)).toMatchObject({ code: 200 })
    expect(await current(token)).toEqual({ allergens: [], foods: [] })
  })
})

describe('exclusionsSave', () => {
  it('changes exactly the meals of its preview, and no set of another day', async () => {
    const token = await planned()
    const before = await allDays(token)
    const shown = await preview(token, MILK)
    expect(await preview(token, MILK)).toEqual(shown)
    expect(await save(token, MILK, shown.token)).toMatchObject({ code: 200 })
    const expected = before.map((day, index) => {
      const change = shown.days.find(({ date }: { date: string }) => date === dayFromStart(index + 1))
      return day.events.map((event) => {
        const meal = change?.meals.find((m: { mealType: { type: string } }) => m.mealType.type === event.mealType.type)
        return { from: meal?.from ?? event.name, to: meal?.to ?? event.name }
      })
    })
    const after = await allDays(token)
    expect(names(before)).toEqual(expected.map((day) => day.map(({ from }) => from)))
    expect(names(after)).toEqual(expected.map((day) => day.map(({ to }) => to)))
    expect(after.flatMap((day) => day.events.flatMap((event) => event.excluded))).toEqual([])
    expect(shown.days.length).toBeGreaterThan(10)
  })

  it('stores and replaces once when it is sent twice at once', async () => {
    const token = await planned()
    const shown = await preview(token, MILK)
    const answers = await Promise.all([1, 2, 3].map(() => save(token, MILK, shown.token)))
    expect(answers.map(({ __typename }) => __typename)).toEqual(Array.from({ length: 3 }, () => 'BasicMutationSuccess'))
    expect(await rowsOf(token)).toHaveLength(1)
  })

  it('stores once when it is sent many times at once, even without days to lock', async () => {
    const token = await newPerson()
    const shown = await preview(token, MILK)
    // Opens the connections first, because otherwise the first call would finish before the others have one.
    await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.1)`.execute(server.services.db)))
    await Promise.all(Array.from({ length: 6 }, () => save(token, MILK, shown.token)))
    expect(await rowsOf(token)).toHaveLength(1)
  })

  it('stores nothing and returns the new preview when the effect would differ', async () => {
    const token = await planned()
    const shown = await preview(token, MILK)
    await generate(token, { dietId: 4 })
    const before = names(await allDays(token))
    const answer = await save(token, MILK, shown.token)
    expect(answer.__typename).toBe('ExclusionsPreview')
    expect(answer).toMatchObject({ ...(await preview(token, MILK)) })
    expect(await rowsOf(token)).toEqual([])
    expect(names(await allDays(token))).toEqual(before)
    expect(await save(token, MILK, answer.token)).toMatchObject({ code: 200 })
  })

  it('never changes an eaten meal or a past day, but says what they contain, and keeps the marks', async () => {
    const token = await planned()
    await seeIntroduction(token)
    server.clock.moveDays(2)
    const [yesterday, today] = [await contentsOf(token, 1), await contentsOf(token, 2)]
    const [eaten] = today.events
    if (eaten === undefined) throw new Error('the day has no meal')
    const foodId = mainFoodOf(eaten)
    const wish = { allergens: ['milk'], foodIds: [foodId] }
    const mark = { date: dayFromStart(2), setId: today.setId, mealId: eaten.id, mealKey: eaten.key, eaten: true }
    await call(token, SET_EATEN, mark)
    const shown = await preview(token, wish)
    expect(shown.days.map(({ date }: { date: string }) => date)).not.toContain(dayFromStart(1))
    expect(await save(token, wish, shown.token)).toMatchObject({ code: 200 })
    expect(names([await contentsOf(token, 1)])).toEqual(names([yesterday]))
    const after = await contentsOf(token, 2)
    const kept = after.events.find((event) => event.mealType.type === eaten.mealType.type)
    expect(kept).toMatchObject({ name: eaten.name, isEaten: true })
    expect(kept?.excluded).toContainEqual({ allergen: null, food: { id: foodId, name: expect.any(String) } })
    const others = after.events.filter((event) => event !== kept)
    expect(others.flatMap((event) => event.excluded)).toEqual([])
  })

  it('prevents marking a meal as eaten that is being replaced', async () => {
    const token = await planned()
    await seeIntroduction(token)
    server.clock.moveDays(1)
    const today = await contentsOf(token, 1)
    const [replaced] = today.events
    if (replaced === undefined) throw new Error('the day has no meal')
    const wish = { allergens: [], foodIds: [mainFoodOf(replaced)] }
    const shown = await preview(token, wish)
    const halted = await haltWrites(server.services.db)
    const saving = save(token, wish, shown.token)
    await halted.waitForWriter()
    const mark = { date: dayFromStart(1), setId: today.setId, mealId: replaced.id, mealKey: replaced.key, eaten: true }
    const marking = call(token, SET_EATEN, mark)
    await halted.waitForBlocked(marking)
    await halted.release()
    expect((await saving).code).toBe(200)
    expect((await marking).dietSetMealEaten).toMatchObject({ details: [{ fieldName: 'setId' }] })
    expect((await contentsOf(token, 1)).events.filter((event) => event.isEaten)).toEqual([])
  })

  it('leaves nothing half done when its connection is killed while it writes', async () => {
    const token = await planned()
    const before = names(await allDays(token))
    const shown = await preview(token, MILK)
    const halted = await haltWrites(server.services.db)
    const saving = server.client.call(EXCLUSIONS_SAVE, {
      token,
      variables: { exclusions: MILK, token: shown.token, healthDataConsent: true },
    })
    await halted.killWriter()
    expect((await saving).errors).toHaveLength(1)
    await halted.release()
    expect(await rowsOf(token)).toEqual([])
    expect(names(await allDays(token))).toEqual(before)
    expect(await save(token, MILK, shown.token)).toMatchObject({ code: 200 })
  })
})

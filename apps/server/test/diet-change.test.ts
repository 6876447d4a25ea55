import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { extendPlans } from '../src/modules/planning/index.ts'
import { ACTIVATE, ANSWERS, SET_EATEN } from './tools/documents.ts'
import { DAY_CONTENTS, EXCLUSIONS, GENERATE_PREVIEW, GENERATE_WITH_TOKEN } from './tools/exclusion-documents.ts'
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

const MILK = { allergens: ['milk'], foodIds: [] }
const call = async (token: string, document: string, variables: object = {}) =>
  (await server.client.call(document, { token, variables: { ...variables } })).data
const preview = async (token: string, change: object = {}) =>
  (await call(token, GENERATE_PREVIEW, { request: { ...ANSWERS, ...change } })).dietGeneratePreview
const accept = async (token: string, previewToken: string, change: object = {}) =>
  (await call(token, GENERATE_WITH_TOKEN, { request: { ...ANSWERS, ...change }, token: previewToken })).me.dietGenerate
const userIdOf = async (token: string): Promise<string> => (await call(token, '{ me { id } }')).me.id

/** The stored days of a user, without columns that differ in every new row. */
const storedDays = async (token: string) =>
  server.services.db
    .selectFrom('plan_days')
    .select(['date', 'diet_id', 'phase', 'document', 'settings_id'])
    .where('user_id', '=', await userIdOf(token))
    .orderBy('date')
    .execute()
const storedSettings = async (token: string) =>
  server.services.db
    .selectFrom('diet_settings')
    .selectAll()
    .where('user_id', '=', await userIdOf(token))
    .orderBy('id')
    .execute()

describe('dietGeneratePreview', () => {
  it('changes nothing, and shows the meals of each day before and after', async () => {
    const token = await newPerson()
    await generate(token)
    const before = await storedDays(token)
    const shown = await preview(token, { dietId: 5, startDate: dayFromStart(4) })
    expect(await storedDays(token)).toEqual(before)
    expect(shown).toMatchObject({ from: dayFromStart(4), replacedDays: [] })
    // 25 planned days, and three more because of the later start.
    expect(shown.days.map(({ before: held }: { before: unknown }) => held === null)).toEqual(
      Array.from({ length: 28 }, (_, index) => index >= 25),
    )
    expect(shown.days[0]).toMatchObject({ date: dayFromStart(4), isChanged: true, after: { kcal: expect.any(Number) } })
  })

  it('shows no change when the same answers are given again', async () => {
    const token = await newPerson()
    await generate(token)
    const shown = await preview(token)
    expect(shown.from).toBeNull()
    expect(shown.days.some(({ isChanged }: { isChanged: boolean }) => isChanged)).toBe(false)
  })

  it('names the old and the new diet and the replaced meals', async () => {
    const token = await newPerson()
    await generate(token)
    const shown = await preview(token, { dietId: 5, startDate: dayFromStart(4) })
    expect(shown).toMatchObject({ formerDiet: { id: 3, name: 'Classic' }, diet: { id: 5, name: 'Vegan' } })
    // 25 days are planned on both sides.
    expect(shown.mealsKept + shown.mealsReplaced).toBe(25 * 4)
    expect(shown.mealsReplaced).toBeGreaterThan(50)
    expect(shown.firstReplacedDays.map(({ date }: { date: string }) => date)).toEqual([4, 5, 6].map(dayFromStart))
    const [{ meals }] = shown.firstReplacedDays
    expect(await accept(token, shown.token, { dietId: 5, startDate: dayFromStart(4) })).toMatchObject({ code: 200 })
    const { events } = (await call(token, DAY_CONTENTS, { date: dayFromStart(4) })).dailyDietPlan
    const names = events.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(meals.map(({ to }: { to: string }) => to)))
  })

  it('names no former diet if the diet stays, and counts every unchanged meal as kept', async () => {
    const token = await newPerson()
    await generate(token)
    expect(await preview(token, { activityLevel: 'ACTIVITY_LEVEL_HIGH' })).toMatchObject({ formerDiet: null })
    expect(await preview(token)).toMatchObject({ mealsKept: 28 * 4, mealsReplaced: 0, firstReplacedDays: [] })
  })

  it('reports errors and missing access as generating does', async () => {
    expect(await preview(await newPerson(), { dietId: 7 })).toMatchObject({ details: [{ fieldName: 'dietId' }] })
    expect(await preview(await newPerson(null))).toMatchObject({ __typename: 'UnauthorizedException' })
  })
})

describe('dietGenerate with a token', () => {
  it('stores exactly the days of the preview, and keeps earlier days and settings', async () => {
    const token = await newPerson()
    await generate(token)
    const [daysBefore, settingsBefore] = [await storedDays(token), await storedSettings(token)]
    const change = { dietId: 4, weight: { value: 72, unit: 'kg' }, startDate: dayFromStart(6) }
    const shown = await preview(token, change)
    expect(await accept(token, shown.token, change)).toMatchObject({ code: 200 })
    const after = await storedDays(token)
    expect(after.slice(0, 5)).toEqual(daysBefore.slice(0, 5))
    expect(after.slice(5).map(({ date, document }) => [date, targetOf(document)])).toEqual(
      shown.days.map((day: { date: string; after: object }) => [day.date, day.after]),
    )
    expect((await storedSettings(token)).slice(0, 1)).toEqual(settingsBefore)
    // The preview now shows no change, because the stored days equal those of the first preview, meals included.
    expect((await preview(token, change)).from).toBeNull()
  })

  it('returns the new preview and stores nothing if the days have changed in the meantime', async () => {
    const token = await newPerson()
    await generate(token)
    const shown = await preview(token, { dietId: 5 })
    await generate(token, { dietId: 4 })
    const [before, settings] = [await storedDays(token), await storedSettings(token)]
    const answer = await accept(token, shown.token, { dietId: 5 })
    expect(answer.__typename).toBe('DietChangePreview')
    expect([await storedDays(token), await storedSettings(token)]).toEqual([before, settings])
    expect(await accept(token, answer.token, { dietId: 5 })).toMatchObject({ code: 200 })
  })

  it('replaces newly excluded foods before the start as well, but no eaten meals', async () => {
    const token = await newPerson()
    await generate(token)
    await call(token, 'mutation { me { introductionSeen { code } } }')
    server.clock.moveDays(2)
    const today = (await call(token, DAY_CONTENTS, { date: dayFromStart(2) })).dailyDietPlan
    const [eaten] = today.events
    const [tomorrows] = (await call(token, DAY_CONTENTS, { date: dayFromStart(3) })).dailyDietPlan.events
    // Excludes a food of tomorrow too, because a few days may contain no milk.
    const foodIds = [eaten, tomorrows].map((event) => event.dishes[0].ingredients[0].productId)
    const exclusions = { allergens: ['milk'], foodIds: [...new Set(foodIds)] }
    const mark = { date: dayFromStart(2), setId: today.setId, mealId: eaten.id, mealKey: eaten.key, eaten: true }
    await call(token, SET_EATEN, mark)
    const change = { startDate: dayFromStart(6), exclusions }
    const shown = await preview(token, change)
    expect(shown.replacedDays.length).toBeGreaterThan(0)
    expect(await accept(token, shown.token, change)).toMatchObject({ code: 200 })
    for (let day = 2; day <= 12; day += 1) {
      const { events } = (await call(token, DAY_CONTENTS, { date: dayFromStart(day) })).dailyDietPlan
      const holding = events.filter(({ excluded }: { excluded: unknown[] }) => excluded.length > 0)
      expect(holding.map(({ name }: { name: string }) => name)).toEqual(day === 2 ? [eaten.name] : [])
    }
    expect((await call(token, EXCLUSIONS)).me.diet.exclusions.allergens).toEqual(['milk'])
  })

  it('keeps the exclusions if the answers contain none', async () => {
    const token = await newPerson()
    await generate(token, { exclusions: MILK })
    await generate(token, { dietId: 4 })
    expect((await call(token, EXCLUSIONS)).me.diet.exclusions.allergens).toEqual(['milk'])
    const { events } = (await call(token, DAY_CONTENTS, { date: dayFromStart(3) })).dailyDietPlan
    expect(events.flatMap(({ allergens }: { allergens: string[] }) => allergens)).not.toContain('milk')
  })
})

describe('the phases of a change', () => {
  const phasesFrom = async (token: string, day: number) =>
    (await storedDays(token)).filter(({ date }) => date >= dayFromStart(day)).map(({ phase }) => phase)
  const startedAgo = async (days: number) => {
    const token = await newPerson()
    await generate(token)
    server.clock.moveDays(days)
    return token
  }

  it('continue if the mode stays, whatever else changes, also in days added later', async () => {
    const token = await startedAgo(10)
    const { phasesFrom: first } = (await call(token, '{ me { diet { phasesFrom } } }')).me.diet
    expect(first).toBe(dayFromStart(1))
    const change = { dietId: 5, activityLevel: 'ACTIVITY_LEVEL_MEDIUM', startDate: dayFromStart(12) }
    expect(await generate(token, change)).toMatchObject({ code: 200 })
    expect(new Set(await phasesFrom(token, 12))).toEqual(new Set(['burn']))
    server.clock.moveDays(8)
    expect((await extendPlans(server.services)).failures).toEqual([])
    expect(await phasesFrom(token, 40)).not.toEqual([])
    expect(new Set(await phasesFrom(token, 12))).toEqual(new Set(['burn']))
  })

  it('keep the rest of the first week', async () => {
    const token = await startedAgo(3)
    await generate(token, { dietId: 4, startDate: dayFromStart(5) })
    expect((await phasesFrom(token, 5)).slice(0, 4)).toEqual(['start', 'start', 'start', 'burn'])
  })

  it('start again with another mode', async () => {
    const token = await startedAgo(10)
    const gain = { dietMode: 'gain_muscle_mass', goalWeight: { value: 76, unit: 'kg' } }
    expect(await generate(token, { ...gain, startDate: dayFromStart(12) })).toMatchObject({ code: 200 })
    expect((await phasesFrom(token, 12)).slice(0, 8)).toEqual([...Array.from({ length: 7 }, () => 'start'), 'build'])
  })

  it('start again after a break', async () => {
    const token = await newPerson('TEN')
    await generate(token)
    server.clock.moveDays(20)
    await call(token, ACTIVATE, { accessCode: 'LONG' })
    expect((await call(token, '{ me { diet { phasesFrom } } }')).me.diet.phasesFrom).toBeNull()
    await generate(token, { startDate: dayFromStart(22) })
    expect((await phasesFrom(token, 22)).slice(0, 8)).toEqual([...Array.from({ length: 7 }, () => 'start'), 'burn'])
  })
})

/** The target in the proof of a stored day. */
const targetOf = (document: unknown): unknown => JSON.parse(JSON.stringify(document)).proof.target

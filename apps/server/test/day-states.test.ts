import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDayStatePerson, DAY_STATES, emailOf, PASSWORD, type DayStateName } from './tools/day-state-people.ts'
import { LOGIN } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const STATE = `query DailyDietPlan($date: Date!) {
  dailyDietPlan(date: $date) {
    __typename
    ... on DailyDietPlanNormal { date events { key } holiday holidayIcon hasHolidayMenu }
    ... on DailyDietPlanFuture { startDate daysToStart }
    ... on DailyDietPlanRedirect { date }
    ... on DailyDietPlanCurrentWeightNeeded { lastWeightOn }
    ... on DailyDietPlanGoalReached { ...Goal }
    ... on DailyDietPlanGoalLost { because weight { value unit } firstWeight { value unit } goalWeight { value unit } day { date events { key } } }
    ... on DailyDietPlanPaymentPending { token description }
    ... on DailyDietPlanExpired { accessTo }
    ... on UnauthorizedException { code }
  }
}
fragment Goal on DailyDietPlanGoalReached {
  because weight { value unit } firstWeight { value unit } goalWeight { value unit } day { date events { key } }
}`

const TODAYS = `query DailyPlan($today: Date!) {
  dailyPlan(today: $today) {
    recipeNotesForNextDay nextDayHoliday nextDayHolidayIcon nextDayHasHolidayMenu
    reachedBecauseOfLoseWeight reachedBecauseOfPutOnWeight lostBecauseOfLoseWeight lostBecauseOfPutOnWeight
    isTimeToNagForCurrentMeasurement lastWeightOn
    diet { availableDays { date } accessTo }
    activeSubscriptions { givesAccessToDiet operator }
    fastingStatistics { dietsCount currentDietLength currentDietProgress }
    intermittentFasting { activeCycle { phase phaseFinishPlannedTo } }
  }
}`

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
  for (const name of DAY_STATES) await createDayStatePerson(server.services, name)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-21T11:00:00Z'))

const logIn = async (name: DayStateName): Promise<string> =>
  (await server.client.call(LOGIN, { variables: { email: emailOf(name), password: PASSWORD } })).data.login.token
const stateOf = async (token: string, days = 0) =>
  (await server.client.call(STATE, { token, variables: { date: dayFromStart(days) } })).data.dailyDietPlan
const todaysOf = async (token: string, days = 0) =>
  (await server.client.call(TODAYS, { token, variables: { today: dayFromStart(days) } })).data.dailyPlan
const measure = (token: string, systemOfMeasures: string) =>
  server.client.call(`mutation { setting(request: { systemOfMeasures: ${systemOfMeasures} }) { code } }`, { token })

describe('each kind of answer', () => {
  it.each([
    ['normal', { __typename: 'DailyDietPlanNormal', date: dayFromStart(0) }],
    ['long-planned', { __typename: 'DailyDietPlanNormal', date: dayFromStart(0) }],
    ['future', { __typename: 'DailyDietPlanFuture', startDate: dayFromStart(4), daysToStart: 4 }],
    ['introduction-needed', { __typename: 'DailyDietPlanIntroductionNeeded' }],
    ['settings-needed', { __typename: 'DailyDietPlanSettingsNeeded' }],
    ['weight-needed', { __typename: 'DailyDietPlanCurrentWeightNeeded', lastWeightOn: dayFromStart(-101) }],
    [
      'goal-reached',
      {
        __typename: 'DailyDietPlanGoalReached',
        because: 'LOSE_WEIGHT',
        weight: { value: 66.8, unit: 'kg' },
        firstWeight: { value: 74.5, unit: 'kg' },
        goalWeight: { value: 67, unit: 'kg' },
      },
    ],
    [
      'goal-lost',
      {
        __typename: 'DailyDietPlanGoalLost',
        because: 'PUT_ON_WEIGHT',
        weight: { value: 77.1, unit: 'kg' },
        goalWeight: { value: 74.5, unit: 'kg' },
      },
    ],
    ['payment-pending', { __typename: 'DailyDietPlanPaymentPending', description: 'Diet plan, 30 days' }],
    ['ended', { __typename: 'UnauthorizedException', code: 403 }],
    ['newcomer', { __typename: 'UnauthorizedException', code: 403 }],
  ] as const)('is given to %s', async (name, answer) => {
    expect(await stateOf(await logIn(name))).toMatchObject(answer)
  })

  it('leads from a day without a plan, and is expired after the end of access', async () => {
    const token = await logIn('normal')
    expect(await stateOf(token, -100)).toEqual({ __typename: 'DailyDietPlanRedirect', date: dayFromStart(-5) })
    expect(await stateOf(token, 40)).toEqual({ __typename: 'DailyDietPlanExpired', accessTo: dayFromStart(24) })
  })

  it('names a pending payment only to its owner', async () => {
    const { token } = await stateOf(await logIn('payment-pending'))
    expect(token).toMatch(/^[0-9a-f-]{36}$/)
    expect(await stateOf(await logIn('newcomer'))).not.toHaveProperty('token')
  })
})

describe('a reached goal', () => {
  it('comes with the day, for users who decide later, and keeps earlier days unchanged', async () => {
    const token = await logIn('goal-reached')
    const today = await stateOf(token)
    expect([today.day.date, today.day.events.length]).toEqual([dayFromStart(0), 4])
    expect((await stateOf(token, -1)).__typename).toBe('DailyDietPlanNormal')
    expect((await stateOf(token, 2)).__typename).toBe('DailyDietPlanGoalReached')
  })

  it('is shown in pounds to a user of pounds', async () => {
    const token = await logIn('goal-reached')
    await measure(token, 'imperial')
    const { weight, goalWeight } = await stateOf(token)
    await measure(token, 'si')
    expect([weight, goalWeight]).toEqual([
      { value: 147.3, unit: 'lb' },
      { value: 147.7, unit: 'lb' },
    ])
  })

  it('ends with the next settings, because a goal has a date', async () => {
    const token = await people.newPerson()
    await people.generate(token)
    await server.client.call('mutation { me { introductionSeen { code } } }', { token })
    const { data } = await server.client.call('{ me { id } }', { token })
    await server.services.db
      .insertInto('weights')
      .values({ user_id: data.me.id, date: dayFromStart(1), value: 66, unit: 'kg', noted_at: new Date() })
      .execute()
    expect((await stateOf(token, 1)).__typename).toBe('DailyDietPlanGoalReached')
    server.clock.moveDays(2)
    await people.generate(token, {
      startDate: dayFromStart(3),
      weight: { value: 66, unit: 'kg' },
      goalWeight: { value: 60, unit: 'kg' },
    })
    expect((await stateOf(token, 2)).__typename).toBe('DailyDietPlanNormal')
  })
})

describe('the weight of the wizard', () => {
  it("is stored for the user's day and answers the question for a weight", async () => {
    const token = await logIn('weight-needed')
    expect((await stateOf(token, -1)).__typename).toBe('DailyDietPlanNormal')
    expect((await stateOf(token, 1)).__typename).toBe('DailyDietPlanCurrentWeightNeeded')
    const said = { weight: { value: 160.5, unit: 'lb' }, goalWeight: { value: 148, unit: 'lb' } }
    expect((await people.generate(token, said)).__typename).toBe('BasicMutationSuccess')
    expect((await stateOf(token)).__typename).toBe('DailyDietPlanNormal')
    const query = '{ me { firstWeight { value unit } lastWeight { value unit } lastWeightOn } }'
    const { data } = await server.client.call(query, { token })
    expect(data.me).toEqual({
      firstWeight: { value: 74.5, unit: 'kg' },
      lastWeight: { value: 160.5, unit: 'lb' },
      lastWeightOn: dayFromStart(0),
    })
  })

  it('is stored once for each day; a later entry replaces it', async () => {
    const token = await people.newPerson()
    await people.generate(token)
    await people.generate(token, { weight: { value: 75, unit: 'kg' } })
    const { data } = await server.client.call('{ me { id lastWeight { value } } }', { token })
    const rows = await server.services.db.selectFrom('weights').select('kg').where('user_id', '=', data.me.id).execute()
    expect([data.me.lastWeight.value, rows]).toEqual([75, [{ kg: 75 }]])
  })

  it('is erased with the account', async () => {
    const token = await people.newPerson()
    await people.generate(token)
    const { id } = (await server.client.call('{ me { id } }', { token })).data.me
    const { db } = server.services
    await db.deleteFrom('users').where('id', '=', id).execute()
    expect(await db.selectFrom('weights').select('date').where('user_id', '=', id).execute()).toEqual([])
  })
})

describe('dailyPlan', () => {
  it('returns the facts of today, with empty fields for features that do not exist yet', async () => {
    const token = await logIn('normal')
    const { diet, ...rest } = await todaysOf(token)
    expect(rest).toEqual({
      recipeNotesForNextDay: expect.any(Array),
      nextDayHoliday: null,
      nextDayHolidayIcon: null,
      nextDayHasHolidayMenu: false,
      reachedBecauseOfLoseWeight: false,
      reachedBecauseOfPutOnWeight: false,
      lostBecauseOfLoseWeight: false,
      lostBecauseOfPutOnWeight: false,
      isTimeToNagForCurrentMeasurement: false,
      lastWeightOn: dayFromStart(-6),
      activeSubscriptions: [],
      fastingStatistics: { dietsCount: 0, currentDietLength: 0, currentDietProgress: 0 },
      intermittentFasting: { activeCycle: null },
    })
    expect([diet.availableDays.length, diet.accessTo]).toEqual([12, dayFromStart(24)])
  })

  it('raises the flag of the goal that was reached or missed', async () => {
    expect(await todaysOf(await logIn('goal-reached'))).toMatchObject({
      reachedBecauseOfLoseWeight: true,
      reachedBecauseOfPutOnWeight: false,
      lostBecauseOfLoseWeight: false,
      lostBecauseOfPutOnWeight: false,
    })
    expect(await todaysOf(await logIn('goal-lost'))).toMatchObject({
      reachedBecauseOfLoseWeight: false,
      lostBecauseOfLoseWeight: false,
      lostBecauseOfPutOnWeight: true,
    })
  })

  it('reminds of measuring from the eighth day after the newest weight', async () => {
    const token = await logIn('normal')
    expect((await todaysOf(token, 1)).isTimeToNagForCurrentMeasurement).toBe(false)
    expect((await todaysOf(token, 2)).isTimeToNagForCurrentMeasurement).toBe(true)
  })

  it('names the holiday of the next day if that has a plan, and each day names its own', async () => {
    server.clock.moveTo('2026-12-20T11:00:00Z')
    const token = await people.newPerson()
    await people.generate(token, { startDate: '2026-12-24' })
    const eve = { token, variables: { today: '2026-12-23' } }
    const { dailyPlan } = (await server.client.call(TODAYS, eve)).data
    expect(dailyPlan).toMatchObject({
      nextDayHoliday: 'Christmas Eve',
      nextDayHolidayIcon: 'star',
      nextDayHasHolidayMenu: true,
    })
    const day = await server.client.call(STATE, { token, variables: { date: '2026-12-24' } })
    expect(day.data.dailyDietPlan).toMatchObject({
      holiday: 'Christmas Eve',
      holidayIcon: 'star',
      hasHolidayMenu: true,
    })
    const early = await server.client.call(TODAYS, { token, variables: { today: '2026-12-05' } })
    expect(early.data.dailyPlan.nextDayHoliday).toBeNull()
  })
})

describe('the available days', () => {
  const DAYS = `query Days($from: Date, $to: Date) { me { diet { availableDays(from: $from, to: $to) { date } } } }`

  /** The available days of a user whose 200 planned days began 100 days ago. */
  async function daysOf(token: string, variables: object): Promise<readonly string[]> {
    const { data } = await server.client.call(DAYS, { token, variables: { ...variables } })
    return data.me.diet.availableDays.map(({ date }: { date: string }) => date)
  }
  const between = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => dayFromStart(first + index))

  it('are those of the requested window, both ends included, or the last 180 without one', async () => {
    const token = await logIn('long-planned')
    const [whole, window, from, to] = await Promise.all(
      [
        {},
        { from: dayFromStart(-3), to: dayFromStart(4) },
        { from: dayFromStart(97) },
        { to: dayFromStart(-98), from: null },
      ].map((asked) => daysOf(token, asked)),
    )
    expect(whole).toEqual(between(-80, 99))
    expect(window).toEqual(between(-3, 4))
    expect(from).toEqual(between(97, 99))
    expect(to).toEqual(between(-100, -98))
  })

  it('are at most 180 within a window, and none in an empty one', async () => {
    const token = await logIn('long-planned')
    expect(await daysOf(token, { from: dayFromStart(-100), to: dayFromStart(90) })).toEqual(between(-89, 90))
    expect(await daysOf(token, { from: dayFromStart(4), to: dayFromStart(3) })).toEqual([])
    expect(await daysOf(token, { from: dayFromStart(100) })).toEqual([])
  })
})

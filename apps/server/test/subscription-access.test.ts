import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashAccessCode, insertAccessCode, insertGrant } from '../src/modules/access/index.ts'
import { extendPlans } from '../src/modules/planning/index.ts'
import { ACTIVATE, ANSWERS } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { settingsCalls } from './tools/settings-calls.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ReturnType<typeof settingsCalls>
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  calls = settingsCalls(server)
  people = await subscribersOf(server)
})
afterAll(() => server.close())

const newcomer = async () => {
  const token = await people.newPerson(null)
  return { token, id: (await calls.me(token, 'id')).id }
}
const ENDED = new Date('2026-11-01T12:00:00Z')
const ACCESS = `diet { accessTo lifetimeAccess } videoWorkout { accessTo lifetimeAccess }
  activeSubscriptions { operator givesAccessToDiet givesAccessToVideoWorkouts renewalDate }`
const NOTHING = { accessTo: null, lifetimeAccess: false }
const kindOf = async (token: string, days = 0): Promise<string> => (await people.dayOf(token, days)).__typename
const give = (userId: string, product: 'diet' | 'video_workout', endsIn: number | null) =>
  server.services.db.transaction().execute((trx) =>
    insertGrant(trx, {
      userId,
      product,
      source: 'operator',
      sourceKey: crypto.randomUUID(),
      startsOn: dayFromStart(-90),
      endsOn: endsIn === null ? null : dayFromStart(endsIn),
      grantedAt: new Date(server.clock.now()),
    }),
  )

describe('a running subscription', () => {
  it('opens the wizard, the day plan, printing and replacements without any grant', async () => {
    const { token, id } = await newcomer()
    expect([(await people.generate(token)).__typename, await kindOf(token)]).toEqual([
      'UnauthorizedException',
      'UnauthorizedException',
    ])
    await calls.subscribe(id, {})
    expect(await people.generate(token)).toMatchObject({ code: 200 })
    expect(await kindOf(token, 1)).toBe('DailyDietPlanNormal')
    const from = dayFromStart(1)
    const printed = `{ printedDays(from: "${from}", to: "${from}") { __typename } }`
    expect((await server.client.call(printed, { token })).data.printedDays.__typename).toBe('PrintedPlan')
    const { setId, events } = await people.dayOf(token, 1)
    const replacements = `{ mealReplacements(
      date: "${from}", userDietSetId: "${setId}", dietMealId: "${events[0].id}", mealType: Breakfast
    ) { __typename } }`
    expect((await server.client.call(replacements, { token })).data.mealReplacements.__typename).toBe(
      'MealReplacements',
    )
  })

  it('plans the whole horizon, even past its next renewal', async () => {
    const { token, id } = await newcomer()
    await calls.subscribe(id, { renewsOn: dayFromStart(3) })
    await people.generate(token, ANSWERS)
    const { diet } = await calls.me(token, 'diet { availableDays { date } }')
    expect(diet.availableDays.at(-1).date).toBe(dayFromStart(28))
    await extendPlans(server.services)
    expect(await kindOf(token, 20)).toBe('DailyDietPlanNormal')
  })

  it('opens the day plan even if its renewal is in the past, until it is cancelled', async () => {
    const { token, id } = await newcomer()
    await calls.subscribe(id, { renewsOn: dayFromStart(-2) })
    expect(await kindOf(token)).toBe('DailyDietPlanSettingsNeeded')
    await server.services.db.updateTable('subscriptions').set({ ended_at: ENDED }).where('user_id', '=', id).execute()
    expect(await kindOf(token)).toBe('UnauthorizedException')
  })

  it('to video workouts opens no diet', async () => {
    const { token, id } = await newcomer()
    await calls.subscribe(id, { gives_diet: false, gives_video_workout: true })
    expect(await kindOf(token)).toBe('UnauthorizedException')
  })
})

describe('the shown access of a user', () => {
  it('is empty at first', async () => {
    const { token } = await newcomer()
    expect(await calls.me(token, ACCESS)).toEqual({ diet: NOTHING, videoWorkout: NOTHING, activeSubscriptions: [] })
  })

  it('is listed for each product: for life, to a date, ended', async () => {
    const { token, id } = await newcomer()
    await give(id, 'diet', null)
    await give(id, 'video_workout', 9)
    expect(await calls.me(token, ACCESS)).toMatchObject({
      diet: { accessTo: null, lifetimeAccess: true },
      videoWorkout: { accessTo: dayFromStart(9), lifetimeAccess: false },
    })
    const past = await newcomer()
    await give(past.id, 'video_workout', -9)
    expect(await calls.me(past.token, ACCESS)).toMatchObject({
      diet: NOTHING,
      videoWorkout: { accessTo: dayFromStart(-9), lifetimeAccess: false },
    })
  })

  it('includes every self-renewing subscription of the user only', async () => {
    const { token, id } = await newcomer()
    const other = await newcomer()
    await calls.subscribe(id, { operator: 'AppStore', renewsOn: '2026-12-20', gives_video_workout: true })
    await calls.subscribe(id, { gives_diet: false, gives_video_workout: true, renewsOn: '2026-11-01' })
    expect((await calls.me(token, ACCESS)).activeSubscriptions).toEqual([
      {
        operator: 'Stripe',
        givesAccessToDiet: false,
        givesAccessToVideoWorkouts: true,
        renewalDate: '2026-11-01',
      },
      { operator: 'AppStore', givesAccessToDiet: true, givesAccessToVideoWorkouts: true, renewalDate: '2026-12-20' },
    ])
    expect((await calls.me(other.token, ACCESS)).activeSubscriptions).toEqual([])
    const plan = `{ dailyPlan(today: "${dayFromStart(0)}") { activeSubscriptions { operator } } }`
    expect((await server.client.call(plan, { token })).data.dailyPlan.activeSubscriptions).toHaveLength(2)
  })

  it('is the last paid day of a cancelled subscription', async () => {
    const { token, id } = await newcomer()
    await calls.subscribe(id, { ended_at: ENDED, renewsOn: dayFromStart(4) })
    expect(await calls.me(token, ACCESS)).toMatchObject({
      diet: { accessTo: dayFromStart(4), lifetimeAccess: false },
      activeSubscriptions: [],
    })
    expect(await kindOf(token)).toBe('DailyDietPlanSettingsNeeded')
  })
})

describe('the days of a code', () => {
  const redeem = async (token: string): Promise<void> => {
    const code = crypto.randomUUID()
    const createdAt = new Date(server.clock.now())
    await insertAccessCode(server.services.db, { codeHash: hashAccessCode(code), days: 10, usesAllowed: 1, createdAt })
    const { data } = await server.client.call(ACTIVATE, { token, variables: { accessCode: code } })
    expect(data.me.coupon.activate).toMatchObject({ code: 200 })
  }

  it('start after the last paid day of a cancelled subscription', async () => {
    const { token, id } = await newcomer()
    await calls.subscribe(id, { ended_at: ENDED, renewsOn: dayFromStart(4) })
    await redeem(token)
    expect((await calls.me(token, ACCESS)).diet.accessTo).toBe(dayFromStart(4 + 10))
  })

  it('run beside a self-renewing subscription, because its end is unknown', async () => {
    const { token, id } = await newcomer()
    await calls.subscribe(id, { renewsOn: dayFromStart(20) })
    await redeem(token)
    expect((await calls.me(token, ACCESS)).diet.accessTo).toBe(dayFromStart(9))
  })
})

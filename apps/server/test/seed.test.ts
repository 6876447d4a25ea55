import { addDays } from '@dayplate/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Planner } from '../src/modules/planning/index.ts'
import { OverloadedError } from '../src/platform/graphql/errors.ts'
import { DEMO_CREDENTIALS, scenario, seedDemo } from '../src/scenario/index.ts'
import { DAY, LOGIN } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const starvedPlanner: Planner = {
  plan: () => Promise.reject(new OverloadedError()),
  findOtherDays: () => Promise.reject(new OverloadedError()),
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  // The demo is planned even if planning takes longer than requests may wait.
  await seedDemo({ ...server.services, planner: starvedPlanner })
})
afterAll(() => server.close())

const logIn = async (email: string, password: string): Promise<string> =>
  (await server.client.call(LOGIN, { variables: { email, password } })).data.login.token

const count = async (table: 'users' | 'plan_days' | 'eaten_days' | 'access_codes'): Promise<number> => {
  const rows = await server.services.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .execute()
  return Number(rows[0]?.n)
}

describe('the demo subscriber', () => {
  it("has six weeks of history, four weeks of plan, and has eaten today's breakfast", async () => {
    const token = await logIn(DEMO_CREDENTIALS.email, DEMO_CREDENTIALS.password)
    const { data } = await server.client.call('{ me { sex diet { availableDays { date } } } }', { token })
    expect(data.me.sex).toBe('female')
    const dates: string[] = data.me.diet.availableDays.map((day: { date: string }) => day.date)
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([70, dayFromStart(-42), dayFromStart(27)])
    const today = await server.client.call(DAY, { token, variables: { date: dayFromStart(0) } })
    expect(today.data.dailyDietPlan.events.map((event: { isEaten: boolean }) => event.isEaten)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('is stored once however often the product starts', async () => {
    const before = await Promise.all((['users', 'plan_days', 'eaten_days', 'access_codes'] as const).map(count))
    await seedDemo(server.services)
    const after = await Promise.all((['users', 'plan_days', 'eaten_days', 'access_codes'] as const).map(count))
    expect(after).toEqual(before)
  })
})

describe('a scenario', () => {
  it('describes a user whose access has ended, by the same rules as for every user', async () => {
    const { today, subscriber } = scenario(server.services)
    await subscriber({ email: 'ended@example.com', password: 'plum-and-rye' })
      .withAccess({ startsOn: addDays(today(), -30), days: 10 })
      .create()
    const token = await logIn('ended@example.com', 'plum-and-rye')
    const { data } = await server.client.call('{ me { diet { accessTo } } }', { token })
    expect(data.me.diet.accessTo).toBe(dayFromStart(-21))
  })
})

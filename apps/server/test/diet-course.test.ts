import { COURSE_LESSONS, MAIL_TEXTS } from '@dayplate/messages/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeLessons } from '../src/modules/diet-course/index.ts'
import { scenario } from '../src/scenario/index.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { agree, withdraw } from './tools/readers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

/** The plan begins on the second day after the clock's start. */
const FIRST_DAY = 2
const PLANNED_DAYS = 14
/** Two days before the end of the plan. */
const ACCESS_DAYS = 14

const SETTINGS = {
  sex: 'female',
  dateOfBirth: dayFromStart(-13_000),
  height: { value: 168, unit: 'cm' },
  weight: { value: 74.5, unit: 'kg' },
  goalWeight: { value: 67, unit: 'kg' },
  dietMode: 'slimming',
  dietId: 3,
  dietType: 'standard',
  activityLevel: 'ACTIVITY_LEVEL_LOW',
  startDate: dayFromStart(FIRST_DAY),
} as const

let server: TestServer
let userId: string
beforeAll(async () => {
  server = await startTestServer()
  const created = await scenario(server.services)
    .subscriber({ email: 'ada@example.com', password: 'plum-and-rye' })
    .withAccess({ startsOn: dayFromStart(0), days: ACCESS_DAYS })
    .withPlan({ settings: SETTINGS, days: PLANNED_DAYS })
    .create()
  userId = created.userId
})
afterAll(() => server.close())

beforeEach(async () => {
  const { db } = server.services
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('agreed_mails').execute()
  await db.deleteFrom('agreements').execute()
  await db.updateTable('users').set({ status: 'active', time_zone: 'Europe/Warsaw', language: null }).execute()
  at(FIRST_DAY, '09:00')
  await agree(db, userId, { agreed: ['diet_course'] })
})

/** Moves the clock to an hour in Warsaw, in winter. */
const at = (day: number, hour: string) => server.clock.moveTo(`${dayFromStart(day)}T${hour}:00+01:00`)

/** Every queued mail leaves at once, as with a mail server that works. */
async function deliver(): Promise<void> {
  await server.services.db
    .updateTable('mails')
    .set({ sent_at: new Date(server.clock.now()), next_try_at: null, content: null })
    .where('next_try_at', 'is not', null)
    .execute()
}

async function write(): Promise<number> {
  const { mails, failures } = await writeLessons(server.services)
  expect(failures).toEqual([])
  return mails
}

const written = async () => {
  const rows = await server.services.db
    .selectFrom('agreed_mails')
    .select('item')
    .where('kind', '=', 'diet_course')
    .orderBy('written_at')
    .execute()
  return rows.map(({ item }) => item)
}

describe('the diet course', () => {
  it('has twelve lessons, one a day from the first day of the plan, and then ends', async () => {
    at(FIRST_DAY - 1, '09:00')
    expect(await write()).toBe(0)
    for (let day = 0; day < 14; day += 1) {
      at(FIRST_DAY + day, '09:00')
      await write()
      await deliver()
      at(FIRST_DAY + day, '15:00')
      expect(await write()).toBe(0)
    }
    expect(await written()).toEqual(COURSE_LESSONS)
    expect(COURSE_LESSONS).toHaveLength(12)
  })

  it('waits for the first day of a plan that begins later, also after an earlier plan', async () => {
    const move = (from: number, to: number) =>
      server.services.db
        .updateTable('plan_days')
        .set({ date: dayFromStart(to) })
        .where('date', '=', dayFromStart(from))
        .execute()
    const lastDay = FIRST_DAY + PLANNED_DAYS - 1
    await move(lastDay, 0)
    at(FIRST_DAY - 1, '09:00')
    expect(await write()).toBe(0)
    at(FIRST_DAY, '09:00')
    expect(await write()).toBe(1)
    await move(0, lastDay)
  })

  it('comes in the language the person last used, and to the account’s address', async () => {
    await write()
    const mails = () =>
      server.services.db.selectFrom('mails').select(['language', 'address', 'content', 'kind']).execute()
    expect(await mails()).toEqual([
      {
        language: 'pl',
        address: 'ada@example.com',
        kind: 'diet-course',
        content: { kind: 'diet-course', lesson: 'your-day' },
      },
    ])
    await server.services.db.updateTable('users').set({ language: 'en' }).execute()
    await deliver()
    at(FIRST_DAY + 1, '09:00')
    await write()
    expect((await mails()).map(({ language }) => language)).toEqual(['pl', 'en'])
  })

  it('comes in the person’s daytime, also far from Poland', async () => {
    at(FIRST_DAY, '06:59')
    expect(await write()).toBe(0)
    at(FIRST_DAY, '20:00')
    expect(await write()).toBe(0)
    // 23:30 in Warsaw is 7:30 of the next day in Tokyo.
    await server.services.db.updateTable('users').set({ time_zone: 'Asia/Tokyo' }).execute()
    at(FIRST_DAY, '23:30')
    expect(await write()).toBe(1)
  })

  it('comes once when several servers write it, also at once', async () => {
    const counts = await Promise.all(Array.from({ length: 6 }, write))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await server.services.db.selectFrom('mails').select('id').execute()).toHaveLength(1)
  })

  it('continues with one lesson a day after days without a server', async () => {
    await write()
    await deliver()
    at(FIRST_DAY + 6, '12:00')
    expect([await write(), await write()]).toEqual([1, 0])
    await deliver()
    expect(await write()).toBe(0)
    expect(await written()).toEqual(COURSE_LESSONS.slice(0, 2))
  })

  it('waits while the mail server is down, instead of sending several lessons on one day', async () => {
    await write()
    at(FIRST_DAY + 1, '09:00')
    expect(await write()).toBe(0)
    at(FIRST_DAY + 2, '09:00')
    await deliver()
    expect(await write()).toBe(0)
    at(FIRST_DAY + 3, '09:00')
    expect(await write()).toBe(1)
  })

  it('continues after it was switched off and on again', async () => {
    await write()
    await deliver()
    const { db } = server.services
    await withdraw(db, userId, 'diet_course', new Date(server.clock.now()))
    at(FIRST_DAY + 1, '09:00')
    expect(await write()).toBe(0)
    await db.deleteFrom('agreements').execute()
    await agree(db, userId, { agreed: ['diet_course'] })
    at(FIRST_DAY + 2, '09:00')
    await write()
    expect(await written()).toEqual(COURSE_LESSONS.slice(0, 2))
  })

  it('is not sent to an address that was not confirmed', async () => {
    await server.services.db.updateTable('users').set({ status: 'non_active' }).execute()
    expect(await write()).toBe(0)
  })

  it('waits without access, and without consent to health data', async () => {
    const { db } = server.services
    at(ACCESS_DAYS, '09:00')
    expect(await write()).toBe(0)
    at(FIRST_DAY, '09:00')
    const setWithdrawn = (kind: 'health_data' | 'health_confirmation', withdrawnAt: Date | null) =>
      db.updateTable('consents').set({ withdrawn_at: withdrawnAt }).where('kind', '=', kind).execute()
    for (const kind of ['health_data', 'health_confirmation'] as const) {
      await setWithdrawn(kind, new Date(server.clock.now()))
      expect(await write()).toBe(0)
      await setWithdrawn(kind, null)
    }
    expect(await write()).toBe(1)
  })
})

describe('the lessons', () => {
  it.each(['en', 'pl'] as const)(
    'are short in %s, and name a source with its year for each figure of health',
    (language) => {
      const lessons = Object.values(MAIL_TEXTS[language].course)
      expect(new Set(lessons.map(({ subject }) => subject)).size).toBe(12)
      for (const { subject, paragraphs } of lessons) {
        expect(subject.length).toBeLessThanOrEqual(60)
        expect(paragraphs.join(' ').length).toBeLessThan(900)
        const naming = paragraphs.filter((text) => /EFSA|WHO|Health Organization|Organizacja Zdrowia/.test(text))
        expect(naming.filter((text) => !/\((?:EFSA|WHO), .+, \d{4}\)/.test(text))).toEqual([])
      }
    },
  )
})

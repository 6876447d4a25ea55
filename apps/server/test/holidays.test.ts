import { holidayMenus, meals } from '@dayplate/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

interface AvailableDay {
  readonly date: string
  readonly holiday: string | null
  readonly holidayIcon: string | null
}

/** The holidays of a plan that starts on 10 December 2026, on the day before. */
async function decemberHolidays(locale: string): Promise<readonly AvailableDay[]> {
  server.clock.moveTo('2026-12-09T11:00:00Z')
  const token = await newPerson()
  expect((await generate(token, { startDate: '2026-12-10' })).__typename).toBe('BasicMutationSuccess')
  const query = '{ me { diet { availableDays { date holiday holidayIcon } } } }'
  const { data } = await server.client.call(query, { token, headers: { 'x-locale': locale } })
  return data.me.diet.availableDays.filter((day: AvailableDay) => day.holiday !== null)
}

describe('available days', () => {
  it('name their holidays and icons', async () => {
    expect(await decemberHolidays('en_US')).toEqual([
      { date: '2026-12-24', holiday: 'Christmas Eve', holidayIcon: 'star' },
      { date: '2026-12-25', holiday: 'Christmas', holidayIcon: 'tree' },
      { date: '2026-12-26', holiday: 'Christmas', holidayIcon: 'tree' },
    ])
  })

  it("name holidays in the reader's language", async () => {
    const names = (await decemberHolidays('pl_PL')).map(({ holiday }) => holiday)
    expect(names).toEqual(['Wigilia', 'Boże Narodzenie', 'Boże Narodzenie'])
  })
})

describe('meals of holidays', () => {
  it('are in the catalogue and in menus, but in no plan', async () => {
    await decemberHolidays('en_US')
    const { catalogue, db } = server.services
    const festive = new Set(meals.flatMap((meal) => (meal.holidayId === null ? [] : [meal.id])))
    expect(holidayMenus.every(({ mealIds }) => Object.values(mealIds).some((id) => festive.has(id)))).toBe(true)
    expect([...festive].every((id) => catalogue.currentByMealId.has(id))).toBe(true)
    const days = await db.selectFrom('plan_days').select('document').execute()
    const planned = days.flatMap(({ document }) => JSON.stringify(document).match(/(?<="version":")\w+/g) ?? [])
    expect(planned.length).toBeGreaterThan(100)
    expect(planned.filter((id) => festive.has(catalogue.versions.get(id)?.mealId ?? id))).toEqual([])
  })
})

import { requireCalendarDay } from '@dayplate/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnsweredEvent } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { otherDaysOf, type OtherDay, type OtherDays } from './tools/other-days.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
let days: OtherDays
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
  days = otherDaysOf(server, people)
})
afterAll(() => server.close())

const HOLIDAYS = [
  ['2026-10-31', 'halloween', 'pumpkin'],
  ['2026-11-01', 'all-saints', 'candle'],
  ['2026-12-24', 'christmas-eve', 'star'],
  ['2026-12-25', 'christmas', 'tree'],
  ['2026-12-26', 'christmas', 'tree'],
  ['2027-02-04', 'fat-thursday', 'doughnut'],
  ['2027-03-28', 'easter', 'egg'],
  ['2027-03-29', 'easter', 'egg'],
] as const
const DIETS = [3, 4, 5, 200] as const

const ANNOUNCED = `query Announced($eve: Date!, $day: Date!) {
  eve: dailyPlan(today: $eve) { nextDayHoliday nextDayHasHolidayMenu }
  day: dailyDietPlan(date: $day) { ... on DailyDietPlanNormal { holiday hasHolidayMenu } }
}`

/** A user whose plan starts on a date, on the day before. */
async function planFrom(startDate: string, change: object): Promise<string> {
  const eve = new Date(Date.parse(`${startDate}T11:00:00Z`) - 86_400_000)
  server.clock.moveTo(eve.toISOString())
  const token = await people.newPerson()
  const generated = await people.generate(token, { startDate: requireCalendarDay(startDate), ...change })
  expect(generated.__typename).toBe('BasicMutationSuccess')
  return token
}

const menusOf = (found: readonly OtherDay[]) => found.filter(({ holiday }) => holiday !== null)

describe('menus of a holiday', () => {
  it.each(HOLIDAYS)('come first on %s (%s) for every diet and can be chosen', async (day, identifier, icon) => {
    for (const dietId of DIETS) {
      const token = await planFrom(day, { dietId, dietType: dietId === 200 ? 'glp1' : 'standard' })
      const found = await days.list(token, day)
      const menus = menusOf(found)
      expect(found.slice(0, menus.length)).toEqual(menus)
      expect(menus.length).toBeGreaterThan(0)
      for (const menu of menus) expect(menu.holiday).toMatchObject({ identifier, icon })
      const [chosen] = menus.filter(({ active }) => active)
      expect(chosen, `diet ${dietId}`).toBeDefined()
      if (chosen === undefined) continue
      const { __typename, changedDays } = await days.replace(token, day, chosen.dietSetId)
      expect(__typename).toBe('DayChanged')
      const stored = changedDays.find((changed: { date: string }) => changed.date === day)
      expect(stored.events.map(({ id }: AnsweredEvent) => id)).toEqual(chosen.events.map(({ id }) => id))
      expect(stored.proof.holds).toBe(chosen.effect?.keepsInside)
    }
  })

  it('contain ordinary foods, and special ones for a user who excludes gluten', async () => {
    const mealsOn = async (exclusions: object) => {
      const token = await planFrom('2027-02-04', { dietId: 5, ...exclusions })
      return menusOf(await days.list(token, '2027-02-04')).flatMap(({ events }) => events.map(({ id }) => id))
    }
    expect(await mealsOn({})).toContain('bean-and-apple-smalczyk--ordinary')
    const withoutGluten = await mealsOn({ exclusions: { allergens: ['gluten'], foodIds: [] } })
    expect(withoutGluten).toContain('bean-and-apple-smalczyk')
    expect(withoutGluten).not.toContain('bean-and-apple-smalczyk--ordinary')
  })

  it("are named in the reader's language, and missing on other days", async () => {
    const token = await planFrom('2026-12-24', {})
    const [menu] = await days.list(token, '2026-12-24', null, 'pl_PL')
    expect(menu?.holiday?.name).toBe('Wigilia')
    expect(menusOf(await days.list(token, '2026-12-27'))).toEqual([])
  })

  it('with excluded foods are shown with the reason and cannot be chosen', async () => {
    const token = await planFrom('2026-12-24', { exclusions: { allergens: ['fish'], foodIds: [] } })
    const found = await days.list(token, '2026-12-24')
    const fish = menusOf(found).filter(({ events }) => events.some(({ excluded }) => excluded.length > 0))
    expect(fish.length).toBeGreaterThan(0)
    for (const { active, inactiveReason, effect, events, dietSetId } of fish) {
      expect({ active, inactiveReason, effect }).toEqual({
        active: false,
        inactiveReason: 'MEALS_EXCLUDED',
        effect: null,
      })
      expect(events).toHaveLength(4)
      expect(events.flatMap(({ excluded }) => excluded.map(({ allergen }) => allergen))).toContain('fish')
      const refused = await days.replace(token, '2026-12-24', dietSetId)
      expect(refused.details).toEqual([{ fieldName: 'replacementId', messages: ['exchange/excluded'] }])
    }
    // Menus that can be chosen come first.
    expect(menusOf(found)[0]?.active).toBe(true)
    expect(menusOf(found).at(-1)?.active).toBe(false)
  })

  it('are announced only if one of them can be chosen', async () => {
    const allergens = ['gluten', 'milk', 'egg', 'fish', 'soy', 'celery']
    const [free, bound] = [
      await planFrom('2026-12-24', {}),
      await planFrom('2026-12-24', { exclusions: { allergens, foodIds: [] } }),
    ]
    for (const [token, isAnnounced] of [
      [free, true],
      [bound, false],
    ] as const) {
      const menus = menusOf(await days.list(token, '2026-12-24'))
      expect(menus.length).toBeGreaterThan(0)
      expect(menus.some(({ active }) => active)).toBe(isAnnounced)
      const { data } = await server.client.call(ANNOUNCED, {
        token,
        variables: { eve: '2026-12-23', day: '2026-12-24' },
      })
      expect(data).toEqual({
        eve: { nextDayHoliday: 'Christmas Eve', nextDayHasHolidayMenu: isAnnounced },
        day: { holiday: 'Christmas Eve', hasHolidayMenu: isAnnounced },
      })
    }
  })

  it('are searched like other days', async () => {
    const token = await planFrom('2026-12-24', {})
    const [first] = await days.list(token, '2026-12-24', 'karp')
    expect(first?.holiday?.identifier).toBe('christmas-eve')
    expect(first?.events.some(({ hit }) => hit !== null)).toBe(true)
    expect(menusOf(await days.list(token, '2026-12-24', 'banana'))).toEqual([])
  })

  it('cannot be chosen once a different meal has been eaten in their place', async () => {
    const token = await planFrom('2026-12-24', {})
    await server.client.call('mutation Seen { me { introductionSeen { code } } }', { token })
    server.clock.moveTo('2026-12-24T11:00:00Z')
    const [menu] = menusOf(await days.list(token, '2026-12-24'))
    const ahead = 33
    expect(dayFromStart(ahead)).toBe('2026-12-24')
    await days.eat(token, ahead, ['Breakfast'])
    const [eaten] = menusOf(await days.list(token, '2026-12-24'))
    const announced = await server.client.call(ANNOUNCED, {
      token,
      variables: { eve: '2026-12-23', day: '2026-12-24' },
    })
    expect(announced.data.day.hasHolidayMenu).toBe(false)
    expect(eaten).toMatchObject({ active: false, inactiveReason: 'ALREADY_EATEN' })
    const refused = await days.replace(token, '2026-12-24', eaten?.dietSetId ?? '')
    expect(refused.details[0].messages).toEqual(['exchange/eaten'])
    expect((await days.replace(token, '2026-12-24', menu?.dietSetId ?? '')).details[0].messages).toEqual([
      'exchange/not-offered',
    ])
  })
})

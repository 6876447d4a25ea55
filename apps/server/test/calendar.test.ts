import { addDays, instantOfTime } from '@dayplate/dates'
import { CALENDAR_PAST_DAYS, MEAL_TIMES } from '@dayplate/rules/calendar'
import { MEAL_TYPES } from '@dayplate/nutrition'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { erasePerson, lockPerson } from '../src/modules/personal-data/index.ts'
import { WITHDRAW } from './tools/health-consent-calls.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { REPLACE_MEAL, REPLACEMENTS } from './tools/replace-documents.ts'
import { MAKE_CALENDAR as MAKE } from './tools/secret-address-documents.ts'
import { shoppingCallsOf, type ShoppingCalls } from './tools/shopping-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ShoppingCalls
const lines: string[] = []
beforeAll(async () => {
  server = await startTestServer(null, { log: { level: 'info', write: (line) => void lines.push(line) } })
  calls = await shoppingCallsOf(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.db.deleteFrom('throttles').execute()
})

const FEED = '{ me { calendarFeed { madeAt } } }'
const STOP = 'mutation { calendarFeedStop { code } }'
const DAY = `query($date: Date!) { dailyDietPlan(date: $date) { ... on DailyDietPlanNormal { setId
  events { id name kcal mealType { type name } dishes { name isFirstOccurrence } } } } dailyPlan(today: $date) { recipeNotesForNextDay } }`
const WARSAW = 'Europe/Warsaw'

const ask: ShoppingCalls['ask'] = (document, token, variables) => calls.ask(document, token, variables)
const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  server.client.raw({ method: 'GET', url: new URL(url).pathname, headers })

/** A person whose calendar is on. */
async function owner(headers: Record<string, string> = {}) {
  const person = await calls.shopper()
  const { data } = await server.client.call(MAKE, { token: person.token, headers })
  const url: string = data.calendarFeedMake.url
  return { ...person, url }
}

const dayOf = async (token: string, date: string, headers: Record<string, string> = {}) =>
  (await server.client.call(DAY, { token, variables: { date }, headers })).data

async function eventsAt(url: string): Promise<ICAL.Component[]> {
  const { status, body } = await fetchFeed(url)
  expect(status).toBe(200)
  return ICAL.Component.fromString(body).getAllSubcomponents('vevent')
}
const text = (event: ICAL.Component | undefined, name: string): string => String(event?.getFirstPropertyValue(name))
const titlesOn = (events: readonly ICAL.Component[], date: string): readonly string[] =>
  events.filter((event) => text(event, 'uid').includes(date)).map((event) => text(event, 'summary'))
const eventOf = (events: readonly ICAL.Component[], id: string) =>
  events.find((event) => text(event, 'uid').startsWith(`${id}-`))

describe('the calendar', () => {
  it('has the meals of every planned day, at usual times in the zone of the person', async () => {
    const { token, url } = await owner({ 'x-time-zone': WARSAW })
    const events = await eventsAt(url)
    const stored = await server.services.db.selectFrom('plan_days').select('date').execute()
    const planned = new Set(stored.map(({ date }) => date))
    const meals = events.filter((event) => !text(event, 'uid').startsWith('evening-'))
    expect(meals).toHaveLength(planned.size * MEAL_TYPES.length)
    for (const days of [1, 2, 5]) {
      const date = dayFromStart(days)
      const { dailyDietPlan } = await dayOf(token, date)
      for (const { name, mealType } of dailyDietPlan.events) {
        const type = MEAL_TYPES.find((one) => one === mealType.type.toLowerCase()) ?? 'snack'
        const event = eventOf(events, `${type}-${date}`)
        expect(text(event, 'summary')).toBe(`${mealType.name}: ${name}`)
        const startsAt = new Date(instantOfTime(date, MEAL_TIMES[type], WARSAW)).toISOString()
        expect(text(event, 'dtstart')).toBe(startsAt.replace('.000', ''))
        expect(text(event, 'description')).toContain(`https://dayplate.example/day-plan/${date}`)
        expect(text(event, 'description')).toMatch(/Ingredients: \w|Already cooked/)
      }
    }
  })

  it('has the preparation of each day on the evening before', async () => {
    const { token, url } = await owner()
    const events = await eventsAt(url)
    const told = new Map<string, string>()
    for (let days = -1; days < 14; days += 1) {
      const date = dayFromStart(days)
      const { dailyPlan } = await dayOf(token, date)
      const notes: readonly string[] = dailyPlan.recipeNotesForNextDay
      if (notes.length > 0) told.set(`evening-${date}`, `For tomorrow: ${notes.join(' ')}`)
    }
    const until = dayFromStart(14)
    const evenings = events.filter((event) => text(event, 'uid').startsWith('evening-'))
    const shown = evenings.map((event) => [text(event, 'uid').slice(0, 18), text(event, 'summary')] as const)
    expect(shown.filter(([id]) => id < `evening-${until}`)).toEqual([...told])
  })

  it('tells no figure of energy or weight, no name and no id of ours', async () => {
    const { userId, url } = await owner()
    const { body } = await fetchFeed(url)
    const said = body.replaceAll(/\r\n /g, '')
    expect(said).not.toMatch(/kcal|\d\s?k?g\b|@example\.com/)
    expect(said).not.toContain(userId)
    expect(said).not.toContain(new URL(url).pathname)
  })

  it('is valid: lines of at most 75 octets, unique ids, and what RFC 5545 requires of each event', async () => {
    const { url } = await owner({ 'x-locale': 'pl_PL' })
    const { body, headers } = await fetchFeed(url)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const calendar = ICAL.Component.fromString(body)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//dayplate.example//meals//PL')
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Posiłki Dayplate')
    expect(body).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n')
    const events = calendar.getAllSubcomponents('vevent')
    expect(new Set(events.map((event) => text(event, 'uid'))).size).toBe(events.length)
    for (const event of events) {
      for (const name of ['uid', 'dtstamp', 'dtstart', 'duration', 'summary'])
        expect(event.getAllProperties(name)).toHaveLength(1)
      expect(text(event, 'dtstart')).toMatch(/Z$/)
    }
    expect(titlesOn(events, dayFromStart(1))).toContainEqual(expect.stringMatching(/^Śniadanie: /))
  })

  it('shows a swapped meal at the next fetch, with the same id', async () => {
    const { token, url } = await owner()
    const date = dayFromStart(2)
    const { dailyDietPlan } = await dayOf(token, date)
    const [meal] = dailyDietPlan.events
    const variables = { userDietSetId: dailyDietPlan.setId, mealType: meal.mealType.type, dietMealId: meal.id, date }
    const { replacements } = await ask(REPLACEMENTS, token, variables)
    const [other] = replacements
    const before = eventOf(await eventsAt(url), `breakfast-${date}`)
    await ask(REPLACE_MEAL, token, { request: { date, originalMealId: meal.id, replacementId: other.id } })
    const after = eventOf(await eventsAt(url), `breakfast-${date}`)
    expect(text(after, 'summary')).toBe(`${meal.mealType.name}: ${other.publicName}`)
    expect(text(after, 'uid')).toBe(text(before, 'uid'))
    expect(Number(text(after, 'sequence'))).toBeGreaterThan(Number(text(before, 'sequence')))
  })

  it('begins a week ago', async () => {
    const { url } = await owner()
    try {
      server.clock.moveDays(10)
      const events = await eventsAt(url)
      expect(titlesOn(events, dayFromStart(10 - CALENDAR_PAST_DAYS))).not.toEqual([])
      expect(events.filter((event) => text(event, 'uid').includes(`dinner-${addDays(dayFromStart(2), 0)}`))).toEqual([])
    } finally {
      server.clock.moveDays(-10)
    }
  })

  it('is not sent again while it is the same, and is kept by the program of the person alone', async () => {
    const { url } = await owner()
    const { headers } = await fetchFeed(url)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['referrer-policy']).toBe('no-referrer')
    const again = await fetchFeed(url, { 'if-none-match': `W/"other", ${String(headers['etag'])}` })
    expect([again.status, again.body]).toEqual([304, ''])
    expect((await fetchFeed(url, { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('an address of a calendar', () => {
  const expectGone = async (url: string) => {
    const { status, body, headers } = await fetchFeed(url)
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      404,
      'no-store',
      'text/plain; charset=utf-8',
    ])
    expect(body).toMatch(/^There is no calendar at this address now\./)
  }

  it('is replaced when another is made, and ends when the calendar is switched off', async () => {
    const { token, url } = await owner()
    const renewed: string = (await ask(MAKE, token)).url
    expect(renewed).not.toBe(url)
    await expectGone(url)
    await eventsAt(renewed)
    expect((await ask(FEED, token)).calendarFeed).toEqual({ madeAt: new Date(server.clock.now()).toISOString() })
    expect(await ask(STOP, token)).toEqual({ code: 200 })
    await expectGone(renewed)
    expect((await ask(FEED, token)).calendarFeed).toBeNull()
    expect(await ask(STOP, token)).toEqual({ code: 200 })
  })

  it('is not touched by another person', async () => {
    const { url } = await owner()
    const stranger = await calls.shopper()
    await ask(STOP, stranger.token)
    await ask(MAKE, stranger.token)
    expect(await eventsAt(url)).not.toEqual([])
  })

  it.each(['guessed.ics', `${'a'.repeat(90)}.ics`, 'a', '.ics', '%3Cb%3E.ics', 'a%00.ics'])(
    'that is unknown has one answer: %.30s',
    async (file) => {
      await expectGone(`https://dayplate.example/calendar/${file}`)
    },
  )

  it('answers in Polish to a Polish browser', async () => {
    const { body } = await fetchFeed('https://dayplate.example/calendar/x.ics', { 'accept-language': 'pl' })
    expect(body).toMatch(/^Pod tym adresem nie ma teraz kalendarza\./)
  })

  it.each([true, false])('ends with the health consent, for ever (erased: %s)', async (erasesData) => {
    const { token, url } = await owner()
    await ask(WITHDRAW, token, { erasesData })
    await expectGone(url)
    expect(await ask(MAKE, token)).toMatchObject({ __typename: 'ValidationException' })
    await ask('mutation { me { healthDataConsentGive { code } } }', token)
    await expectGone(url)
    expect((await ask(FEED, token)).calendarFeed).toBeNull()
  })

  it('ends with the account', async () => {
    const { userId, url } = await owner()
    await server.services.db.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, userId)
      if (person !== null) await erasePerson(trx, server.clock, person)
    })
    await expectGone(url)
  })

  it('rests while the person has no access', async () => {
    const { token, userId, url } = await owner()
    const { db } = server.services
    const taken = { taken_on: dayFromStart(0), taken_by: 'test' }
    await db.updateTable('grants').set(taken).where('user_id', '=', userId).execute()
    await expectGone(url)
    expect(await ask(MAKE, token)).toMatchObject({ __typename: 'UnauthorizedException' })
    await db.updateTable('grants').set({ taken_on: null, taken_by: null }).where('user_id', '=', userId).execute()
    expect(await eventsAt(url)).not.toEqual([])
  })

  it('is stored and logged nowhere', async () => {
    const { userId, url } = await owner()
    const secret = /calendar\/(?<secret>.*)\.ics/.exec(url)?.groups?.['secret'] ?? ''
    await fetchFeed(url)
    const row = await server.services.db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(secret).toHaveLength(43)
    expect(JSON.stringify({ ...row, token_hash: row.token_hash.toString('utf8') })).not.toContain(secret)
    expect(lines.join('\n')).not.toContain(secret)
  })
})

it('refuses a network that guesses addresses, also a right one, and tells it when to come again', async () => {
  const { url } = await owner()
  const visit = (path: string) => server.client.raw({ method: 'GET', url: path, remoteAddress: '203.0.113.9' })
  for (let tries = 0; tries < 300; tries += 1) await visit(`/calendar/guess-${tries}.ics`)
  const limited = await visit('/calendar/guess-301.ics')
  expect([limited.status, limited.headers['retry-after']]).toEqual([429, '900'])
  expect((await visit(new URL(url).pathname)).status).toBe(429)
  expect((await fetchFeed(url)).status).toBe(200)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnsweredEvent } from './tools/documents.ts'
import { REPLACE_MEAL, REPLACEMENTS, UNDO } from './tools/replace-documents.ts'
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

/** A user on the second day of a plan who has seen the introduction. */
async function subscriber(change: object = {}): Promise<string> {
  server.clock.moveTo('2026-11-21T11:00:00Z')
  const token = await people.newPerson()
  await people.generate(token, change)
  await server.client.call('mutation Seen { me { introductionSeen { code } } }', { token })
  server.clock.moveTo('2026-11-23T11:00:00Z')
  return token
}

const date = dayFromStart(3)

/** The stored days of all users, byte by byte. */
const storedDays = async (): Promise<string> => {
  const rows = await server.services.db
    .selectFrom('plan_days')
    .select(['user_id', 'date', 'set_id', 'document'])
    .orderBy('user_id')
    .orderBy('date')
    .execute()
  return JSON.stringify(rows)
}

describe('other days for a date', () => {
  it('are at most six on an everyday date, with other meals, each within the target and with its effect', async () => {
    const token = await subscriber()
    const standing: readonly string[] = (await people.dayOf(token, 3)).events.map(({ id }: AnsweredEvent) => id)
    const found = await days.list(token, date)
    expect(found).toHaveLength(6)
    const ids = found.flatMap(({ events }) => events.map(({ id }) => id))
    expect(new Set(ids).size).toBe(24)
    expect(ids.filter((id) => standing.includes(id))).toEqual([])
    for (const { active, effect, holiday, events } of found) {
      expect({ active, holiday, inside: effect?.keepsInside }).toEqual({ active: true, holiday: null, inside: true })
      expect(events.map(({ mealType }) => mealType.type)).toEqual(['Breakfast', 'Lunch', 'Snack', 'Dinner'])
      const kcal = events.reduce((sum, event) => sum + (event.kcal ?? 0), 0)
      expect(Math.abs((effect?.dayEffects[0]?.after.kcal ?? 0) - kcal)).toBeLessThanOrEqual(2)
      expect(effect?.shopping.more.length).toBeGreaterThan(0)
    }
    expect(await days.list(token, date)).toEqual(found)
  })

  it('are searched by an ingredient in both languages or by a dish, and name the match', async () => {
    const token = await subscriber()
    const [english, polish] = [await days.list(token, date, 'Egg'), await days.list(token, date, 'jAJko', 'pl_PL')]
    for (const [found, word] of [
      [english, /\begg/i],
      [polish, /\bjajk/i],
    ] as const) {
      expect(found.length).toBeGreaterThan(0)
      for (const { events } of found) {
        const hits = events.filter(({ hit }) => hit !== null)
        expect(hits.length).toBeGreaterThan(0)
        expect(hits.map(({ hit }) => hit?.name)).toEqual(hits.map(() => expect.stringMatching(word)))
        expect(hits.every(({ hit, dishes }) => hit?.kind === 'DISH' || isIn(dishes, hit?.name))).toBe(true)
      }
    }
    const soups = await days.list(token, date, 'soup')
    expect(soups.length).toBeGreaterThan(0)
    for (const { events } of soups) expect(events.some(({ hit }) => hit?.kind === 'DISH')).toBe(true)
    expect(await days.list(token, date, 'xylophone')).toEqual([])
    expect((await days.list(token, date, ' '.repeat(500))).length).toBe(6)
  })

  it('are refused without a plan, without access, and on a day with eaten meals', async () => {
    const token = await subscriber()
    expect((await days.ask(token, '2020-01-01')).details).toEqual([
      { fieldName: 'date', messages: ['day-plan/no-plan'] },
    ])
    const stranger = await people.newPerson(null)
    expect((await days.ask(stranger, date)).__typename).toBe('UnauthorizedException')
    const { dietSetId } = await days.first(token, dayFromStart(2))
    expect(await days.replace(stranger, dayFromStart(2), dietSetId)).toMatchObject({
      __typename: 'UnauthorizedException',
    })
    await days.eat(token, 2, ['Breakfast', 'Lunch', 'Snack', 'Dinner'])
    const before = await storedDays()
    expect((await days.ask(token, dayFromStart(2))).details).toEqual([
      { fieldName: 'date', messages: ['exchange/eaten'] },
    ])
    expect((await days.replace(token, dayFromStart(2), dietSetId)).details[0].messages).toEqual(['exchange/eaten'])
    expect(await storedDays()).toBe(before)
  })
})

describe('choosing another day', () => {
  it('changes what was shown and can be undone to the byte', async () => {
    const token = await subscriber()
    const before = await storedDays()
    const [, chosen] = await days.list(token, date, 'tomato')
    if (chosen === undefined) throw new Error('nothing has tomatoes')
    const changed = await days.replace(token, date, chosen.dietSetId)
    expect(changed.__typename).toBe('DayChanged')
    const day = await people.dayOf(token, 3)
    expect(day.events.map(({ id, kcal }: AnsweredEvent) => [id, kcal])).toEqual(
      chosen.events.map(({ id, kcal }) => [id, kcal]),
    )
    expect(day.proof.actual.kcal).toBeCloseTo(chosen.effect?.dayEffects[0]?.after.kcal ?? 0, 6)
    expect(day.proof.holds).toBe(true)
    await days.call(token, UNDO, { changeId: changed.changeId })
    expect(await storedDays()).toBe(before)
  })

  it('lists the originally planned day, which restores every meal', async () => {
    const token = await subscriber()
    // Some of these days have pots that are eaten on two of them.
    for (const ahead of [2, 3, 4, 5]) {
      const meals = await storedMeals()
      expect((await days.list(token, dayFromStart(ahead))).flatMap(kindsOf)).not.toContain('original')
      const { dietSetId } = await days.first(token, dayFromStart(ahead))
      await days.replace(token, dayFromStart(ahead), dietSetId)
      expect(await storedMeals()).not.toBe(meals)
      const original = await days.first(token, dayFromStart(ahead))
      expect(kindsOf(original)).toContain('original')
      expect((await days.replace(token, dayFromStart(ahead), original.dietSetId)).__typename).toBe('DayChanged')
      expect(await storedMeals()).toBe(meals)
    }
  })

  it('keeps eaten meals', async () => {
    const token = await subscriber()
    await days.eat(token, 2, ['Breakfast', 'Snack'])
    const before = await people.dayOf(token, 2)
    const offered = await days.first(token, dayFromStart(2))
    expect(offered.events.map(({ isEaten }) => isEaten)).toEqual([true, false, true, false])
    await days.replace(token, dayFromStart(2), offered.dietSetId)
    const after = await people.dayOf(token, 2)
    for (const slot of [0, 2]) {
      expect({ ...after.events[slot], key: '' }).toEqual({ ...before.events[slot], key: '' })
    }
    expect(after.events[1].id).not.toBe(before.events[1].id)
  })

  it('refuses days that are not offered, of another user, or offered before the day changed', async () => {
    const token = await subscriber()
    const other = await subscriber()
    const { dietSetId } = await days.first(token, date)
    const before = await storedDays()
    const refusal = async (replacementId: string, by = token) =>
      (await days.replace(by, date, replacementId)).details.flatMap(({ messages }: { messages: string[] }) => messages)
    for (const made of ['', 'x', '.', 'a.b.c', `${'x'.repeat(4_000)}.y`]) {
      expect(await refusal(made)).toEqual(['exchange/not-offered'])
    }
    expect(await refusal(dietSetId, other)).toEqual(['exchange/not-offered'])
    expect(await storedDays()).toBe(before)
    const day = await people.dayOf(token, 3)
    const [lunch] = day.events.filter(({ mealType }: AnsweredEvent) => mealType.type === 'Lunch')
    const asked = { userDietSetId: day.setId, mealType: 'Lunch', dietMealId: lunch.id, date }
    const [meal] = (await days.call(token, REPLACEMENTS, asked)).mealReplacements.replacements
    const request = { date, originalMealId: lunch.id, replacementId: meal.id }
    await days.call(token, REPLACE_MEAL, { request })
    expect(await refusal(dietSetId)).toEqual(['exchange/not-offered'])
  })

  it('carries out one of several choices at once, and a double click once', async () => {
    const token = await subscriber()
    const found = await days.list(token, date)
    const names = [...found.slice(0, 3), ...found.slice(0, 1)].map(({ dietSetId }) => dietSetId)
    const outcomes = await Promise.all(names.map((name) => days.replace(token, date, name)))
    expect(outcomes.filter(({ __typename }) => __typename === 'DayChanged')).toHaveLength(1)
  })
})

const isIn = (dishes: OtherDay['events'][number]['dishes'], name: string | undefined) =>
  dishes.some(({ ingredients }) => ingredients.some((ingredient) => ingredient.name === name))

const kindsOf = ({ categories }: OtherDay) => categories.map(({ id }) => id)

/** The meals of all users' days, with their portions and pots. */
const storedMeals = async (): Promise<string> => {
  const rows = JSON.parse(await storedDays())
  return JSON.stringify(rows.map(({ document }: { document: { meals: object } }) => document.meals))
}

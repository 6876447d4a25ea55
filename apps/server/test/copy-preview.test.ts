import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SET_EATEN } from './tools/documents.ts'
import { COPY, COPY_PREVIEW } from './tools/replace-documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
})
afterAll(() => server.close())

/** A user on the second day of a plan who has seen the introduction. */
async function subscriber(): Promise<string> {
  server.clock.moveTo('2026-11-21T11:00:00Z')
  const token = await people.newPerson()
  await people.generate(token)
  await server.client.call('mutation Seen { me { introductionSeen { code } } }', { token })
  server.clock.moveTo('2026-11-23T11:00:00Z')
  return token
}

const call = async (token: string, document: string, variables: Record<string, unknown>) => {
  const answer = await server.client.call(document, { token, variables })
  expect(answer.errors).toEqual([])
  return answer.data
}

const storedDays = async () =>
  JSON.stringify(await server.services.db.selectFrom('plan_days').selectAll().orderBy('date').execute())

const PROOF = `query Proof($date: Date!) { dailyDietPlan(date: $date) { ... on DailyDietPlanNormal {
  proof { holds target { kcal } actual { kcal proteinG fatG carbohydrateG } } } } }`

describe('the preview of a copy', () => {
  it('shows what the copy then changes on the day and on the shopping list, and stores nothing', async () => {
    const token = await subscriber()
    for (const offset of [2, 3, 6]) {
      const [sourceDate, targetDate] = [dayFromStart(offset), dayFromStart(offset + 1)]
      const proofOf = async () => (await call(token, PROOF, { date: targetDate })).dailyDietPlan.proof
      const untouched = await storedDays()
      const { actual: before } = await proofOf()
      const { dayCopyPreview: preview } = await call(token, COPY_PREVIEW, { sourceDate, targetDate })
      expect(await storedDays()).toBe(untouched)
      const [effect] = preview.effect.dayEffects
      expect(preview.effect.dayEffects).toHaveLength(1)
      expect(effect.before).toEqual(before)
      expect(preview.effect.shopping.more.length).toBeGreaterThan(0)
      await call(token, COPY, { sourceDate, targetDate })
      const after = await proofOf()
      expect(after.actual).not.toEqual(before)
      expect(effect).toMatchObject({
        date: targetDate,
        holds: after.holds,
        target: { kcal: after.target.kcal },
        after: after.actual,
      })
      expect(preview.effect.keepsInside).toBe(after.holds)
    }
  })

  it('is refused for the same reasons as the copy, each at its field', async () => {
    const token = await subscriber()
    const [source, target] = [dayFromStart(1), dayFromStart(2)]
    const { setId, events } = await people.dayOf(token, 2)
    const [event] = events
    await call(token, SET_EATEN, { date: target, setId, mealId: event.id, mealKey: event.key, eaten: true })
    for (const [sourceDate, targetDate, error] of [
      [source, source, { fieldName: 'targetDate', messages: ['exchange/same-day'] }],
      [source, target, { fieldName: 'targetDate', messages: ['exchange/eaten'] }],
      ['2020-01-01', target, { fieldName: 'sourceDate', messages: ['day-plan/no-plan'] }],
      [source, '2030-01-01', { fieldName: 'targetDate', messages: ['day-plan/no-plan'] }],
    ] as const) {
      expect((await call(token, COPY_PREVIEW, { sourceDate, targetDate })).dayCopyPreview.details).toEqual([error])
      expect((await call(token, COPY, { sourceDate, targetDate })).dietSetCopy.details).toEqual([error])
    }
  })

  it('requires access to the diet', async () => {
    server.clock.moveTo('2026-11-21T11:00:00Z')
    const token = await people.newPerson(null)
    const days = { sourceDate: dayFromStart(2), targetDate: dayFromStart(3) }
    expect((await call(token, COPY_PREVIEW, days)).dayCopyPreview.__typename).toBe('UnauthorizedException')
  })
})

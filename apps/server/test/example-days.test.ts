import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EXAMPLE_DAYS } from './tools/shop-documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PEOPLE = ['classic-slimming', 'vegetarian-stabilization', 'vegan-muscle']
/** Three days of four meals with their sums, which a visitor's phone loads before anything else. */
const ANSWER_MAX_BYTES = 12 * 1024

interface Example {
  readonly person: { readonly identifier: string; readonly sex: string; readonly dietId: number }
  readonly date: string
  readonly events: readonly { readonly key: string; readonly name: string; readonly isEaten: boolean }[]
  readonly dayDiet: { readonly dietId: number; readonly name: string; readonly kcal: number }
  readonly proof: { readonly holds: boolean; readonly reasons: string[]; readonly deviation: Record<string, number> }
}

const examples = async (headers: Record<string, string> = {}): Promise<Example[]> =>
  (await server.client.call(EXAMPLE_DAYS, { headers })).data.exampleDays

const countPlannings = () => vi.spyOn(server.services.planner, 'plan')

describe('exampleDays', () => {
  it('gives a visitor without a token today for three different people', async () => {
    const days = await examples()
    expect(days.map((day) => day.person.identifier)).toEqual(PEOPLE)
    expect(new Set(days.map((day) => day.person.sex))).toEqual(new Set(['female', 'male']))
    expect(days.map((day) => day.dayDiet.dietId)).toEqual([3, 4, 5])
    expect(new Set(days.map((day) => day.dayDiet.kcal)).size).toBe(3)
    expect(days.map((day) => [day.date, day.events.length])).toEqual(Array(3).fill(['2026-11-21', 4]))
    expect(days.flatMap((day) => day.events).filter((event) => event.isEaten)).toEqual([])
  })

  it('proves that each day keeps its tolerances: 2 % of energy, 5 % of each macro', async () => {
    for (const { proof } of await examples()) {
      expect(proof).toMatchObject({ holds: true, reasons: [] })
      const { kcal = 1, proteinG = 1, fatG = 1, carbohydrateG = 1 } = proof.deviation
      expect(Math.abs(kcal)).toBeLessThanOrEqual(0.02)
      expect(Math.max(...[proteinG, fatG, carbohydrateG].map(Math.abs))).toBeLessThanOrEqual(0.05)
    }
  })

  it('gives the same plan in both languages, planned once', async () => {
    server.clock.moveDays(1)
    const planned = countPlannings()
    const english = await examples({ 'x-locale': 'en_US' })
    const { length } = planned.mock.calls
    const polish = await examples({ 'x-locale': 'pl_PL' })
    expect([length, planned.mock.calls.length]).toEqual([3, 3])
    expect(polish.map((day) => day.events.map((event) => event.key))).toEqual(
      english.map((day) => day.events.map((event) => event.key)),
    )
    expect([english, polish].map((days) => days.map((day) => day.dayDiet.name))).toEqual([
      ['Classic', 'Vegetarian', 'Vegan'],
      ['Klasyczna', 'Wegetariańska', 'Wegańska'],
    ])
  })

  it('plans again when the day changes', async () => {
    const before = await examples()
    server.clock.moveDays(1)
    const planned = countPlannings()
    const after = await examples()
    expect(planned).toHaveBeenCalledTimes(3)
    expect(after.map((day) => day.events.map((event) => event.name))).not.toEqual(
      before.map((day) => day.events.map((event) => event.name)),
    )
  })

  it("uses the visitor's time zone, or Warsaw's by default", async () => {
    server.clock.moveTo('2026-12-01T23:30:00Z')
    const dateIn = async (headers: Record<string, string>) => (await examples(headers))[0]?.date
    expect(await dateIn({})).toBe('2026-12-02')
    expect(await dateIn({ 'x-time-zone': 'America/New_York' })).toBe('2026-12-01')
    expect(await dateIn({ 'x-time-zone': 'No/Where' })).toBe('2026-12-02')
  })

  it("refuses three days with every dish at once, which a user's own day may contain", async () => {
    const dishes = `dishes { id key name recipe recipeNote isPortioned portions portionsTotal ingredients {
      key productId name imageUrl category { id name isSeasoning isOptional } measurements { amount unit text } } }`
    const { status, errors } = await server.client.call(`{ exampleDays { events { ${dishes} } } }`)
    expect([status, errors[0]?.message]).toEqual([400, 'Costs more than 5000.'])
  })

  it('keeps the answer small', async () => {
    expect(Buffer.byteLength(JSON.stringify(await examples()))).toBeLessThanOrEqual(ANSWER_MAX_BYTES)
  })
})

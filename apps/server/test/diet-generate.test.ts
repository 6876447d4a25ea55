import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashAccessCode, insertAccessCode } from '../src/modules/access/index.ts'
import { ACTIVATE, ANSWERS, DAY, GENERATE, REGISTER } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await startTestServer()
  const createdAt = new Date(server.clock.now())
  for (const [code, days] of [
    ['LONG', 365],
    ['TEN', 10],
  ] as const) {
    await insertAccessCode(server.services.db, { codeHash: hashAccessCode(code), days, usesAllowed: 1_000, createdAt })
  }
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-21T11:00:00Z'))

async function newPerson(accessCode: 'LONG' | 'TEN' | null = 'LONG'): Promise<string> {
  const request = { email: `p${++people}@example.com`, password: 'plum-and-rye', agreementsTermsAndConditions: true }
  const { data } = await server.client.call(REGISTER, { variables: { request } })
  if (accessCode !== null) await server.client.call(ACTIVATE, { token: data.register.token, variables: { accessCode } })
  return data.register.token
}

const generate = async (token: string, change: object = {}) =>
  (await server.client.call(GENERATE, { token, variables: { request: { ...ANSWERS, ...change } } })).data.me
    .dietGenerate
const dayOf = async (token: string, days: number) =>
  (await server.client.call(DAY, { token, variables: { date: dayFromStart(days) } })).data.dailyDietPlan

describe('dietGenerate', () => {
  it.each([
    ['a start today', { startDate: '2026-11-21' }, 'startDate'],
    ['a start in 15 days', { startDate: '2026-12-06' }, 'startDate'],
    ['a date that is none', { startDate: '2026-02-30' }, 'startDate'],
    ['a child', { dateOfBirth: '2010-01-01' }, 'dateOfBirth'],
    ['a height of 17 cm', { height: { value: 17, unit: 'cm' } }, 'height.value'],
    ['a weight of 500 kg', { weight: { value: 500, unit: 'kg' } }, 'weight.value'],
    ['a slimming goal above the weight', { goalWeight: { value: 90, unit: 'kg' } }, 'goalWeight.value'],
    ['a goal below a healthy weight', { goalWeight: { value: 45, unit: 'kg' } }, 'goalWeight.value'],
    ['an unknown diet', { dietId: 7 }, 'dietId'],
    ['no health confirmation', { healthConfirmed: false }, 'healthConfirmed'],
    ['no consent', { healthDataConsent: false }, 'healthDataConsent'],
  ])('refuses %s at its field and stores nothing', async (_, change, fieldName) => {
    const token = await newPerson()
    const answer = await generate(token, change)
    expect(answer.__typename).toBe('ValidationException')
    expect(answer.details.map((detail: { fieldName: string }) => detail.fieldName)).toContain(fieldName)
    expect((await dayOf(token, 1)).__typename).toBe('DailyDietPlanSettingsNeeded')
  })

  it('answers unauthorized without access', async () => {
    expect((await generate(await newPerson(null))).__typename).toBe('UnauthorizedException')
  })

  it('refuses a start after the end of access', async () => {
    const token = await newPerson('TEN')
    const answer = await generate(token, { startDate: dayFromStart(12) })
    expect(answer.details).toEqual([{ fieldName: 'startDate', messages: ['diet-settings/validation/after-access'] }])
  })

  it('takes the current weight as the goal of stabilization', async () => {
    const token = await newPerson()
    await generate(token, { dietMode: 'stabilization', goalWeight: { value: 40, unit: 'kg' } })
    const { data } = await server.client.call('{ me { goalWeight { value unit } sex diet { mode dietType } } }', {
      token,
    })
    expect(data.me).toEqual({
      goalWeight: { value: 74.5, unit: 'kg' },
      sex: 'female',
      diet: { mode: 'stabilization', dietType: 'standard' },
    })
  })
})

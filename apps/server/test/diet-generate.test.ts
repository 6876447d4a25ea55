import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayFromStart } from './tools/movable-clock.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let newPerson: Subscribers['newPerson']
let generate: Subscribers['generate']
let dayOf: Subscribers['dayOf']
beforeAll(async () => {
  server = await startTestServer()
  ;({ newPerson, generate, dayOf } = await subscribersOf(server))
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo('2026-11-21T11:00:00Z'))

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
    ['a sex that is none', { sex: 'dragon' }, 'sex'],
    ['an unknown diet', { dietId: 7 }, 'dietId'],
    ['a Yes to a question about health', { healthConfirmed: false }, 'healthConfirmed'],
    ['no consent', { healthDataConsent: false }, 'healthDataConsent'],
  ])('refuses %s at its field and stores nothing', async (_, change, fieldName) => {
    const token = await newPerson()
    const answer = await generate(token, change)
    expect(answer.__typename).toBe('ValidationException')
    expect(answer.details.map((detail: { fieldName: string }) => detail.fieldName)).toContain(fieldName)
    expect((await dayOf(token, 1)).__typename).toBe('DailyDietPlanSettingsNeeded')
  })

  it('reports an unknown sex even before all answers are given, but not a missing one', async () => {
    const VALIDATE = `query Validate($settings: DietSettingsInput!) {
      validateDietSettings(settings: $settings) { __typename ... on ValidationException { details { fieldName messages } } } }`
    const token = await newPerson()
    const ask = async (settings: object) =>
      (await server.client.call(VALIDATE, { token, variables: { settings } })).data.validateDietSettings
    expect((await ask({ sex: 'dragon' })).details).toEqual([{ fieldName: 'sex', messages: ['validation/required'] }])
    for (const sex of ['female', 'male', null]) expect((await ask({ sex })).__typename).toBe('DietSettingsValid')
  })

  it('is unauthorized without access', async () => {
    expect((await generate(await newPerson(null))).__typename).toBe('UnauthorizedException')
  })

  it('refuses a start after the end of access', async () => {
    const token = await newPerson('TEN')
    const answer = await generate(token, { startDate: dayFromStart(12) })
    expect(answer.details).toEqual([{ fieldName: 'startDate', messages: ['diet-settings/validation/after-access'] }])
  })

  it('uses the current weight as the goal of stabilization', async () => {
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

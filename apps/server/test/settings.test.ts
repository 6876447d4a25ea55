import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settingsCalls } from './tools/settings-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ReturnType<typeof settingsCalls>
beforeAll(async () => {
  server = await startTestServer()
  calls = settingsCalls(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const SUCCESS = { __typename: 'BasicMutationSuccess', code: 200 }

describe('setting', () => {
  const choose = (token: string | null, system: string) =>
    server.client.call(`mutation { setting(request: { systemOfMeasures: ${system} }) { code } }`, { token })

  it.each([
    ['imperial', 'imperial'],
    ['si', 'si'],
    ['metric', 'si'],
  ])('stores %s as %s', async (chosen, kept) => {
    const { token } = await calls.newPerson(`${chosen}@example.com`)
    await choose(token, chosen === 'imperial' ? 'si' : 'imperial')
    expect((await choose(token, chosen)).data.setting).toEqual({ code: 200 })
    expect(await calls.me(token, 'systemOfMeasures')).toEqual({ systemOfMeasures: kept })
  })

  it('requires a session and accepts no other system', async () => {
    expect((await choose(null, 'si')).status).toBe(401)
    expect((await choose(null, 'stone')).errors).toHaveLength(1)
  })
})

describe('agreements', () => {
  const FIELDS = 'agreements { newsletter dietCourse articles }'
  const NONE = { newsletter: false, dietCourse: false, articles: false }
  const agree = async (token: string | null, name: string, agreement: boolean) =>
    server.client.call(`mutation { ${name}(agreement: ${agreement}) { code } }`, { token })

  it.each([
    ['agreementToReceiveNewsletter', 'newsletter'],
    ['agreementToNotifyAboutDietCourse', 'dietCourse'],
    ['agreementToNotifyAboutArticles', 'articles'],
  ])('are turned on and off by %s: %s, for the viewer only', async (mutation, field) => {
    const { token } = await calls.newPerson(`${field.toLowerCase()}@example.com`)
    const other = await calls.newPerson(`not-${field.toLowerCase()}@example.com`)
    expect((await agree(token, mutation, true)).data[mutation]).toEqual({ code: 200 })
    expect((await calls.me(token, FIELDS)).agreements).toEqual({ ...NONE, [field]: true })
    expect((await calls.me(other.token, FIELDS)).agreements).toEqual(NONE)
    await agree(token, mutation, false)
    expect((await calls.me(token, FIELDS)).agreements).toEqual(NONE)
    expect((await agree(null, mutation, true)).status).toBe(401)
  })

  it('are stored with their time; repeating a choice changes nothing', async () => {
    const { token, id } = await calls.newPerson('times@example.com')
    const timesOf = () =>
      server.services.db
        .selectFrom('agreements')
        .select(['given_at', 'withdrawn_at'])
        .where('user_id', '=', id)
        .execute()
    const given_at = new Date(server.clock.now())
    await agree(token, 'agreementToReceiveNewsletter', true)
    server.clock.moveDays(1)
    await agree(token, 'agreementToReceiveNewsletter', true)
    expect(await timesOf()).toEqual([{ given_at, withdrawn_at: null }])
    const withdrawn_at = new Date(server.clock.now())
    await agree(token, 'agreementToReceiveNewsletter', false)
    server.clock.moveDays(1)
    await agree(token, 'agreementToReceiveNewsletter', false)
    expect(await timesOf()).toEqual([{ given_at, withdrawn_at }])
    const again = new Date(server.clock.now())
    await agree(token, 'agreementToReceiveNewsletter', true)
    expect(await timesOf()).toEqual([{ given_at: again, withdrawn_at: null }])
    const past = await server.services.db
      .selectFrom('past_agreements')
      .select(['kind', 'version', 'given_at', 'withdrawn_at'])
      .where('user_id', '=', id)
      .execute()
    expect(past).toEqual([{ kind: 'newsletter', version: expect.any(String), given_at, withdrawn_at }])
  })

  it('are off after unsubscribing from the newsletter', async () => {
    const { token } = await calls.newPerson('leaving@example.com')
    await agree(token, 'agreementToReceiveNewsletter', true)
    await server.client.call('mutation { newsletter { unsubscribe(email: "leaving@example.com") { code } } }')
    expect((await calls.me(token, FIELDS)).agreements).toEqual(NONE)
  })
})

describe('hydrationSettings', () => {
  const FIELDS = `hydrationSettings {
    key defaultDailyGoal { value unit } notifications { key enabled hourInterval fromHour toHour useSound }
  }`
  const OFF = { key: 'drink', enabled: false, hourInterval: 2, fromHour: 8, toHour: 20, useSound: false }
  const ON = { key: 'drink', enabled: true, hourInterval: 3, fromHour: 7, toHour: 22, useSound: true }

  it('start with two litres and no reminder', async () => {
    const { token, id } = await calls.newPerson('dry@example.com')
    expect(await calls.me(token, FIELDS)).toEqual({
      hydrationSettings: { key: id, defaultDailyGoal: { value: 2000, unit: 'ml' }, notifications: [OFF] },
    })
  })

  it('store each part separately, as entered, for one user only', async () => {
    const { token } = await calls.newPerson('wet@example.com')
    const other = await calls.newPerson('other-wet@example.com')
    await calls.consent(token)
    const goal = { value: 88, unit: 'oz' }
    expect(await calls.saveHydration(token, { defaultDailyGoal: goal })).toEqual(SUCCESS)
    expect(await calls.saveHydration(token, { notifications: [ON] })).toEqual(SUCCESS)
    expect((await calls.me(token, FIELDS)).hydrationSettings).toMatchObject({
      defaultDailyGoal: goal,
      notifications: [ON],
    })
    expect((await calls.me(other.token, FIELDS)).hydrationSettings).toMatchObject({ notifications: [OFF] })
  })

  it.each([
    ['the goal', { defaultDailyGoal: { value: 2500, unit: 'ml' } }],
    ['the reminder', { notifications: [ON] }],
  ])('refuse %s before the health consent, and store nothing', async (_, settings) => {
    const { token, id } = await calls.newPerson(`${crypto.randomUUID()}@example.com`)
    expect(await calls.saveHydration(token, settings)).toEqual({
      __typename: 'ValidationException',
      details: [{ fieldName: 'settings', messages: ['validation/consent-required'] }],
    })
    const rows = server.services.db.selectFrom('hydration_settings').select('user_id').where('user_id', '=', id)
    expect(await rows.execute()).toEqual([])
    await calls.consent(token)
    expect(await calls.saveHydration(token, settings)).toEqual(SUCCESS)
  })

  it('keep both parts when they are saved at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) => calls.newPerson(`race${index}@example.com`)),
    )
    await Promise.all(people.map(({ token }) => calls.consent(token)))
    const goal = { defaultDailyGoal: { value: 2750, unit: 'ml' } }
    await Promise.all(
      people.flatMap(({ token }) => [
        calls.saveHydration(token, goal),
        calls.saveHydration(token, { notifications: [ON] }),
      ]),
    )
    for (const { token } of people)
      expect((await calls.me(token, FIELDS)).hydrationSettings).toMatchObject({ ...goal, notifications: [ON] })
  })

  it.each([
    [{ defaultDailyGoal: { value: 999, unit: 'ml' } }, 'defaultDailyGoal.value', 'goal-range'],
    [{ defaultDailyGoal: { value: 2000, unit: 'oz' } }, 'defaultDailyGoal.value', 'goal-range'],
    [{ notifications: [{ ...ON, hourInterval: 0 }] }, 'notifications.0.hourInterval', 'interval-range'],
    [{ notifications: [{ ...ON, fromHour: 22 }] }, 'notifications.0.toHour', 'hours-order'],
    [{ notifications: [{ ...ON, key: 'lunch' }] }, 'notifications.0.key', 'unknown-reminder'],
    [{ notifications: [ON, ON] }, 'notifications.1.key', 'unknown-reminder'],
  ])('refuse %j at its field and store nothing of it', async (settings, fieldName, message) => {
    const { token } = await calls.newPerson(`${crypto.randomUUID()}@example.com`)
    const both = { defaultDailyGoal: { value: 2500, unit: 'ml' }, ...settings }
    expect(await calls.saveHydration(token, both)).toEqual({
      __typename: 'ValidationException',
      details: [{ fieldName, messages: [`settings/hydration/${message}`] }],
    })
    expect((await calls.me(token, FIELDS)).hydrationSettings.defaultDailyGoal.value).toBe(2000)
  })
})

describe('the login methods of an account', () => {
  const FIELDS = `passwordIsSet hasExternalProviderSetUp hasRegisteredDevices
    isAbleToLoginWithFacebook isAbleToLoginWithGoogle isAbleToLoginWithApple`

  it('are a password at first, and each linked provider', async () => {
    const { token, id } = await calls.newPerson('linked@example.com')
    const nothing = { isAbleToLoginWithFacebook: false, isAbleToLoginWithGoogle: false, isAbleToLoginWithApple: false }
    const first = { passwordIsSet: true, hasExternalProviderSetUp: false, hasRegisteredDevices: false, ...nothing }
    expect(await calls.me(token, FIELDS)).toEqual(first)
    const linked_at = new Date(server.clock.now())
    await server.services.db
      .insertInto('social_identities')
      .values({ user_id: id, provider: 'apple', subject: 'a-subject', linked_at })
      .execute()
    expect(await calls.me(token, FIELDS)).toEqual({
      ...first,
      hasExternalProviderSetUp: true,
      isAbleToLoginWithApple: true,
    })
  })
})

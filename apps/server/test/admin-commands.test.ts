import { requireCalendarDay } from '@dayplate/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../src/admin/all-commands.ts'
import { runAdmin } from '../src/admin/run-admin.ts'
import { instantOf, systemClock } from '../src/platform/clock/clock.ts'
import { ACTIVATE, REGISTER } from './tools/documents.ts'
import { VARIANTS } from './tools/shop-documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await startTestServer()
  // Commands use the real time.
  server.clock.moveTo(instantOf(systemClock).toISOString())
})
afterAll(() => server.close())

/** Runs a line as an operator types it; quoted words stay together. */
const admin = (line: string) =>
  runAdmin(
    [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
    allCommands(server.services),
    (work) => work(server.services.db),
  )
const lines = async (line: string) => (await admin(line)).out.split('\n')

async function newPerson() {
  await server.services.db.deleteFrom('throttles').execute()
  const email = `person${++people}@example.com`
  const request = { email, password: 'plum-and-rye', agreementsTermsAndConditions: true }
  const { token } = (await server.client.call(REGISTER, { variables: { request } })).data.register
  return { email, token }
}
const activate = async (token: string, accessCode: string) =>
  (await server.client.call(ACTIVATE, { token, variables: { accessCode } })).data.me.coupon.activate
const dietOf = async (token: string) =>
  (await server.client.call('{ me { diet { accessTo lifetimeAccess } } }', { token })).data.me.diet
const isValid = async (promoCode: string) =>
  (
    await server.client.call('query ($promoCode: String!) { sale { isPromoCodeValid(promoCode: $promoCode) } }', {
      variables: { promoCode },
    })
  ).data.sale.isPromoCodeValid

describe('codes', () => {
  it('are shown once, work as ordered, and have another name in lists', async () => {
    const codes = await lines('codes create --days 30 --uses 2 --count 3 --note "for the fair"')
    expect(new Set(codes).size).toBe(3)
    const [code = ''] = codes
    for (const times of [200, 200, 400]) expect((await activate((await newPerson()).token, code)).code).toBe(times)
    const list = (await admin('codes list')).out
    expect(list).toMatch(/^name {6}days {2}gives {2}used {2}of {2}active {3}created/)
    expect(list).toMatch(/[0-9a-f]{8} {4}30 {2}diet {6}2 {3}2 {2}used up/)
    expect(list).toContain('for the fair')
    expect(list).not.toContain(code)
  })

  it('are withdrawn by the code or by their name in the list', async () => {
    const [code = ''] = await lines('codes create --days 5')
    const [named = ''] = await lines('codes create --days 77')
    const [, name = ''] = /^([0-9a-f]{8}) +77 /m.exec((await admin('codes list')).out) ?? []
    expect((await admin(`codes withdraw ${code.toLowerCase()}`)).exitCode).toBe(0)
    expect((await admin(`codes withdraw ${name}`)).exitCode).toBe(0)
    const { token } = await newPerson()
    expect([(await activate(token, code)).code, (await activate(token, named)).code]).toEqual([400, 400])
    expect(await admin(`codes withdraw ${code}`)).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('codes list'),
    })
  })

  it('grant both products and work until their last day', async () => {
    const { err } = await admin('codes create --days 8 --gives both --until 2090-01-31')
    expect(err).toMatch(/^There are no workouts yet, .* codes withdraw ends a code\.$/)
    expect((await admin('codes create --days 9')).err).toBe('')
    expect((await admin('codes list')).out).toMatch(/8 {2}diet, workouts .* yes, until 2090-01-31/)
    await server.services.db
      .updateTable('access_codes')
      .set({ expires_at: '2020-02-01' })
      .where('days', '=', 8)
      .execute()
    expect((await admin('codes list')).out).toMatch(/8 {2}diet, workouts .* ended 2020-02-01/)
  })
})

describe('grants', () => {
  it('are added after existing access, revoked from today on, and stay in the ledger', async () => {
    const { email, token } = await newPerson()
    await admin(`grants give ${email} --product diet --days 10 --by Ola`)
    const given = await lines(`grants give ${email.toUpperCase()} --product diet --days 5 --by Ola`)
    expect(given).toHaveLength(3)
    const { accessTo } = await dietOf(token)
    const [, second = ''] = /^ *(\d+)/.exec(given[2] ?? '') ?? []
    const [, first = ''] = /^ *(\d+)/.exec(given[1] ?? '') ?? []
    expect((await admin(`grants take ${email} ${second} --by Jan`)).out).toMatch(/ by Jan$/m)
    expect((await dietOf(token)).accessTo < accessTo).toBe(true)
    await admin(`grants take ${email} ${first} --by Jan`)
    expect((await dietOf(token)).accessTo).toBeNull()
    expect(await lines(`grants list ${email}`)).toHaveLength(3)
    expect(await admin(`grants take ${email} ${first} --by Jan`)).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('already been taken back'),
    })
  })

  it('may be for life, and are revoked like any other', async () => {
    const { email, token } = await newPerson()
    const [, line = ''] = await lines(`grants give ${email} --product diet --lifetime --by Ola`)
    expect(await dietOf(token)).toMatchObject({ lifetimeAccess: true })
    await admin(`grants take ${email} ${line.trim().split(' ')[0] ?? ''} --by Ola`)
    expect(await dietOf(token)).toEqual({ accessTo: null, lifetimeAccess: false })
  })

  it("of one person cannot be revoked by another person's address", async () => {
    const [owner, other] = [await newPerson(), await newPerson()]
    const [, line = ''] = await lines(`grants give ${owner.email} --product diet --days 10 --by Ola`)
    const outcome = await admin(`grants take ${other.email} ${line.trim().split(' ')[0] ?? ''} --by Ola`)
    expect([outcome.exitCode, (await dietOf(owner.token)).accessTo]).toEqual([1, expect.any(String)])
  })
})

describe('promo codes', () => {
  it('are valid from their first to their last day until they are withdrawn', async () => {
    await admin('promo-codes create spring-10 --percent 10')
    await admin('promo-codes create LATER --amount 20 --from 2099-01-01')
    await admin('promo-codes create OVER --amount 9,50 --to 2090-01-31')
    const over = { valid_from: requireCalendarDay('2020-01-01'), valid_to: requireCalendarDay('2020-01-31') }
    await server.services.db.updateTable('promo_codes').set(over).where('code', '=', 'OVER').execute()
    expect([await isValid(' Spring-10'), await isValid('LATER'), await isValid('OVER'), await isValid('NONE')]).toEqual(
      [true, false, false, false],
    )
    expect((await lines('promo-codes list')).toSorted()).toEqual([
      expect.stringMatching(/^LATER +20\.00 zl +2099-01-01/),
      expect.stringMatching(/^OVER +9\.50 zl +2020-01-01 +2020-01-31 +0 +any number$/),
      expect.stringMatching(/^SPRING-10 +10% /),
      expect.stringMatching(/^code /),
    ])
    expect((await admin('promo-codes create Spring-10 --percent 20')).exitCode).toBe(1)
    await admin('promo-codes withdraw spring-10')
    expect(await isValid('SPRING-10')).toBe(false)
    expect((await admin('promo-codes withdraw spring-10')).exitCode).toBe(1)
  })

  it('are invalid once all their uses are taken', async () => {
    await admin('promo-codes create TWICE --percent 5 --uses 2')
    expect(await isValid('TWICE')).toBe(true)
    await server.services.db.updateTable('promo_codes').set({ uses_taken: 2 }).where('code', '=', 'TWICE').execute()
    expect(await isValid('TWICE')).toBe(false)
  })

  it('can be checked sixty times an hour from a network, and are unknown after that', async () => {
    await server.services.db.deleteFrom('throttles').execute()
    await admin('promo-codes create QUIET --percent 5')
    const answers = await Promise.all(Array.from({ length: 100 }, () => isValid('QUIET')))
    expect(answers.filter(Boolean)).toHaveLength(60)
  })
})

describe('products', () => {
  const variants = async () => (await server.client.call(VARIANTS)).data.productVariants
  const one = 'query { productVariant(id: "103") { id } }'

  it('are hidden and shown again', async () => {
    await admin('products set 3 --hide')
    expect([(await variants()).length, (await server.client.call(one)).data.productVariant]).toEqual([2, null])
    expect((await admin('products list')).out).toMatch(/^ +3 .* {2}not on sale$/m)
    expect((await admin('products set 3 --show')).out).toMatch(/^ +3 .* {2}on sale$/m)
    expect((await variants()).length).toBe(3)
  })

  it("can be given another price, without a reduction, and the release's prices again", async () => {
    const before = await variants()
    expect((await admin('products set 2 --price 150,50')).out).toMatch(/^ +2 .* 150\.50 zl .* {2}on sale$/m)
    const [, { saleProduct }] = await variants()
    expect(saleProduct.price).toMatchObject({
      regular: { amount: 150.5 },
      promo: { amount: 150.5 },
      lowestIn30Days: null,
    })
    await admin('products set 2 --hide')
    await admin('products set 2 --show')
    expect((await variants())[1].saleProduct.price.regular.amount).toBe(150.5)
    await admin('products set 2 --release-price')
    expect(await variants()).toEqual(before)
  })
})

describe('messages', () => {
  it('are listed, read in full and marked as done', async () => {
    const contact = `mutation ($request: ContactRequest!) { contact(request: $request) { __typename } }`
    const request = { name: 'Ida', email: 'ida@example.com', topic: 'diet', message: 'First line\nand a second one' }
    await server.client.call(contact, { variables: { request } })
    const [, line = ''] = await lines('contact list')
    const [name = ''] = line.split(' ')
    expect(line).toMatch(/ diet +en +ida@example\.com +visitor$/)
    expect((await admin(`contact show ${name}`)).out).toMatch(
      /^Ida <ida@example\.com>, .*\n\nFirst line\nand a second one$/,
    )
    expect(await admin(`contact done ${name}`)).toMatchObject({ exitCode: 0, change: { userId: null } })
    const again = await admin(`contact done ${name}`)
    expect(again).toEqual({ exitCode: 1, out: '', err: 'This message is already done. Nothing was changed.' })
    expect(await lines('contact list')).toEqual(['No messages.'])
    expect(await lines('contact list --all')).toHaveLength(2)
  })
})

describe('accounts', () => {
  it('are found without any health data', async () => {
    const { email } = await newPerson()
    const given = await admin(`grants give ${email} --product workouts --days 10 --by Ola`)
    expect(given).toMatchObject({ exitCode: 0, out: expect.stringMatching(/ workouts /) })
    expect(given.err).toMatch(/^There are no workouts yet, .* "grants take" takes it back\.$/)
    const { out } = await admin(`accounts find ${email}`)
    expect(out).toMatch(/^diet +none$/m)
    expect(out).toMatch(/^workouts +to \d{4}-\d{2}-\d{2}$/m)
    expect(out).toMatch(/^logins +1$/m)
  })

  it('are erased only with a confirmation, and the person is told', async () => {
    const { email, token } = await newPerson()
    expect(await admin(`accounts erase ${email}`)).toMatchObject({ exitCode: 1, err: expect.stringContaining('--yes') })
    expect((await server.client.call('{ me { id } }', { token })).status).toBe(200)
    expect(await admin(`accounts erase ${email} --yes --language pl`)).toMatchObject({ exitCode: 0 })
    expect((await server.client.call('{ me { id } }', { token })).status).toBe(401)
    const mails = await server.services.db.selectFrom('mails').selectAll().where('address', '=', email).execute()
    expect(mails).toMatchObject([{ kind: 'account-removed', language: 'pl', user_id: null }])
  })
})

describe('the change of a command', () => {
  it('is reported for the log, with the account it concerns', async () => {
    const { email, token } = await newPerson()
    const { id: userId } = (await server.client.call('{ me { id } }', { token })).data.me
    const given = await admin(`grants give ${email} --product diet --days 7 --by Ola`)
    expect([given.exitCode, given.change]).toEqual([0, { userId }])
    expect((await admin('codes create --days 3')).change).toEqual({ userId: null })
    expect((await admin(`accounts erase ${email} --yes`)).change).toEqual({ userId })
  })

  it('is missing when a command only reads, refuses or is called wrongly', async () => {
    const { email } = await newPerson()
    const calls = [`accounts find ${email}`, 'codes list', `accounts erase ${email}`, 'codes create --days none']
    const outcomes = await Promise.all(calls.map(admin))
    expect(outcomes.map(({ change }) => change)).toEqual(calls.map(() => undefined))
  })
})

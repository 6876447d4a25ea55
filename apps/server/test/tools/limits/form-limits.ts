import { hashAccessCode, insertAccessCode } from '../../../src/modules/access/index.ts'
import { insertPromoCode } from '../../../src/modules/promo-codes/index.ts'
import { PASSWORD } from '../account-calls.ts'
import { dayFromStart } from '../movable-clock.ts'
import { FORM_FIELDS, toldIn, type LimitRow, type LimitStage, type Person } from './limit-stage.ts'

const UNKNOWN_CODE = 'coupon/unknown-code'

/** A code that can be used once. */
async function newCode(stage: LimitStage): Promise<string> {
  const { server } = stage
  const code = `LIMITS-${stage.next()}`
  const createdAt = new Date(server.clock.now())
  await insertAccessCode(server.services.db, { codeHash: hashAccessCode(code), days: 1, usesAllowed: 1, createdAt })
  return code
}

const activateFrom = async (stage: LimitStage, from: string, { token }: Person, code: string): Promise<string> => {
  const field = `me { coupon { activate(accessCode: "${code}") { ${FORM_FIELDS} } } }`
  return toldIn((await stage.call(field, { from, token })).me.coupon.activate)
}

const wrongCode = (stage: LimitStage): string => `WRONG-${stage.next()}`

const registerWith = async (stage: LimitStage, from: string, code: string): Promise<string> => {
  const email = `limits-${stage.next()}@example.com`
  const request = `email: "${email}", password: "${PASSWORD}", agreementsTermsAndConditions: true, accessCode: "${code}"`
  return toldIn((await stage.call(`register(request: { ${request} }) { ${FORM_FIELDS} }`, { from })).register)
}

/** Limits of forms without passwords, and of expensive calls. */
export const FORM_LIMITS: readonly LimitRow[] = [
  {
    limit: 'access-code-account',
    call: 'coupon.activate',
    tries: 10,
    withinMinutes: 60,
    refusal: UNKNOWN_CODE,
    turnstile: async (stage) => {
      const [person, another] = [await stage.newPerson(), await stage.newPerson()]
      return {
        wrong: () => activateFrom(stage, stage.network(), person, wrongCode(stage)),
        right: async (who) =>
          activateFrom(stage, stage.network(), who === 'counted' ? person : another, await newCode(stage)),
      }
    },
  },
  ...(['coupon.activate', 'register'] as const).map((call): LimitRow => ({
    limit: 'access-code-network',
    call,
    tries: 60,
    withinMinutes: 60,
    refusal: UNKNOWN_CODE,
    turnstile: async (stage) => {
      const [network, guessing] = [stage.network(), stage.peopleFor(9)]
      return {
        wrong: async () => activateFrom(stage, network, await guessing(), wrongCode(stage)),
        right: async (who) => {
          const [from, code] = [who === 'counted' ? network : stage.network(), await newCode(stage)]
          if (call === 'register') return registerWith(stage, from, code)
          return activateFrom(stage, from, await stage.newPerson(), code)
        },
      }
    },
  })),
  {
    limit: 'promo-code',
    call: 'sale.isPromoCodeValid',
    tries: 60,
    withinMinutes: 60,
    refusal: 'false',
    turnstile: async (stage) => {
      const { client, clock, services } = stage.server
      const createdAt = new Date(clock.now())
      const code = { code: 'LIMITS', reduction: { percent: 5 }, validFrom: dayFromStart(0), validTo: null }
      await insertPromoCode(services.db, { ...code, usesAllowed: null, createdAt })
      const network = stage.network()
      const ask = async (from: string, promoCode: string): Promise<string> => {
        const { data } = await client.call(`{ sale { isPromoCodeValid(promoCode: "${promoCode}") } }`, { from })
        return data.sale.isPromoCodeValid === true ? 'done' : String(data.sale.isPromoCodeValid)
      }
      return {
        wrong: () => ask(network, wrongCode(stage)),
        right: (who) => ask(who === 'counted' ? network : stage.network(), 'LIMITS'),
      }
    },
  },
  {
    limit: 'contact',
    call: 'contact',
    tries: 5,
    withinMinutes: 60,
    refusal: 'contact/too-many',
    turnstile: async (stage) => {
      const network = stage.network()
      const request = '{ name: "Ada", email: "ada@example.com", topic: "diet", message: "Is there a soup?" }'
      return {
        right: async (who) => {
          const from = who === 'counted' ? network : stage.network()
          return toldIn((await stage.call(`contact(request: ${request}) { ${FORM_FIELDS} }`, { from })).contact)
        },
      }
    },
  },
  {
    limit: 'unsubscribe',
    call: 'newsletter.unsubscribe',
    tries: 30,
    withinMinutes: 60,
    refusal: '429',
    turnstile: async (stage) => {
      const network = stage.network()
      return {
        right: async (who) => {
          const from = who === 'counted' ? network : stage.network()
          const field = `newsletter { unsubscribe(email: "limits-${stage.next()}@example.com") { code } }`
          const { code } = (await stage.call(field, { from })).newsletter.unsubscribe
          return code === 200 ? 'done' : String(code)
        },
      }
    },
  },
  {
    limit: 'data-download',
    call: '/me/data',
    tries: 5,
    withinMinutes: 60,
    refusal: '403 TOO_MANY',
    turnstile: async (stage) => {
      const [person, another] = [await stage.newPerson(), await stage.newPerson()]
      const download = async ({ token }: Person): Promise<string> => {
        const headers = { 'x-auth-token': token }
        const { status, body } = await stage.server.client.raw({ method: 'POST', url: '/me/data', headers })
        return status === 200 ? 'done' : `${status} ${JSON.parse(body).errors[0].extensions.code}`
      }
      return { right: (who) => download(who === 'counted' ? person : another) }
    },
  },
]

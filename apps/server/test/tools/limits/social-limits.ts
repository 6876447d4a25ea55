import { LOGIN_SCREEN, REGISTER_SCREEN, type SocialVisitor } from '../social-visitor.ts'
import { toldIn, type LimitRow, type LimitStage } from './limit-stage.ts'

const LOGIN_PAGE = '/auth/login/via-google'

/** `done`, or the page that the browser is redirected to without a hand-off. */
async function goFrom(stage: LimitStage, from: string, url: string, cookie = ''): Promise<string> {
  const { headers } = await stage.server.client.raw({ method: 'GET', url, remoteAddress: from, headers: { cookie } })
  const location = String(headers['location'])
  return location.startsWith('/') && !location.includes('code=') ? location : 'done'
}

const somebody = (stage: LimitStage) => {
  const subject = `limits-${stage.next()}`
  return { subject, email: `${subject}@example.com`, verified: true }
}

/** A browser with a started flow. */
async function begun(stage: LimitStage): Promise<SocialVisitor> {
  const visitor = stage.server.newVisitor()
  await visitor.ask('google', LOGIN_SCREEN, somebody(stage))
  return visitor
}

const registerFrom = async (stage: LimitStage, from: string, cookie: string, token: string): Promise<string> => {
  const field = `registerViaGoogle(token: "${token}", agreementsTermsAndConditions: true)`
  const answer = await stage.call(`${field} { __typename ... on OauthException { messages } }`, { from, cookie })
  return toldIn(answer.registerViaGoogle)
}

/** Limits of the flow to a provider and back. */
export const SOCIAL_LIMITS: readonly LimitRow[] = [
  {
    limit: 'social-starts',
    call: '/social/start',
    tries: 60,
    withinMinutes: 10,
    refusal: LOGIN_PAGE,
    turnstile: async (stage) => {
      const network = stage.network()
      return { right: (who) => goFrom(stage, who === 'counted' ? network : stage.network(), '/social/start/google') }
    },
  },
  {
    limit: 'social-callbacks',
    call: '/social/callback',
    tries: 60,
    withinMinutes: 10,
    refusal: LOGIN_PAGE,
    turnstile: async (stage) => {
      const [network, { cookie }] = [stage.network(), await begun(stage)]
      return {
        wrong: () => goFrom(stage, network, `/social/callback/google?code=c&state=${stage.secret()}`, cookie),
        right: async (who) => {
          const visitor = stage.server.newVisitor()
          const { path } = await visitor.ask('google', LOGIN_SCREEN, somebody(stage))
          return goFrom(stage, who === 'counted' ? network : stage.network(), path, visitor.cookie)
        },
      }
    },
  },
  {
    limit: 'social-handoffs',
    call: 'registerViaGoogle',
    tries: 60,
    withinMinutes: 10,
    refusal: 'auth/social/expired',
    turnstile: async (stage) => {
      const [network, { cookie }] = [stage.network(), await begun(stage)]
      return {
        wrong: () => registerFrom(stage, network, cookie, stage.secret()),
        right: async (who) => {
          const visitor = stage.server.newVisitor()
          const handoff = await visitor.handoffOf('google', REGISTER_SCREEN, somebody(stage))
          return registerFrom(stage, who === 'counted' ? network : stage.network(), visitor.cookie, handoff)
        },
      }
    },
  },
  {
    limit: 'social-tickets',
    call: 'getAuthorizationUrls of the settings',
    tries: 60,
    withinMinutes: 10,
    refusal: 'null',
    turnstile: async (stage) => {
      const [person, another] = [await stage.newPerson(), await stage.newPerson()]
      const query = '{ getAuthorizationUrls(returnUrl: "/settings") { googleUrl } }'
      return {
        right: async (who) => {
          const { token } = who === 'counted' ? person : another
          const { googleUrl } = (await stage.server.client.call(query, { token })).data.getAuthorizationUrls
          return googleUrl === null ? 'null' : 'done'
        },
      }
    },
  },
]

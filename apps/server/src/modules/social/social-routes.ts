import { isProviderName, type ProviderName } from '@dayplate/rules/social'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readCookie } from '../../platform/http/read-cookie.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { consumeRateLimit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { keepBrowserSecret, readBrowserSecret } from './browser-secret.ts'
import { finishFlow } from './finish-flow.ts'
import { keepName } from './flows.repository.ts'
import { callbackPath, readOwnRequest, returnPath, type FlowRequest } from './flow-request.ts'
import { CALLBACKS, STARTS } from './limits.ts'
import { readName } from './providers/index.ts'
import { startFlow } from './start-flow.ts'
import { findTicketOwner } from './tickets.repository.ts'

/** Apple posts a code, our state and, the first time, a name. */
const FORM_LIMIT_BYTES = 16 * 1024
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** The browser follows the redirect with GET, whatever the method of the request was. */
const SEE_OTHER = 303

/** The routes of a social flow, to the provider and back. They answer with redirects only. */
export async function registerSocialRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get<ProviderRoute>('/social/start/:provider', (request, reply) =>
    withProvider(request, reply, (provider) => start(services, { provider, request, reply })),
  )
  app.get<ProviderRoute>('/social/callback/:provider', (request, reply) =>
    withProvider(request, reply, (provider) => finish(services, { provider, request, reply })),
  )
  // Registered in a scope of its own, because no other route accepts this content type.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.post('/social/callback/apple', { bodyLimit: FORM_LIMIT_BYTES }, (request, reply) =>
      forward(services, request, reply),
    )
  })
}

interface ProviderRoute {
  readonly Params: { readonly provider: string }
}

interface Visit {
  readonly provider: ProviderName
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function withProvider(
  { params }: FastifyRequest<ProviderRoute>,
  reply: FastifyReply,
  answer: (provider: ProviderName) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store')
  if (isProviderName(params.provider)) return answer(params.provider)
  reply.callNotFound()
  return reply
}

async function start(services: Services, { provider, request, reply }: Visit): Promise<FastifyReply> {
  const query = queryOf(request)
  const flowRequest = readOwnRequest(query)
  const known = browserSecretOf(services, request)
  const { secret, setCookie } = keepBrowserSecret(services.publicUrl, known, services.randomBytes)
  const nobody = returnPath({ request: flowRequest, provider, handoff: null })
  if (isFromElsewhere(request) || !(await mayTry(services, request, STARTS))) return reply.redirect(nobody, SEE_OTHER)
  const beginner = await beginnerOf(services, flowRequest, query.get('ticket'))
  if (beginner === null) return reply.redirect(nobody, SEE_OTHER)
  try {
    const address = await startFlow(services, { provider, browserSecret: secret, request: flowRequest, ...beginner })
    if (address === null) return await reply.redirect(nobody, SEE_OTHER)
    return await reply.header('set-cookie', setCookie).redirect(address.href, SEE_OTHER)
  } catch (error) {
    logRefusal(request, provider, error)
    return reply.redirect(nobody, SEE_OTHER)
  }
}

/**
 * Only our own pages may start a flow. Otherwise any site could make its visitors log in or link a provider without pressing
 * our button. Browsers tell from which site a request comes (W3C Fetch Metadata); old browsers send nothing and are let
 * through.
 */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site'

/** The account a flow starts for. Null for a flow that links a provider without being started by the logged-in user. */
async function beginnerOf(
  { db, clock }: Services,
  flowRequest: FlowRequest,
  ticket: string | null,
): Promise<{ readonly userId: string | null } | null> {
  if (flowRequest.flow !== 'link') return { userId: null }
  const userId = ticket === null ? null : await findTicketOwner(db, clock, ticket)
  return userId === null ? null : { userId }
}

async function finish(services: Services, { provider, request, reply }: Visit): Promise<FastifyReply> {
  const mayAsk = await mayTry(services, request, CALLBACKS)
  const came = await finishFlow(services, {
    provider,
    browserSecret: mayAsk ? browserSecretOf(services, request) : null,
    answer: queryOf(request),
    onFailed: (error) => logRefusal(request, provider, error),
  })
  return reply.redirect(returnPath(came), SEE_OTHER)
}

/**
 * Apple posts its answer from its own site, and browsers send no cookie of ours with such a request. So the answer becomes a
 * redirect to our own address, which the browser requests with its cookie. The code in that address is useless to others,
 * because it belongs to a verifier derived from this browser's secret.
 */
async function forward(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const state = form.get('state')
  const name = readAppleName(form.get('user'))
  if (state !== null && name !== null) await keepName(services.db, { provider: 'apple', state, name })
  const answer = new URLSearchParams([...form].filter(([field]) => FORWARDED.has(field)))
  void reply.header('cache-control', 'no-store')
  return reply.redirect(`${callbackPath('apple')}?${answer.toString()}`, SEE_OTHER)
}

const FORWARDED: ReadonlySet<string> = new Set(['code', 'state', 'iss', 'error'])

const appleUserSchema = z.object({ name: z.object({ firstName: z.string() }) })

function readAppleName(user: string | null): string | null {
  if (user === null) return null
  try {
    return readName(appleUserSchema.safeParse(JSON.parse(user)).data?.name.firstName)
  } catch {
    return null
  }
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?').slice(1).join('?'))

const browserSecretOf = ({ publicUrl }: Services, { headers }: FastifyRequest): string | null =>
  readBrowserSecret(publicUrl, (name) => readCookie(headers.cookie, name))

const mayTry = (services: Services, { ip }: FastifyRequest, limit: typeof STARTS | typeof CALLBACKS) =>
  consumeRateLimit(services.db, services, { limit, subject: [networkOf(ip)] })

/** Logs only name and code of the error, because its other fields contain text from outside. */
function logRefusal({ log }: FastifyRequest, provider: ProviderName, error: unknown): void {
  const name = error instanceof Error ? error.name : 'unknown'
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null
  log.warn({ provider, name, code: typeof code === 'string' ? code : null }, 'provider returned no identity')
}

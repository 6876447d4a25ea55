import type { ServerResponse } from 'node:http'
import { LIVE_PATH, LIVE_SECRET_HEADER } from '@dayplate/rules/live'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ClientConfig } from 'pg'
import type { Services } from '../../services.ts'
import { connectionOf } from '../db/database.ts'
import type { Viewer } from '../graphql/context.ts'
import type { FindViewer } from '../graphql/gateway.ts'
import { OverloadedError } from '../graphql/errors.ts'
import { readRequestFacts } from '../graphql/request-facts.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { repeatEvery } from '../repeat-every.ts'
import { writeSecurityEvent } from '../security-events/write-security-event.ts'
import { networkOf } from '../throttle/network-of.ts'
import { tabOf } from './calling-tab.ts'
import { createGuestStreams, type Guest, type GuestStreams } from './guest-streams.ts'
import { createLiveStreams, STREAM_LIMITS, type LiveStreams, type StreamLimits } from './live-streams.ts'
import { openNoticeListener } from './notice-listener.ts'

/**
 * How often a stream says that it is alive, and its session is checked. Less than the 60 s after which proxies close an idle
 * connection by default.
 */
const HEARTBEAT_MS = 25_000

/** The longest wait of a client after it lost its stream. Each waits a random part of it, so that not all return at once. */
const RETRY_MS = 5_000

/** What a server with too many streams asks clients to wait. */
const RETRY_AFTER_S = 60

/** Which of these tokens still open something, by their hashes in hexadecimal. */
export type FindOpen = (services: Services, hashes: ReadonlySet<string>) => Promise<ReadonlySet<string>>

/** The guest whom a secret lets in; null if it opens nothing. Throws `OverloadedError` for a network that tries too many. */
export type FindGuest = (
  services: Services,
  visit: { readonly secret: string; readonly network: string },
) => Promise<Guest | null>

export interface LiveOptions {
  readonly limits?: StreamLimits
  readonly heartbeatMs?: number
  /** The connection that hears notices; by default like those of the pool. */
  readonly connection?: ClientConfig
}

interface Live extends LiveOptions {
  readonly services: Services
  readonly findViewer: FindViewer
  readonly findOpenSessions: FindOpen
  readonly findGuest: FindGuest
  /** Asks for the secrets of guests. */
  readonly findOpenSecrets: FindOpen
  readonly headers: SecurityHeaders
}

const refusal = (code: string, message: string) => ({ data: null, errors: [{ message, extensions: { code } }] })

/** Registers the address of live streams: server-sent events that name what of a person changed, on any server. */
export function registerLive(app: FastifyInstance, live: Live): void {
  const { services, limits = STREAM_LIMITS, heartbeatMs = HEARTBEAT_MS } = live
  const streams = createLiveStreams(limits)
  const guests = createGuestStreams({
    onFailure: (error) => app.log.error({ err: error }, 'what guests see could not be looked at'),
  })
  const listener = openNoticeListener({
    connection: () => live.connection ?? connectionOf(services.db),
    onNotice(notice) {
      streams.tell(notice)
      guests.hear(notice)
    },
    onListening() {
      streams.tellAllMissed()
      guests.hearMissed()
    },
    log: app.log,
  })
  const beating = beatEvery(heartbeatMs, app, { live, streams, guests })
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    // A closing server waits for its answers, and a stream ends by no other reason.
    streams.closeAll()
    guests.closeAll()
    await beating.stop()
  })
  app.addHook('onClose', () => listener.close())

  const canOpen = (): boolean => !isClosing && !streams.isFull()
  app.get(LIVE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const secret = request.headers[LIVE_SECRET_HEADER.toLowerCase()]
    if (typeof secret === 'string') return answerGuest(request, reply, secret)
    const facts = readRequestFacts(request.headers)
    const viewer = await live.findViewer(services, facts.token, facts)
    if (viewer === null) return refuseVisitor(request, reply)
    if (!canOpen()) return refuseForNow(reply)
    openStream({ request, reply, viewer })
    return reply
  })

  async function answerGuest(request: FastifyRequest, reply: FastifyReply, secret: string) {
    const guest = await guestOf(live, secret, request)
    if (guest === null) return refuseGuest(request, reply)
    if (guest === 'limited' || isClosing || guests.isFull()) return refuseForNow(reply)
    const response = beginStream(request, reply, live.headers)
    if (response === null) return reply
    guests.add({ guest, response })
    beating.start()
    listener.start()
    return reply
  }

  function openStream({ request, reply, viewer }: Opening): void {
    const response = beginStream(request, reply, live.headers)
    if (response === null) return
    const stream = { userId: viewer.userId, tokenHash: viewer.tokenHash, tab: tabOf(request.headers), response }
    streams.add(stream)
    response.once('close', () => streams.remove(stream))
    beating.start()
    listener.start()
    // Whatever changed between the client's query and now. Otherwise it is told when the listener listens.
    if (listener.isListening()) streams.tellMissed(stream)
  }
}

/** Sends the head of a stream; null if the client disconnected while it was checked, and its end was told already. */
function beginStream(
  request: FastifyRequest,
  reply: Opening['reply'],
  headers: SecurityHeaders,
): ServerResponse | null {
  reply.hijack()
  const response = reply.raw
  if (response.closed || response.destroyed) return null
  response.writeHead(200, {
    ...headers(request.url, { isCode: false }),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // nginx would keep events back until its buffer is full.
    'x-accel-buffering': 'no',
  })
  response.write(`retry: ${RETRY_MS}\n\n`)
  return response
}

/** The guest of a call; `limited` for a network that tries too many secrets. */
const guestOf = ({ findGuest, services }: Live, secret: string, { ip }: FastifyRequest) =>
  findGuest(services, { secret, network: networkOf(ip) }).catch((error: unknown) => {
    if (error instanceof OverloadedError) return 'limited' as const
    throw error
  })

interface Opening {
  readonly request: FastifyRequest
  readonly reply: FastifyReply & { readonly raw: ServerResponse }
  readonly viewer: Viewer
}

function refuseVisitor(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  writeSecurityEvent(request, { event: 'session-refused', outcome: 'refused', userId: null })
  return reply.code(401).send(refusal('UNAUTHENTICATED', 'Log in first.'))
}

function refuseGuest(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  writeSecurityEvent(request, { event: 'secret-address-refused', outcome: 'refused', userId: null })
  return reply.code(401).send(refusal('UNAUTHENTICATED', 'This address no longer works.'))
}

const refuseForNow = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', RETRY_AFTER_S).send(refusal('OVERLOADED', 'Please try again in a minute.'))

/** Writes to every stream and closes those whose session or secret has ended. Begins with the first stream. */
function beatEvery(
  heartbeatMs: number,
  { log }: FastifyInstance,
  { live, streams, guests }: { readonly live: Live; readonly streams: LiveStreams; readonly guests: GuestStreams },
) {
  let repeated: ReturnType<typeof repeatEvery> | null = null
  async function beat(): Promise<void> {
    streams.beat()
    guests.beat()
    streams.closeSessions(await endedOf(streams.sessions(), live.findOpenSessions))
    guests.closeSecrets(await endedOf(guests.secrets(), live.findOpenSecrets))
  }
  async function endedOf(hashes: ReadonlySet<string>, findOpen: FindOpen): Promise<ReadonlySet<string>> {
    if (hashes.size === 0) return hashes
    const open = await findOpen(live.services, hashes)
    return new Set([...hashes].filter((hash) => !open.has(hash)))
  }
  return {
    start() {
      repeated ??= repeatEvery(heartbeatMs, beat, (error) =>
        log.error({ err: error }, 'the sessions and secrets of live streams could not be checked'),
      )
    },
    stop: async () => repeated?.stop(),
  }
}

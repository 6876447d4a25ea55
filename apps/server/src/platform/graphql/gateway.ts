import { dayOfInstant } from '@dayplate/dates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type ExecutionResult } from 'graphql'
import mercurius from 'mercurius'
import { z } from 'zod'
import type { Services } from '../../services.ts'
import { readCookie } from '../http/read-cookie.ts'
import { readDevice } from '../http/read-device.ts'
import { logFailure } from '../http/log-failure.ts'
import { networkOf } from '../throttle/network-of.ts'
import { runForTab, tabOf } from '../live/calling-tab.ts'
import type { WorkAfterAnswers } from './after-answer.ts'
import type { Context, Viewer } from './context.ts'
import { writeSecurityEvent } from '../security-events/write-security-event.ts'
import { answerErrors, UnauthenticatedError } from './errors.ts'
import { DOCUMENT_LIMITS, excessOf } from './limits.ts'
import { carryOutOnce, readIdempotencyKey, type OnceOutcome } from './idempotency/carry-out-once.ts'
import { listSizesOf } from './list-sizes.ts'
import { noIntrospection } from './no-introspection.ts'
import { oneMutation } from './one-mutation.ts'
import { isReadable } from './is-readable.ts'
import { isStorable } from './is-storable.ts'
import type { ReleasedDocuments } from './released-documents/open-released-documents.ts'
import { operationLabels } from './operation-labels.ts'
import { readSchema } from './read-schema.ts'
import { readRequestFacts, type RequestFacts } from './request-facts.ts'
import type { Resolvers } from './resolvers.gen.ts'

export const GATEWAY_PATH = '/graphql'

const OTHER_METHODS = ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

/** The largest call of the web app has a few KB. */
const BODY_LIMIT_BYTES = 64 * 1024
const DOCUMENT_MAX_TOKENS = 2_000
const DOCUMENT_CACHE_SIZE = 512

const bodySchema = z.object({
  query: z
    .string()
    .min(1)
    .refine(isReadable, 'must be GraphQL text without NUL that nests no deeper than fifty levels'),
  variables: z
    .record(z.string(), z.unknown())
    .refine((variables) => isStorable(variables), 'must hold no NUL and no more than twenty levels')
    .nullish(),
  operationName: z.string().max(200).nullish(),
})

declare module 'mercurius' {
  // Types the library's context with ours.
  interface MercuriusContext extends Context {}
}

/** What a call says about its user, which jobs without a caller need too. */
export type SentFacts = Pick<RequestFacts, 'timeZone' | 'sentLanguage'>

/** Finds the user of a token. The accounts module provides it, because the platform may not import modules. */
export type FindViewer = (services: Services, token: string | null, sent: SentFacts | null) => Promise<Viewer | null>

/**
 * Finds the person whose data a call without a session changes: the variables name a secret of theirs. Its idempotency key counts among
 * that person's.
 */
export type FindSecretOwner = (
  services: Services,
  call: { readonly variables: Readonly<Record<string, unknown>>; readonly network: string },
) => Promise<string | null>

export interface Gateway {
  readonly services: Services
  readonly resolvers: Resolvers
  readonly findViewer: FindViewer
  readonly findSecretOwner: FindSecretOwner
  /** Whether callers may query the schema. */
  readonly isIntrospectable: boolean
  /** The only documents that are answered; null when every valid one is. */
  readonly released: ReleasedDocuments | null
  /** Work to do after answers were sent. */
  readonly later: WorkAfterAnswers
}

/** Registers the one GraphQL address. It accepts only POST with JSON, with one document and one operation for each call. */
export async function registerGateway(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const schema = readSchema()
  const listSizes = listSizesOf(schema)
  await app.register(mercurius, {
    schema,
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the library asks for an index signature that generated types lack
    resolvers: gateway.resolvers as never,
    routes: false,
    jit: 1,
    cache: DOCUMENT_CACHE_SIZE,
    allowBatchedQueries: false,
    graphql: { parseOptions: { maxTokens: DOCUMENT_MAX_TOKENS }, validateOptions: { maxErrors: 5 } },
    validationRules: [oneMutation, ...(gateway.isIntrospectable ? [] : [noIntrospection])],
    errorFormatter: (execution, context) => formatErrors(execution, context.reply, gateway),
  })
  app.graphql.addHook('preValidation', async (_, document, { reply }) => {
    const excess = excessOf(document, DOCUMENT_LIMITS, listSizes)
    if (excess !== null) throw new GraphQLError(excess)
    if ((await gateway.released?.has(document)) !== false) return
    writeSecurityEvent(reply.request, { event: 'document-refused', outcome: 'refused', userId: null })
    throw new GraphQLError(NOT_RELEASED)
  })
  app.addHook('onClose', () => gateway.later.settled())
  app.post(
    GATEWAY_PATH,
    { bodyLimit: BODY_LIMIT_BYTES, errorHandler: answerMalformed, onRequest: keepNowhere },
    (request, reply) => runForTab(tabOf(request.headers), () => answer(app, gateway, { request, reply })),
  )
  app.route({
    method: OTHER_METHODS,
    url: GATEWAY_PATH,
    onRequest: keepNowhere,
    handler: (_, reply) =>
      reply.code(405).header('allow', 'POST').send(errorBody('METHOD_NOT_ALLOWED', 'The gateway only accepts POST.')),
  })
}

const NOT_RELEASED = 'This gateway only answers the queries of its own web app.'

/** Forbids storing the answer, because it is private or soon outdated. */
const keepNowhere = async (_: FastifyRequest, reply: FastifyReply): Promise<void> => {
  void reply.header('cache-control', 'no-store')
}

const errorBody = (code: string, message: string) => ({ data: null, errors: [{ message, extensions: { code } }] })

/** Answers a request that is no call (not JSON, too large, another content type) in the shape of all other answers. */
function answerMalformed(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : null
  const message = error instanceof Error ? error.message : 'The body is not a GraphQL request.'
  if (typeof status === 'number' && status < 500) {
    void reply.code(status).send(errorBody('BAD_INPUT', message))
    return
  }
  logFailure(request, error, 'the gateway failed')
  void reply.code(500).send(errorBody('INTERNAL', 'Something went wrong. Try again in a moment.'))
}

async function answer(
  app: FastifyInstance,
  gateway: Gateway,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  request.log.info({ operations: operationLabels(request.query) }, 'gateway call')
  const body = bodySchema.safeParse(request.body)
  if (!body.success) return reply.code(400).send(errorBody('BAD_INPUT', 'The body is not a GraphQL request.'))
  const { query, variables, operationName } = body.data
  const context = { ...makeContext(gateway, request), afterAnswer: gateway.later.after(reply), reply }
  try {
    // Errors of fields arrive formatted, with the status already set on the reply.
    const execute = async () => app.graphql(query, context, variables ?? {}, operationName ?? undefined)
    const key = readIdempotencyKey(request.headers)
    const userId = key === null ? null : await findKeyOwner(gateway, context, variables ?? {})
    if (key !== null && userId !== null) {
      const call = { userId, key, operation: operationName ?? query, variables: variables ?? {} }
      return await answerOnce(reply, await carryOutOnce(gateway.services, call, execute))
    }
    const execution = await execute()
    if (failedInside(execution) && (await context.hasSessionEnded())) return await answerSignedOut(reply, gateway)
    return await reply.send(execution)
  } catch (error) {
    const call = { request, isIntrospectable: gateway.isIntrospectable }
    const { statusCode, response } = answerErrors({ data: null, errors: documentErrors(error) }, call)
    return reply.code(statusCode).send(response)
  }
}

/** The person among whose keys that of a call counts; null for a call that is carried out as often as it is sent. */
async function findKeyOwner(
  { services, findSecretOwner }: Gateway,
  { findViewer, clientAddress }: CallContext,
  variables: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const viewer = await findViewer()
  return viewer?.userId ?? findSecretOwner(services, { variables, network: networkOf(clientAddress) })
}

/** What a call hears whose change was made before: the page then asks for what it shows. */
const REPEATED = { data: null, extensions: { isRepeated: true } }

/** Answers a change that is carried out at most once. */
async function answerOnce(reply: FastifyReply, outcome: OnceOutcome): Promise<FastifyReply> {
  switch (outcome.kind) {
    case 'carried-out':
      return reply.send(outcome.execution)
    case 'repeated':
      return reply.send(REPEATED)
    case 'running':
      void reply.header('retry-after', RETRY_AFTER_S)
      return reply.code(503).send(errorBody('IN_PROGRESS', 'A call with this key is being carried out. Send it again.'))
    case 'other-call':
      return reply.code(422).send(errorBody('BAD_INPUT', 'This key was used for another call.'))
  }
}

const failedInside = ({ errors = [] }: ExecutionResult): boolean =>
  errors.some(({ extensions }) => extensions['code'] === 'INTERNAL')

/** Answers as without a session, because the account was removed while the call was running. */
function answerSignedOut(reply: FastifyReply, gateway: Gateway): FastifyReply {
  const { statusCode, response } = formatErrors({ data: null, errors: [new UnauthenticatedError()] }, reply, gateway)
  return reply.code(statusCode).send(response)
}

/** The library throws one error for a refused document; this returns the errors inside it. */
function documentErrors(error: unknown): GraphQLError[] {
  const inner: unknown = error instanceof Error ? Reflect.get(error, 'errors') : null
  if (Array.isArray(inner)) return inner.map(toGraphQLError)
  return [toGraphQLError(error)]
}

function toGraphQLError(error: unknown): GraphQLError {
  if (isGraphQLError(error)) return error
  const originalError = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError(originalError.message, { originalError, extensions: { code: 'INTERNAL' } })
}

/** Compared by name, because a bundler or test runner may load a second copy of graphql-js with its own class. */
const isGraphQLError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError'

/** How many seconds an overloaded server asks callers to wait, which is about the length of its planning queue. */
const RETRY_AFTER_S = 3

function formatErrors(execution: ExecutionResult, reply: FastifyReply, { isIntrospectable }: Gateway) {
  const { statusCode, response } = answerErrors(execution, { request: reply.request, isIntrospectable })
  if (statusCode === 503) void reply.header('retry-after', RETRY_AFTER_S)
  if (statusCode === 401) {
    writeSecurityEvent(reply.request, { event: 'session-refused', outcome: 'refused', userId: null })
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type asks for GraphQLError objects; what is sent is their JSON
  return { statusCode, response: response as unknown as ExecutionResult }
}

interface CallContext extends Omit<Context, 'afterAnswer'> {
  /** Whether the session that was found has ended. */
  hasSessionEnded(): Promise<boolean>
}

/** The context of a request. The user is looked up when the first field needs them, and only once. */
function makeContext({ services, findViewer }: Gateway, request: FastifyRequest): CallContext {
  const facts = readRequestFacts(request.headers)
  let found: Promise<Viewer | null> | null = null
  const find = (): Promise<Viewer | null> => (found ??= findViewer(services, facts.token, facts))
  const require = async (): Promise<Viewer> => {
    const viewer = await find()
    if (viewer === null) throw new UnauthenticatedError()
    return viewer
  }
  return {
    services,
    language: facts.language,
    timeZone: facts.timeZone,
    clientAddress: request.ip,
    logSecurityEvent: (event) => writeSecurityEvent(request, event),
    readCookie: (name) => readCookie(request.headers.cookie, name),
    get device() {
      return readDevice(request.headers['user-agent'])
    },
    findViewer: find,
    requireViewer: require,
    hasSessionEnded: async () => {
      const before = (await found?.catch(() => null)) ?? null
      return before !== null && (await findViewer(services, facts.token, null).catch(() => before)) === null
    },
    today: async () => dayOfInstant(services.clock.now(), (await require()).timeZone),
  }
}

import { dayOfInstant } from '@dayplate/dates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, type ExecutionResult } from 'graphql'
import mercurius from 'mercurius'
import { z } from 'zod'
import type { Services } from '../../services.ts'
import type { Context, Viewer } from './context.ts'
import { answerErrors, UnauthenticatedError } from './errors.ts'
import { DOCUMENT_LIMITS, limitDocuments } from './limits.ts'
import { operationLabels } from './operation-labels.ts'
import { readSchema } from './read-schema.ts'
import { readRequestFacts } from './request-facts.ts'
import type { Resolvers } from './schema.gen.ts'

export const GATEWAY_PATH = '/graphql'

/** Our largest call is a few KB. */
const BODY_LIMIT_BYTES = 64 * 1024
const DOCUMENT_MAX_TOKENS = 2_000
const DOCUMENT_CACHE_SIZE = 512

const bodySchema = z.object({
  // A syntax tree written as JSON would also be executed by the library and steps round the token limit.
  query: z.string().min(1).refine((text) => !text.trimStart().startsWith('{"'), 'must be GraphQL text'),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().max(200).nullish(),
})

declare module 'mercurius' {
  // The library's way to give its context our type.
  interface MercuriusContext extends Context {}
}

/** Finds the person behind a token; given by the accounts module, which the platform must not know. */
export type FindViewer = (services: Services, token: string | null, timeZone: string | null) => Promise<Viewer | null>

export interface Gateway {
  readonly services: Services
  readonly resolvers: Resolvers
  readonly findViewer: FindViewer
}

/** The one GraphQL address: POST with JSON and nothing else; one document with one operation a call. */
export async function registerGateway(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await app.register(mercurius, {
    schema: readSchema(),
    resolvers: gateway.resolvers as never, // the library's type asks for an index signature that generated types do not have
    routes: false,
    jit: 1,
    cache: DOCUMENT_CACHE_SIZE,
    allowBatchedQueries: false,
    graphql: { parseOptions: { maxTokens: DOCUMENT_MAX_TOKENS }, validateOptions: { maxErrors: 5 } },
    validationRules: [limitDocuments(DOCUMENT_LIMITS)],
  })
  app.post(GATEWAY_PATH, { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => answer(app, gateway, { request, reply }))
  app.all(GATEWAY_PATH, (_, reply) =>
    reply.code(405).header('allow', 'POST').send(faultBody('METHOD_NOT_ALLOWED', 'The gateway answers POST alone.')),
  )
}

const faultBody = (code: string, message: string) => ({ data: null, errors: [{ message, extensions: { code } }] })

async function answer(
  app: FastifyInstance,
  gateway: Gateway,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  request.log.info({ operations: operationLabels(request.query) }, 'gateway call')
  void reply.header('cache-control', 'no-store')
  const body = bodySchema.safeParse(request.body)
  if (!body.success) return reply.code(400).send(faultBody('BAD_INPUT', 'The body is no GraphQL call.'))
  const { query, variables, operationName } = body.data
  const execution = await execute(app, { query, variables: variables ?? {}, operationName: operationName ?? null }, {
    request,
    reply,
    gateway,
  })
  if ((execution.errors ?? []).length === 0) return reply.send(execution)
  const { statusCode, response } = answerErrors(execution, request)
  return reply.code(statusCode).send(response)
}

/** Validation faults come as exceptions, field faults as a part of the result: both leave as a result. */
async function execute(
  app: FastifyInstance,
  call: { readonly query: string; readonly variables: Record<string, unknown>; readonly operationName: string | null },
  at: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly gateway: Gateway },
): Promise<ExecutionResult> {
  try {
    const context = { ...makeContext(at.gateway, at.request), reply: at.reply }
    return await app.graphql<Record<string, unknown>>(call.query, context, call.variables, call.operationName ?? undefined)
  } catch (error) {
    return { data: null, errors: [error instanceof GraphQLError ? error : asGraphQLError(error)] }
  }
}

const asGraphQLError = (error: unknown): GraphQLError => {
  const original = error instanceof Error ? error : new Error(String(error))
  return new GraphQLError(original.message, { originalError: original })
}

/** A request's context. The person is looked up when the first field asks, and once. */
function makeContext({ services, findViewer }: Gateway, request: FastifyRequest): Context {
  const facts = readRequestFacts(request.headers)
  let found: Promise<Viewer | null> | null = null
  const find = (): Promise<Viewer | null> => (found ??= findViewer(services, facts.token, facts.timeZone))
  const require = async (): Promise<Viewer> => {
    const viewer = await find()
    if (viewer === null) throw new UnauthenticatedError()
    return viewer
  }
  return {
    services,
    language: facts.language,
    timeZone: facts.timeZone,
    findViewer: find,
    requireViewer: require,
    today: async () => dayOfInstant(services.clock.now(), (await require()).timeZone),
  }
}

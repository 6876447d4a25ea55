import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { findOpenSessions, findViewer } from './modules/accounts/index.ts'
import { registerCalendar } from './modules/calendar/index.ts'
import { registerExampleMealPreviews } from './modules/example-meals/index.ts'
import { registerPreviews } from './modules/knowledge/index.ts'
import { registerUnsubscribeRoutes } from './modules/newsletter/index.ts'
import { registerDataDownload } from './modules/personal-data/index.ts'
import {
  registerLitRoutes,
  registerPictureGallery,
  registerPictureRoutes,
  registerVideoRoutes,
} from './modules/pictures/index.ts'
import { registerReportRoutes } from './modules/reports/index.ts'
import { findListGuest, findListOwner, findOpenLinks } from './modules/shopping-list/index.ts'
import { registerSocialRoutes } from './modules/social/index.ts'
import { workAfterAnswers, type WorkAfterAnswers } from './platform/graphql/after-answer.ts'
import type { ReleasedDocuments } from './platform/graphql/released-documents/open-released-documents.ts'
import { registerGateway } from './platform/graphql/gateway.ts'
import {
  answerError,
  answerThrown,
  brokenRequest,
  registerUnknownExpectations,
  unreadableAddress,
} from './platform/http/error-answers.ts'
import { drainConnections } from './platform/http/drain-connections.ts'
import { registerHealth } from './platform/http/health.ts'
import { REQUEST_TIMES, type RequestTimes } from './platform/http/request-times.ts'
import { registerLive, type LiveOptions } from './platform/live/live.routes.ts'
import { tellError } from './platform/http/tell-error.ts'
import { registerSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts'
import { OWN_SITE, type SiteAddresses } from './platform/http/site-addresses.ts'
import { readStartPages } from './platform/http/start-pages.ts'
import { registerSiteMap } from './platform/http/site-map.ts'
import { registerWebApp } from './platform/http/web-app.ts'
import { resolvers } from './resolvers.ts'
import { publicHeads, publicPages } from './public-pages.ts'
import type { Services } from './services.ts'

export interface ServerOptions {
  readonly services: Services
  /** The folder of the built web app; without one only the gateway answers. */
  readonly webFolder: string | null
  /** Pages outside the web app that its menus link to; by default the product's own landing page. */
  readonly site?: SiteAddresses
  /** Whether a payment operator is configured. Without one the web app sells nothing and asks for access codes. */
  readonly hasPaymentOperator?: boolean
  readonly logLevel: string
  /** Receives the lines of the log instead of standard output. */
  readonly logStream?: { readonly write: (line: string) => void }
  /** An installation for real users: reached only over https, with a schema that strangers cannot read. */
  readonly isProduction?: boolean
  /** Addresses and ranges whose `X-Forwarded-For` is trusted; none by default. */
  readonly trustedProxies?: readonly string[]
  /** The only documents that the gateway answers; any valid one by default. */
  readonly released?: ReleasedDocuments | null
  /** Passed by callers that wait for work after answers themselves; a closing server waits by itself. */
  readonly later?: WorkAfterAnswers
  readonly requestTimes?: RequestTimes
  readonly live?: LiveOptions
}

const REQUEST_ID_BYTES = 8
/** Smaller answers are sent uncompressed, because compression would make them larger. */
const COMPRESS_FROM_BYTES = 1_024

/** Requests are logged without headers. If headers are logged one day, the token stays out. */
const LOG_REDACTIONS = ['req.headers["x-auth-token"]', 'req.headers["x-live-secret"]']

const loggerOf = (level: string, stream: ServerOptions['logStream']) => ({
  level,
  redact: LOG_REDACTIONS,
  serializers: { err: tellError },
  ...(stream === undefined ? {} : { stream }),
})

/** Visitors who follow a shared list. */
const GUESTS = { findGuest: findListGuest, findOpenSecrets: findOpenLinks }

/** Creates the server with gateway, pictures, health and the web app on one address. It does not listen yet. */
export async function createServer({
  services,
  webFolder,
  logLevel,
  logStream,
  isProduction = false,
  trustedProxies = [],
  site = OWN_SITE,
  hasPaymentOperator = false,
  released = null,
  later = workAfterAnswers(services.randomBytes),
  requestTimes = REQUEST_TIMES,
  live,
}: ServerOptions): Promise<FastifyInstance> {
  const headers = securityHeaders({ isSecure: isProduction })
  const facts = {
    ...site,
    'password-min-length': String(services.passwordMinLength),
    payment: hasPaymentOperator ? 'open' : 'closed',
  }
  const findHead = await publicHeads(services)
  const pages = webFolder === null ? null : readStartPages(webFolder, { facts, findHead })
  const app = Fastify({
    logger: loggerOf(logLevel, logStream),
    genReqId: () => Buffer.from(services.randomBytes(REQUEST_ID_BYTES)).toString('hex'),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    frameworkErrors: unreadableAddress(headers, pages),
    clientErrorHandler: brokenRequest(headers),
    http: requestTimes,
    // Set after the library's options, which would set no limit.
    requestTimeout: requestTimes.requestTimeout,
    // A request on a connection that is being closed is still answered.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  })
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES })
  // A form of another site can post plain text without a preflight, so no route accepts it.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerThrown)
  registerUnknownExpectations(app, headers)
  registerSecurityHeaders(app, headers)
  drainConnections(app)
  registerHealth(app, services.db)
  registerSiteMap(app, services.publicUrl, publicPages(services))
  registerPictureRoutes(app, services)
  registerPreviews(app, services)
  registerExampleMealPreviews(app, services)
  registerLitRoutes(app, services)
  if (!isProduction) registerPictureGallery(app, services)
  await registerVideoRoutes(app)
  await registerReportRoutes(app, services)
  await registerSocialRoutes(app, services)
  registerCalendar(app, services)
  await registerUnsubscribeRoutes(app, services)
  registerDataDownload(app, { services, findViewer })
  registerLive(app, { services, findViewer, findOpenSessions, ...GUESTS, headers, ...live })
  await registerGateway(app, {
    services,
    resolvers,
    findViewer,
    findSecretOwner: findListOwner,
    isIntrospectable: !isProduction,
    released,
    later,
  })
  if (webFolder !== null && pages !== null)
    await registerWebApp(app, { folder: webFolder, pages, hasSourceMaps: !isProduction })
  else app.setNotFoundHandler((_, reply) => answerError(reply, 404))
  return app
}

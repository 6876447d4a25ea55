import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { findViewer } from './modules/accounts/index.ts'
import { registerPictureRoutes } from './modules/pictures/index.ts'
import { registerGateway } from './platform/graphql/gateway.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerSecurityHeaders } from './platform/http/security-headers.ts'
import { registerWebApp } from './platform/http/web-app.ts'
import { resolvers } from './resolvers.ts'
import type { Services } from './services.ts'

export interface ServerOptions {
  readonly services: Services
  /** Folder of the built web app; without one only the gateway answers. */
  readonly webFolder: string | null
  readonly logLevel: string
}

/** Time one request may take to arrive; a slow sender must not hold a connection for ever. */
const REQUEST_TIMEOUT_MS = 30_000
const REQUEST_ID_BYTES = 8
/** Answers smaller than this grow rather than shrink. */
const COMPRESS_FROM_BYTES = 1_024

/** Gateway, pictures, health and the web app on one address. Does not listen yet. */
export async function createServer({ services, webFolder, logLevel }: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel, redact: ['req.headers["x-auth-token"]'] },
    genReqId: () => Buffer.from(services.randomBytes(REQUEST_ID_BYTES)).toString('hex'),
    requestTimeout: REQUEST_TIMEOUT_MS,
    logController: new LogController({ disableRequestLogging: true }),
  })
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES })
  registerSecurityHeaders(app)
  registerHealth(app, services.db)
  registerPictureRoutes(app, services.catalogue)
  await registerGateway(app, { services, resolvers, findViewer })
  if (webFolder !== null) await registerWebApp(app, webFolder)
  return app
}

import { dayOfInstant } from '@dayplate/dates'
import type { FastifyInstance } from 'fastify'
import type { FindViewer } from '../../platform/graphql/gateway.ts'
import { readRequestFacts } from '../../platform/graphql/request-facts.ts'
import { writeSecurityEvent } from '../../platform/security-events/write-security-event.ts'
import { consumeRateLimit, type Limit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { collectPersonalData } from './collect-personal-data.ts'

/** The token travels in its header, so that no address opens a person's data. */
const DOWNLOAD_PATH = '/me/data'

/** One download costs as much as many calls. */
const DOWNLOADS = { name: 'data-download', tries: 5, withinSeconds: 3_600 } as const satisfies Limit

const refusal = (code: string, message: string) => ({ data: null, errors: [{ message, extensions: { code } }] })

/** Registers the download that sends a person everything we store about them, as one ZIP. */
export function registerDataDownload(
  app: FastifyInstance,
  { services, findViewer }: { readonly services: Services; readonly findViewer: FindViewer },
): void {
  app.post(DOWNLOAD_PATH, async (request, reply) => {
    const facts = readRequestFacts(request.headers)
    void reply.header('cache-control', 'no-store')
    const viewer = await findViewer(services, facts.token, facts)
    if (viewer === null) {
      writeSecurityEvent(request, { event: 'session-refused', outcome: 'refused', userId: null })
      return reply.code(401).send(refusal('UNAUTHENTICATED', 'Log in first.'))
    }
    const { userId } = viewer
    if (!(await consumeRateLimit(services.db, services, { limit: DOWNLOADS, subject: [userId] }))) {
      writeSecurityEvent(request, { event: 'data-downloaded', outcome: 'limited', userId })
      return reply.code(403).send(refusal('TOO_MANY', 'Please try again in an hour.'))
    }
    const archive = await collectPersonalData(services, { userId, language: facts.language })
    writeSecurityEvent(request, { event: 'data-downloaded', outcome: 'done', userId })
    const today = dayOfInstant(services.clock.now(), viewer.timeZone)
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="dayplate-${today}.zip"`)
      .send(archive)
  })
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { POLICY_REPORTS_PATH } from '../../platform/http/content-security-policy.ts'
import type { Services } from '../../services.ts'
import { parseErrorReport } from './error-report.ts'
import { parsePolicyReports } from './policy-report.ts'
import { reportRecorder } from './record-reports.ts'
import type { Report } from './report.ts'

const ERRORS_PATH = '/reports/errors'
/** The size to which the web app cuts its reports. */
const ERROR_LIMIT_BYTES = 8 * 1024
/** The size of a browser's batch of one minute. */
const POLICY_LIMIT_BYTES = 32 * 1024
const POLICY_TYPES = ['application/csp-report', 'application/reports+json']

/**
 * Registers the routes for reports of browsers: violations of the policy, and errors that the web app caught. They always
 * answer 204.
 */
export async function registerReportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const recordErrors = reportRecorder(services)
  const recordRefusals = reportRecorder(services)

  app.post(ERRORS_PATH, { bodyLimit: ERROR_LIMIT_BYTES }, async (request, reply) => {
    const report = parseErrorReport(request.body)
    return answer(reply, report && [report], (reports) => recordErrors(reports, request))
  })

  // A scope of its own, because no other route accepts these content types.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(POLICY_TYPES, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))
    scope.post(POLICY_REPORTS_PATH, { bodyLimit: POLICY_LIMIT_BYTES }, async (request, reply) =>
      answer(reply, parsePolicyReports(request.body), (reports) => recordRefusals(reports, request)),
    )
  })
}

async function answer(
  reply: FastifyReply,
  reports: readonly Report[] | null,
  record: (reports: readonly Report[]) => Promise<void>,
): Promise<FastifyReply> {
  if (reports === null) return reply.code(400).send({ error: 'Not a valid report.' })
  await record(reports)
  return reply.code(204).send()
}

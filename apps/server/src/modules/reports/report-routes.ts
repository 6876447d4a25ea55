import type { FastifyInstance, FastifyReply } from 'fastify'
import { POLICY_REPORTS_PATH } from '../../platform/http/content-security-policy.ts'
import type { Services } from '../../services.ts'
import { parseErrorReport } from './error-report.ts'
import { parsePolicyReports } from './policy-report.ts'
import { reportRecorder } from './record-reports.ts'
import type { Report } from './report.ts'

const ERRORS_PATH = '/reports/errors'
/** What the client cuts its reports to. */
const ERROR_LIMIT_BYTES = 8 * 1024
/** A browser's batch of a minute. */
const POLICY_LIMIT_BYTES = 32 * 1024
const POLICY_TYPES = ['application/csp-report', 'application/reports+json']

/** Takes reports of browsers: refusals of the policy, and faults our own client noticed. Answers 204, whatever became of them. */
export async function registerReportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const recordErrors = reportRecorder(services)
  const recordRefusals = reportRecorder(services)

  app.post(ERRORS_PATH, { bodyLimit: ERROR_LIMIT_BYTES }, async (request, reply) => {
    const report = parseErrorReport(request.body)
    return answer(reply, report && [report], (reports) => recordErrors(reports, request))
  })

  // Its own scope: nothing else takes these content types.
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

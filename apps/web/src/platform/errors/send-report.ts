import { APP_VERSION } from '../app-version/app-version.ts'
import { composeReport, type ErrorReport, type ReportKind } from './error-report.ts'
import { createReportBudget } from './report-budget.ts'

const REPORTS = '/reports/errors'

const mayReport = createReportBudget(() => performance.now())

/** Sends what is told of a fault, unless it was told before or too often. Does not wait for an answer. */
export function sendReport(kind: ReportKind, error: unknown, path: string): void {
  const report = composeReport({ kind, error, path, version: APP_VERSION })
  // That it cannot be told is nobody's next error.
  if (mayReport(report)) void post(report).catch(() => {})
}

/** The page may be closing: `keepalive` lets the request outlive it, as a beacon would. */
async function post(report: ErrorReport): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const request = {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers,
    body: JSON.stringify(report),
  } as const
  await fetch(new URL(REPORTS, location.origin), request)
}

import { APP_VERSION } from '../app-version/app-version.ts'
import { composeReport, type ErrorReport, type ReportKind } from './error-report.ts'
import { createReportBudget } from './report-budget.ts'

const REPORTS = '/reports/errors'

const mayReport = createReportBudget(() => performance.now())

/** Sends a report unless it was sent before or the budget is used up. Does not wait for an answer. */
export function sendReport(kind: ReportKind, error: unknown, path: string): void {
  const report = composeReport({ kind, error, path, version: APP_VERSION })
  // A failing report must not cause another error.
  if (mayReport(report)) void post(report).catch(() => {})
}

/** `keepalive` lets the request outlive a closing page, like a beacon. */
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

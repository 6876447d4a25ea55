import { APP_VERSION } from '../app-version/app-version.ts'
import { composeReport, type ErrorReport, type ReportKind } from './error-report.ts'
import { isWorthReporting } from './is-worth-reporting.ts'
import { createReportBudget } from './report-budget.ts'

const REPORTS = '/reports/errors'

const mayReport = createReportBudget(() => performance.now())

/**
 * Tells the people behind the product that something is wrong, and the console at once. Never throws, never waits, and is
 * silent about what is nobody's fault (`isWorthReporting`).
 */
export function reportError(fault: unknown, kind: ReportKind = 'error'): void {
  if (!isWorthReporting(fault)) return
  // A page that was not found is not an error of the console.
  if (kind === 'error' || kind === 'missing-text') console.error(fault)
  try {
    const report = composeReport({ kind, fault, path: location.pathname, version: APP_VERSION })
    if (mayReport(report)) void sendReport(report)
  } catch {
    // Reporting must not become the next error.
  }
}

/** The page may be closing: `keepalive` lets the request outlive it, as a beacon would. */
async function sendReport(report: ErrorReport): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const request = {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers,
    body: JSON.stringify(report),
  } as const
  await fetch(new URL(REPORTS, location.origin), request).catch(() => {})
}

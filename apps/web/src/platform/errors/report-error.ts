import type { ReportKind } from './error-report.ts'
import { isWorthReporting } from './is-worth-reporting.ts'

/**
 * Tells the people behind the product that something is wrong, and the console at once. Never throws, never waits, and is
 * silent about what is nobody's fault (`isWorthReporting`).
 */
export function reportError(error: unknown, kind: ReportKind = 'error'): void {
  if (!isWorthReporting(error)) return
  // A page that was not found is not an error of the console.
  if (kind === 'error' || kind === 'missing-text') console.error(error)
  // Reporting must not become the next error.
  void tell(kind, error).catch(() => {})
}

/** What sends reports is fetched with the first fault, for most people never see one. Without a connection nothing is told. */
async function tell(kind: ReportKind, error: unknown): Promise<void> {
  // Where it happened, which may be another page by the time the rest is here.
  const path = location.pathname
  const { sendReport } = await import('./send-report.ts')
  sendReport(kind, error, path)
}

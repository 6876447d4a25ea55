import type { ReportKind } from './error-report.ts'
import { isWorthReporting } from './is-worth-reporting.ts'

/**
 * Reports an error to the developers, and to the console at once. Never throws, never waits, and ignores errors for which the
 * product is not at fault (`isWorthReporting`).
 */
export function reportError(error: unknown, kind: ReportKind = 'error'): void {
  if (!isWorthReporting(error)) return
  // A page that was not found is not an error for the console.
  if (kind === 'error' || kind === 'missing-text') console.error(error)
  // A failing report must not cause another error.
  void tell(kind, error).catch(() => {})
}

/** The sending code is loaded with the first error, because most users never see one. Offline nothing is sent. */
async function tell(kind: ReportKind, error: unknown): Promise<void> {
  // Read before loading, because the user may be on another page afterwards.
  const path = location.pathname
  const { sendReport } = await import('./send-report.ts')
  sendReport(kind, error, path)
}

import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../services.ts'
import type { Report } from './report.ts'
import { storeReport } from './reports.repository.ts'
import { writeBudget } from './write-budget.ts'

/** Reports stored a minute, of each source: a broken release is seen at once, and a flood stays a trickle. */
const PER_MINUTE = 60

export type RecordReports = (reports: readonly Report[], log: FastifyBaseLogger) => Promise<void>

/**
 * Stores reports as far as this minute's budget goes and logs each fault seen for the first time. Never fails: whoever sends a
 * report can do nothing about it.
 */
export function reportRecorder({ db, clock }: Services): RecordReports {
  const budget = writeBudget(clock, PER_MINUTE)
  return async (reports, log) => {
    for (const report of reports) {
      if (!budget.take()) return
      try {
        const outcome = await storeReport(db, report, clock)
        if (outcome === 'new') log.warn({ report }, 'a browser reports a new fault')
        if (outcome === 'full') log.warn({ kind: report.kind }, 'no room for another fault reported by browsers')
      } catch (error) {
        log.error({ err: error }, 'a report could not be stored')
      }
    }
  }
}

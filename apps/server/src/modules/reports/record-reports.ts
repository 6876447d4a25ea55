import { networkOf } from '../../platform/throttle/network-of.ts'
import type { Services } from '../../services.ts'
import { droppedReports } from './dropped-reports.ts'
import type { Report } from './report.ts'
import { storeReport } from './reports.repository.ts'
import { writeBudget } from './write-budget.ts'

/**
 * Reports stored a minute, of each source: a broken release is seen at once, and a flood stays a trickle. A network has what
 * one batch of a browser may hold.
 */
const PER_MINUTE = { all: 60, network: 20 }

/** Who sent reports, and where to say what became of them; a request of Fastify is one. */
export interface Sender {
  readonly ip: string
  readonly log: {
    warn(facts: object, message: string): void
    error(facts: object, message: string): void
  }
}

export type RecordReports = (reports: readonly Report[], sender: Sender) => Promise<void>

/**
 * Stores reports as far as this minute's budget goes and logs each fault seen for the first time. Never fails: the sender of a
 * report can do nothing about it.
 */
export function reportRecorder({ db, clock }: Services): RecordReports {
  const budget = writeBudget(clock, PER_MINUTE)
  const drops = droppedReports(clock)
  return async (reports, { ip, log }) => {
    const network = networkOf(ip)
    for (const report of reports) {
      if (budget.take(network)) await store(report, log)
      else drops.add()
    }
    const dropped = drops.takeUntold()
    if (dropped !== null)
      log.warn({ dropped }, `${dropped} reports of browsers were dropped: too many came in a minute`)
  }

  async function store(report: Report, log: Sender['log']): Promise<void> {
    try {
      const outcome = await storeReport(db, report, clock)
      if (outcome === 'new') log.warn({ report }, `a browser reports a new fault: ${report.message}`)
    } catch (error) {
      log.error({ err: error }, 'a report could not be stored')
    }
  }
}

import { networkOf } from '../../platform/throttle/network-of.ts'
import type { Services } from '../../services.ts'
import { droppedReports } from './dropped-reports.ts'
import type { Report } from './report.ts'
import { storeReport } from './reports.repository.ts'
import { writeBudget } from './write-budget.ts'

/**
 * Reports stored in a minute, in all and of each network: enough to notice a broken release at once without storing a flood. A
 * network may send one full batch of a browser.
 */
const PER_MINUTE = { all: 60, network: 20 }

/** The sender of reports, with the log to write to. A Fastify request is one. */
export interface Sender {
  readonly ip: string
  readonly log: {
    warn(facts: object, message: string): void
    error(facts: object, message: string): void
  }
}

export type RecordReports = (reports: readonly Report[], sender: Sender) => Promise<void>

/**
 * Stores reports within this minute's budget and logs each new fault. Never throws, because the sender of a report cannot react
 * to an error.
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

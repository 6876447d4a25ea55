import { expect, it, vi } from 'vitest'
import type { Services } from '../../services.ts'
import { reportRecorder } from './record-reports.ts'
import type { Report } from './report.ts'
import { storeReport } from './reports.repository.ts'

vi.mock('./reports.repository.ts')

/** The limit of a network in a minute. */
const PER_NETWORK = 20

const REPORT: Report = { kind: 'error', message: 'x is not a function', stack: null, path: '/more', version: '1' }

it('logs a flood once a minute, and each new error with its message', async () => {
  vi.mocked(storeReport).mockResolvedValueOnce('new').mockResolvedValue('counted')
  let now = 1_000_000
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the store is mocked, and nothing else reads the other services
  const record = reportRecorder({ clock: { now: () => now } } as Services)
  const log = { warn: vi.fn<(facts: object, message: string) => void>(), error: vi.fn<() => void>() }
  const flood = () =>
    record(
      Array.from({ length: PER_NETWORK + 5 }, () => REPORT),
      { ip: '203.0.113.7', log },
    )
  await flood()
  await flood()
  now += 60_000
  await flood()
  expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
    'a browser reports a new fault: x is not a function',
    '5 reports of browsers were dropped: too many came in a minute',
    `${PER_NETWORK + 5 + 5} reports of browsers were dropped: too many came in a minute`,
  ])
})

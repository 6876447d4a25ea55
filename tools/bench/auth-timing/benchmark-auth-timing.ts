import { z } from 'zod'
import { createMigratedDatabase } from '../../database/create-migrated-database.ts'
import { toDatabaseUrl } from '../../database/database-url.ts'
import { startTestPostgres } from '../../database/start-test-postgres.ts'
import { measured, measuredAtLeast, type BenchRow } from '../bench-row.ts'
import { forkServer, whenReady } from '../fork-server.ts'
import { median } from '../median.ts'
import { KNOWN_EMAIL, UNKNOWN_EMAIL } from './emails.ts'
import { mannWhitneyP } from './mann-whitney.ts'

const DATABASE = 'auth_timing'
const PROGRAM = 'tools/bench/auth-server.ts'
const ANSWER_WITHIN_MS = 60_000

const SAMPLES = 200
/** Requests before the measurement, which compile the documents and fill the pool. */
const WARM_UP = 20

/** A p-value below this means that known and unknown addresses take different times, beyond chance. */
const LEAST_P = 0.01

const CALLS = {
  login: 'mutation Login($email: String!) { login(email: $email, password: "not-the-one") { __typename } }',
  remindPassword: 'mutation RemindPassword($email: String!) { remindPassword(email: $email) { code } }',
} as const

/** Measures whether the response time shows who is registered. */
export async function benchmarkAuthTiming(): Promise<readonly BenchRow[]> {
  const postgres = await startTestPostgres('auth-timing', {})
  try {
    await createMigratedDatabase(postgres.connection, DATABASE)
    const env = { DATABASE_URL: toDatabaseUrl(postgres.connection, DATABASE) }
    const server = forkServer(PROGRAM, { env, answersWithinMs: ANSWER_WITHIN_MS })
    try {
      const origin = await whenReady(server, (message) => z.string().parse(message))
      const rows: BenchRow[] = []
      for (const [name, query] of Object.entries(CALLS)) rows.push(...(await measure(origin, name, query)))
      return rows
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function measure(origin: string, name: string, query: string): Promise<readonly BenchRow[]> {
  for (let index = 0; index < WARM_UP; index += 1) {
    for (const email of [KNOWN_EMAIL, UNKNOWN_EMAIL]) await timeOf(origin, query, email)
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let index = 0; index < SAMPLES; index += 1) {
    const askKnown = async () => known.push(await timeOf(origin, query, KNOWN_EMAIL))
    const askUnknown = async () => unknown.push(await timeOf(origin, query, UNKNOWN_EMAIL))
    // Alternates the order, so that neither address always comes second.
    for (const ask of index % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await ask()
  }
  return [
    measured(`${name}, known address, median of ${SAMPLES}`, median(known), 'ms'),
    measured(`${name}, unknown address, median of ${SAMPLES}`, median(unknown), 'ms'),
    measuredAtLeast(LEAST_P, { name: `${name}, Mann–Whitney`, value: mannWhitneyP(known, unknown), unit: 'p' }),
  ]
}

async function timeOf(origin: string, query: string, email: string): Promise<number> {
  const body = JSON.stringify({ query, variables: { email } })
  const startedMs = performance.now()
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const answer = await response.text()
  const tookMs = performance.now() - startedMs
  if (response.status !== 200) throw new Error(`${response.status}: ${answer}`)
  return tookMs
}

import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { createMigratedDatabase } from '../../database/create-migrated-database.ts'
import { toDatabaseUrl } from '../../database/database-url.ts'
import { startTestPostgres } from '../../database/start-test-postgres.ts'
import { measured, measuredAtLeast, measuredAtMost, type BenchRow } from '../bench-row.ts'
import { forkServer, whenReady } from '../fork-server.ts'
import { quantile } from '../quantile.ts'
import { ask, type Asked, type Question } from './ask.ts'
import { LOGIN, REGISTER } from './documents.ts'
import { flood } from './flood.ts'
import { KNOWN, NEW, NEWCOMERS, PASSWORD, type Person } from './people.ts'

const DATABASE = 'overload'
const PROGRAM = 'tools/bench/overload-server.ts'
/** Fifty password hashes and the catalogue take about 5 s on an idle machine. */
const ANSWER_WITHIN_MS = 90_000

const FLOOD_MS = 15_000
/** People start when the flood is running and finish before it ends. */
const PEOPLE_FROM_MS = 1_000
const PEOPLE_WITHIN_MS = 12_000

/**
 * Measures whether people can still log in and register while an attacker guesses passwords from 2,000 rented networks.
 */
export async function benchmarkOverload(): Promise<readonly BenchRow[]> {
  const postgres = await startTestPostgres('overload', {})
  try {
    await createMigratedDatabase(postgres.connection, DATABASE)
    const env = { DATABASE_URL: toDatabaseUrl(postgres.connection, DATABASE) }
    const server = forkServer(PROGRAM, { env, answersWithinMs: ANSWER_WITHIN_MS })
    try {
      const origin = await whenReady(server, (message) => z.string().parse(message))
      return await measure(new URL('/graphql?q=Bench', origin))
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function measure(url: URL): Promise<readonly BenchRow[]> {
  const [flooded, known, new_, registered] = await Promise.all([
    flood(url, FLOOD_MS),
    askInTurn(url, KNOWN.map(loginOf)),
    askInTurn(url, NEW.map(loginOf)),
    askInTurn(url, NEWCOMERS.map(registrationOf)),
  ])
  const people = [...known, ...new_, ...registered]
  const wrong = people.filter(({ status, text }) => status === 200 && !isLetIn(text))
  return [
    measured('flood: logins with wrong passwords', flooded.calls, 'calls'),
    measured('flood: answered 503', flooded.refused, 'calls'),
    measuredAtMost(0, { name: 'flood: let in', value: flooded.letIn, unit: 'calls' }),
    letIn('logins from known networks', known),
    letIn('logins from new networks', new_),
    letIn('registrations', registered),
    measuredAtMost(0, { name: 'a right password answered as wrong', value: wrong.length, unit: 'calls' }),
    measured(
      'people, answer p50',
      quantile(
        people.map(({ tookMs }) => tookMs),
        0.5,
      ),
      'ms',
    ),
    measured(
      'people, answer p99',
      quantile(
        people.map(({ tookMs }) => tookMs),
        0.99,
      ),
      'ms',
    ),
  ]
}

const letIn = (name: string, answers: readonly Asked[]): BenchRow =>
  measuredAtLeast(answers.length, {
    name: `${name}, let in of ${answers.length}`,
    value: answers.filter(({ text }) => isLetIn(text)).length,
    unit: 'calls',
  })

const isLetIn = (text: string): boolean => text.includes('"Token"')

const loginOf = ({ email, from }: Person): Question => ({
  query: LOGIN,
  variables: { email, password: PASSWORD },
  from,
})

const registrationOf = ({ email, from }: Pick<Person, 'email' | 'from'>): Question => ({
  query: REGISTER,
  variables: { request: { email, password: PASSWORD, agreementsTermsAndConditions: true } },
  from,
})

/** Sends each request once, spread evenly over the flood, without retries. An answer of 503 counts as not let in. */
async function askInTurn(url: URL, questions: readonly Question[]): Promise<readonly Asked[]> {
  const agent = new Agent({ keepAlive: false })
  return Promise.all(
    questions.map(async (question, index) => {
      await pause(PEOPLE_FROM_MS + (index * PEOPLE_WITHIN_MS) / questions.length)
      return ask(url, agent, question)
    }),
  )
}

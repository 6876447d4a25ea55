import { Agent } from 'node:http'
import { ask } from './ask.ts'
import { LOGIN } from './documents.ts'
import { rented } from './people.ts'

const CONNECTIONS = 80

export interface FloodReport {
  readonly calls: number
  /** Answered with 503. */
  readonly refused: number
  /** Let in, which must never happen. */
  readonly letIn: number
}

/** Logs in with wrong passwords over eighty connections, each request from another network, until the time is over. */
export async function flood(url: URL, durationMs: number): Promise<FloodReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const endsAtMs = performance.now() + durationMs
  const report = { calls: 0, refused: 0, letIn: 0 }
  const keepTrying = async (): Promise<void> => {
    while (performance.now() < endsAtMs) {
      const index = report.calls
      report.calls += 1
      const variables = { email: `guessed-${index % 1_000}@example.com`, password: 'guess' }
      const { status, text } = await ask(url, agent, { query: LOGIN, variables, from: rented(index) })
      if (status === 503) report.refused += 1
      if (text.includes('"Token"')) report.letIn += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepTrying))
  agent.destroy()
  return report
}

import type { TestProject } from 'vitest/node'
import { startTestPostgres } from './start-test-postgres.ts'
import { createTestTemplate } from './test-template.ts'

/** Starts one PostgreSQL per run, with the template that each test file copies (a copy takes about 150 ms). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres('integration')
  await createTestTemplate(server.connection)
  project.provide('postgres', server.connection)
  return () => server.stop()
}

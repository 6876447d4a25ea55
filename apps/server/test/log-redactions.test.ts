import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createServer } from '../src/create-server.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const lines: string[] = []
let server: TestServer
let app: FastifyInstance
beforeAll(async () => {
  server = await startTestServer()
  const logStream = { write: (line: string) => void lines.push(line) }
  app = await createServer({ services: server.services, webFolder: null, logLevel: 'trace', logStream })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

it('redacts the token when a request is logged with its headers', () => {
  const withHeaders = app.log.child({}, { serializers: { req: (request: unknown) => request } })
  withHeaders.info({ req: { headers: { 'x-auth-token': 'secret-token', 'x-locale': 'pl_PL' } } }, 'a request')
  expect(lines.at(-1)).toContain('"x-locale":"pl_PL"')
  expect(lines.at(-1)).not.toContain('secret-token')
})

it.each(['detail', 'where', 'internalQuery', 'node', 'parameters'])('leaves out the %s of an error', (name) => {
  app.log.error({ err: Object.assign(new Error('a row was refused'), { [name]: 'secret@example.com' }) }, 'failed')
  expect(lines.at(-1)).toContain('a row was refused')
  expect(lines.at(-1)).not.toContain('secret@example.com')
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServer } from '../src/create-server.ts'
import { purgeExpired } from '../src/purge-expired.ts'
import { openReleasedDocuments } from '../src/platform/graphql/released-documents/open-released-documents.ts'
import { readDocumentList } from '../src/platform/graphql/released-documents/read-document-list.ts'
import { gatewayClient } from './tools/gateway-client.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const LAST_RELEASE = 'query Old{old:__typename}'
const THIS_RELEASE = 'mutation RemindPassword($email:String!){remindPassword(email:$email){code}}'
const NEXT_RELEASE = 'query Next{__typename new:__typename}'
const NEVER = 'query Curious { me { id } }'

let server: TestServer
const apps: FastifyInstance[] = []
const lines: string[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await server.close()
})

/** A server of a release, on the shared database. */
async function release(...texts: readonly string[]) {
  const { services } = server
  const released = await openReleasedDocuments(services, texts)
  const logStream = { write: (line: string) => void lines.push(line) }
  const app = await createServer({
    services,
    webFolder: null,
    logLevel: 'warn',
    logStream,
    isProduction: true,
    released,
  })
  apps.push(app)
  return gatewayClient(app)
}

const VARIABLES = { email: 'nobody@example.com' }

describe('a gateway in production', () => {
  it('answers the documents of its web app, with the type names that the cache adds', async () => {
    const client = await release(THIS_RELEASE)
    const asking = THIS_RELEASE.replace('{code}', ' { __typename\n code }')
    expect((await client.call(asking, { variables: VARIABLES })).status).toBe(200)
  })

  it('refuses every other document before executing it, always with the same text', async () => {
    const client = await release(THIS_RELEASE)
    const others = [NEVER, NEVER, THIS_RELEASE.replace('{code}', '{code kind:__typename}'), 'query Q{nonsense}']
    const before = lines.length
    const answers = []
    for (const other of others) answers.push(await client.call(other, { variables: VARIABLES }))
    for (const { status, data, errors } of answers) {
      expect([status, data]).toEqual([400, null])
      expect(errors).toEqual([
        {
          message: 'This gateway only answers the queries of its own web app.',
          extensions: { code: 'GRAPHQL_VALIDATION' },
        },
      ])
    }
    const told = lines.slice(before).map((line): unknown => JSON.parse(line))
    expect(told).toEqual(others.map(() => expect.objectContaining({ event: 'document-refused', outcome: 'refused' })))
  })

  it('answers pages of releases before and after it, and deletes documents that no release uses any more', async () => {
    await release(LAST_RELEASE)
    const client = await release(THIS_RELEASE)
    await release(THIS_RELEASE, NEXT_RELEASE)
    for (const text of [LAST_RELEASE, NEXT_RELEASE]) expect((await client.call(text)).status).toBe(200)
    server.clock.moveDays(399)
    const current = await release(THIS_RELEASE)
    expect((await purgeExpired(server.services)).documents).toBe(0)
    server.clock.moveDays(2)
    expect((await purgeExpired(server.services)).documents).toBe(2)
    expect((await current.call(LAST_RELEASE)).status).toBe(400)
    expect((await current.call(THIS_RELEASE, { variables: VARIABLES })).status).toBe(200)
  })

  it('may be started many times at once', async () => {
    const texts = Array.from({ length: 50 }, (_, index) => `query Q${index}{__typename}`)
    const starts = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? texts : texts.toReversed()))
    await Promise.all(starts.map((list) => openReleasedDocuments(server.services, list)))
    expect((await release().then((client) => client.call(texts[7] ?? ''))).status).toBe(200)
  })
})

describe('the list of documents', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-documents-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is null when the web app was not built', () => {
    expect(readDocumentList(folder)).toBeNull()
  })

  it('is refused when it is empty or not a list', () => {
    const errors = [
      ['[]', /Too small/],
      ['{}', /expected array/],
      ['[1]', /expected string/],
      ['["query', /Unterminated string/],
    ] as const
    for (const [text, error] of errors) {
      writeFileSync(path.join(folder, 'documents.json'), text)
      expect(() => readDocumentList(folder)).toThrow(error)
    }
  })
})

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { articles, type Articles } from '@dayplate/catalogue/articles'
import { createTestDatabase, type TestDatabase } from '../../../../tools/database/create-test-database.ts'
import { createServer, type ServerOptions } from '../../src/create-server.ts'
import { openCatalogue } from '../../src/modules/catalogue/index.ts'
import { pagesOf } from '../../src/modules/content/pages/index.ts'
import { prepareFirstExample } from '../../src/modules/example-days/index.ts'
import { openKeptExamples } from '../../src/modules/example-days/kept/index.ts'
import {
  folderStore,
  noLitPlates,
  openLitPlates,
  type Drawer,
  type OpenLitPlates,
} from '../../src/modules/pictures/index.ts'

import type { Clock } from '../../src/platform/clock/clock.ts'
import { openShelf } from '../../src/modules/knowledge/shelf/index.ts'
import { openPlanner } from '../../src/modules/planning/index.ts'
import { NO_PROVIDERS, type SocialProviders } from '../../src/modules/social/index.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { makeMailKey } from '../../src/platform/mail/mail-key.ts'
import { workAfterAnswers } from '../../src/platform/graphql/after-answer.ts'
import { openReleasedDocuments } from '../../src/platform/graphql/released-documents/open-released-documents.ts'
import { readDocumentList } from '../../src/platform/graphql/released-documents/read-document-list.ts'
import type { Services } from '../../src/services.ts'
import { gatewayClient, type GatewayClient } from './gateway-client.ts'
import { movableClock, type MovableClock } from './movable-clock.ts'

export interface TestServer {
  readonly services: Services
  /** For a second program on the same database. */
  readonly connection: TestDatabase['connection']
  /** The folder of lit pictures. */
  readonly picturesFolder: string
  readonly clock: MovableClock
  /** Calls the server without a socket. */
  readonly client: GatewayClient
  /** Checks for imports, as a running server does every few seconds. Returns whether there was one. */
  lookForImports(): Promise<boolean>
  /** Resolves when all work after answers is done. */
  settled(): Promise<void>
  /** Opens a socket and returns its address, for a real browser. */
  listen(): Promise<string>
  close(): Promise<void>
}

export interface TestServerOptions {
  readonly socialProviders?: SocialProviders
  /** Answers only the documents of the web app in its folder, as in production. */
  readonly isForWebAlone?: boolean
  /** Sells plans, as an installation with a payment operator does. */
  readonly hasPaymentOperator?: boolean
  /** The level and receiver of the log; nothing is logged by default. */
  readonly log?: { readonly level: string; readonly write: (line: string) => void }
  /** Draws lit pictures into a folder of the test; by default none are drawn. */
  readonly drawer?: Drawer
  /** Articles in place of the release's. */
  readonly articles?: Articles
  /** A database that several servers of a test file share; by default each server gets its own. */
  readonly database?: TestDatabase
  /** Limits and times of live streams. */
  readonly live?: ServerOptions['live']
}

/** Makes work after answers start at once, because no test measures how long an answer takes. */
const NO_CHANCE = Uint8Array.of(0)

const NO_APPS = { appStoreUrl: null, googlePlayUrl: null }

const litPlatesOf = (picturesFolder: string, clock: Clock, drawer: Drawer | undefined): OpenLitPlates =>
  drawer === undefined
    ? noLitPlates
    : openLitPlates({ store: folderStore(picturesFolder, { clock, randomBytes }), drawer })

/** The real server on its own migrated database, with a clock that tests move. With a folder it also serves the web app. */
export async function startTestServer(
  webFolder: string | null = null,
  {
    socialProviders = NO_PROVIDERS,
    isForWebAlone = false,
    hasPaymentOperator = false,
    log,
    drawer,
    live = {},
    ...given
  }: TestServerOptions = {},
): Promise<TestServer> {
  const database = given.database ?? (await createTestDatabase())
  const clock = movableClock()
  const folder = mkdtempSync(path.join(tmpdir(), 'test-server-'))
  const db = openDatabase(database.connection)
  const catalogue = await openCatalogue(db, clock)
  const planner = openPlanner()
  const picturesFolder = path.join(folder, 'pictures')
  const litPlates = litPlatesOf(picturesFolder, clock, drawer)
  const services: Services = {
    db,
    clock,
    randomBytes,
    get catalogue() {
      return catalogue.current
    },
    planner,
    litPlates,
    exampleDays: openKeptExamples(),
    mailKey: makeMailKey(randomBytes),
    erasedPeopleFile: path.join(folder, 'erased-people.txt'),
    pages: pagesOf(),
    shelf: openShelf(given.articles ?? articles),
    passwordMinLength: 4,
    // Many users share one address, as behind a proxy.
    throttleFactor: webFolder === null ? 1 : 10_000,
    publicUrl: 'https://dayplate.example',
    mobileApps: NO_APPS,
    socialProviders,
  }
  const logging = log === undefined ? { logLevel: 'silent' } : { logLevel: log.level, logStream: log }
  // No background work runs here, and the home page waits for its first example day.
  if (webFolder !== null) await prepareFirstExample(services)
  const later = workAfterAnswers(() => NO_CHANCE, 0)
  const documents = webFolder === null ? null : readDocumentList(webFolder)
  const released = isForWebAlone ? await openReleasedDocuments(services, documents ?? []) : null
  const app = await createServer({ services, webFolder, hasPaymentOperator, released, later, live, ...logging })
  return {
    services,
    connection: database.connection,
    picturesFolder,
    clock,
    client: gatewayClient(app),
    lookForImports: () => catalogue.look(),
    settled: () => later.settled(),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.close()
      await litPlates.close()
      await planner.close()
      await db.destroy()
      if (given.database === undefined) await database.drop()
      rmSync(folder, { recursive: true })
    },
  }
}

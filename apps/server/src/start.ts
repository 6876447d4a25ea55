import { existsSync } from 'node:fs'
import path from 'node:path'
import { articles } from '@dayplate/catalogue/articles'
import { startBackgroundWork } from './background-work.ts'
import { createServer } from './create-server.ts'
import { demoViolations, demoViolationsAt } from './environment/check-demo.ts'
import { parseEnvironment, publicUrlOf, type Environment } from './environment/environment.ts'
import { openCatalogue, type OpenCatalogue } from './modules/catalogue/index.ts'
import { openKeptExamples } from './modules/example-days/kept/index.ts'
import { openPages, type Pages } from './modules/content/pages/index.ts'
import { openShelf } from './modules/knowledge/shelf/index.ts'
import { openPlanner, type Planner } from './modules/planning/index.ts'
import { whyFolderUnwritable, type OpenLitPlates } from './modules/pictures/index.ts'
import { openProviders } from './modules/social/index.ts'
import { whyUnwritable } from './modules/personal-data/index.ts'
import { drawFirstPictures, openPictures } from './open-pictures.ts'
import { systemClock } from './platform/clock/clock.ts'
import { MAIL_KEY_FILE } from './platform/data-folder.ts'
import type { Database } from './platform/db/database.ts'
import { migrateToLatest, migrationMessage } from './platform/db/migrate.ts'
import { openOwnDatabase, type OwnDatabase } from './platform/db/own-database.ts'
import { openReleasedDocuments } from './platform/graphql/released-documents/open-released-documents.ts'
import { readDocumentList } from './platform/graphql/released-documents/read-document-list.ts'
import type { LiveOptions } from './platform/live/live.routes.ts'
import { openMailKey, type MailKey } from './platform/mail/mail-key.ts'
import { sayWhileSlow } from './platform/say-while-slow.ts'
import { WEB_FOLDER } from './platform/http/web-folder.ts'
import { DEMO_ACCESS_CODE, DEMO_CREDENTIALS, seedDemo } from './scenario/index.ts'
import type { Services } from './services.ts'
import { operatorOf } from './environment/operator-environment.ts'
import { socialSettingsOf } from './environment/social-environment.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** OWASP ASVS 5.0, 6.2.1. */
const ASVS_PASSWORD_MIN_LENGTH = 8

export interface StartInput {
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly randomBytes: (size: number) => Uint8Array
}

export type StartOutcome =
  | { readonly kind: 'started'; readonly greeting: string; stop(): Promise<void> }
  | { readonly kind: 'refused'; readonly message: string }

const refuse = (message: string): StartOutcome => ({ kind: 'refused', message })

/** Starts the product: environment, database, migrations, catalogue, demo, server. Every failure becomes one message. */
export async function start({ variables, randomBytes }: StartInput): Promise<StartOutcome> {
  const parsed = parseEnvironment(variables)
  if (parsed.kind === 'refused') {
    const inDatabase = parsed.databaseUrl === null ? [] : await demoViolationsAt(ROOT, parsed.databaseUrl)
    return refuse(violationsMessage([...parsed.violations, ...inDatabase]))
  }
  const { OPERATOR_TEXTS = null, DATABASE_URL = null } = parsed.environment
  const opened = openPages(operatorOf(parsed.environment), OPERATOR_TEXTS)
  if (opened.kind === 'refused') return refuse(violationsMessage(opened.errors))
  const own = await sayWhileSlow('waiting for the database', () =>
    openOwnDatabase({ root: ROOT, databaseUrl: DATABASE_URL, onLost }),
  )
  if (own.kind === 'refused') return refuse(own.message)
  const outcome = await startOn({ own, pages: opened.pages }, parsed.environment, randomBytes).catch(refuseUnforeseen)
  if (outcome.kind === 'refused') await own.close()
  return outcome
}

const violationsMessage = (violations: readonly string[]): string =>
  `These settings have to be corrected:\n  ${violations.join('\n  ')}`

const NOT_BUILT = 'The web app is not built. Run npm start, which builds it, or node tools/build.ts first.'

/** Turns an unforeseen error into one message too. Its stack tells developers where it happened. */
const refuseUnforeseen = (error: unknown): StartOutcome =>
  refuse(`The product could not start: ${error instanceof Error ? (error.stack ?? error.message) : 'no reason given'}`)

/** Without its database the product cannot work, so the process ends and its supervisor restarts it. */
function onLost(log: string): void {
  process.stderr.write(`The embedded PostgreSQL ended unexpectedly:\n${log}\n`)
  process.exit(1)
}

async function startOn(
  { own, pages }: { readonly own: OwnDatabase; readonly pages: Pages },
  environment: Environment,
  randomBytes: StartInput['randomBytes'],
): Promise<StartOutcome> {
  const isProduction = environment.DAYPLATE_ENV === 'production'
  const violations = isProduction ? await demoViolations(own.db) : []
  if (violations.length > 0) return refuse(violationsMessage(violations))
  const files = await openFiles(environment, randomBytes)
  if (files.kind === 'refused') return files
  const migrated = await sayWhileSlow('migrating the database', () => migrateToLatest(own.db))
  if (migrated.kind !== 'migrated') return refuse(migrationMessage(migrated))
  const documents = readDocumentList(WEB_FOLDER)
  if (isProduction && documents === null) return refuse(NOT_BUILT)
  const catalogue = await sayWhileSlow('storing the catalogue', () => openCatalogue(own.db, systemClock))
  const planner = openPlanner()
  const litPlates = openPictures(environment, { clock: systemClock, randomBytes })
  const services = makeServices(
    { db: own.db, catalogue, planner, litPlates, pages, mailKey: files.mailKey, randomBytes },
    environment,
  )
  if (!isProduction) await sayWhileSlow('planning the days of the demo account', () => seedDemo(services))
  // An installation for trying answers any document; one for real users answers only those of the web app.
  const released = isProduction ? await openReleasedDocuments(services, documents ?? []) : null
  const webFolder = existsSync(WEB_FOLDER) ? WEB_FOLDER : null
  const app = await createServer({
    services,
    webFolder,
    logLevel: environment.LOG_LEVEL,
    isProduction,
    released,
    trustedProxies: environment.TRUSTED_PROXIES,
    site: { home: environment.EXTERNAL_HOME_URL, coach: environment.COACH_URL },
    live: listenTo(environment),
  })
  if (isProduction && environment.PASSWORD_MIN_LENGTH < ASVS_PASSWORD_MIN_LENGTH)
    app.log.warn(
      `PASSWORD_MIN_LENGTH is ${environment.PASSWORD_MIN_LENGTH}; ${ASVS_PASSWORD_MIN_LENGTH} is recommended`,
    )
  if (!isProduction) await drawFirstPictures(services, environment, app.log)
  try {
    await app.listen({ port: environment.PORT, host: environment.HOST })
  } catch (error) {
    await app.close()
    await litPlates.close()
    await planner.close()
    return refuse(listenMessage(error, environment))
  }
  const background = startBackgroundWork({ services, catalogue, environment, log: app.log })
  return { kind: 'started', greeting: greeting(app.listeningOrigin, environment), stop }

  async function stop(): Promise<void> {
    // Closed together, so that no new requests arrive while the rest ends.
    await Promise.all([app.close(), litPlates.close(), background.stop()])
    await planner.close()
    await own.close()
  }
}

const listenTo = ({ DATABASE_LISTEN_URL }: Environment): LiveOptions =>
  DATABASE_LISTEN_URL === undefined ? {} : { connection: { connectionString: DATABASE_LISTEN_URL } }

type OpenedFiles = { readonly kind: 'opened'; readonly mailKey: MailKey } | Extract<StartOutcome, { kind: 'refused' }>

/** Opens the files beside the database: the key of mailed links, the file of erased people and the folder of pictures. */
async function openFiles(environment: Environment, randomBytes: StartInput['randomBytes']): Promise<OpenedFiles> {
  const mailKey = environment.MAIL_KEY ?? openMailKey(MAIL_KEY_FILE, randomBytes)
  if (mailKey === null)
    return { kind: 'refused', message: `${MAIL_KEY_FILE} contains no key. Delete it; the next start makes a new one.` }
  const reason = await whyUnwritable(environment.ERASED_PEOPLE_FILE)
  if (reason !== null)
    return { kind: 'refused', message: violationsMessage([`ERASED_PEOPLE_FILE: cannot be written (${reason})`]) }
  const pictures = await whyFolderUnwritable(environment.PICTURES_DIR)
  if (pictures !== null)
    return { kind: 'refused', message: violationsMessage([`PICTURES_DIR: cannot be written (${pictures})`]) }
  return { kind: 'opened', mailKey }
}

const makeServices = (
  {
    db,
    catalogue,
    planner,
    litPlates,
    mailKey,
    pages,
    randomBytes,
  }: {
    readonly db: Database
    readonly catalogue: OpenCatalogue
    readonly planner: Planner
    readonly litPlates: OpenLitPlates
    readonly mailKey: MailKey
    readonly pages: Pages
    readonly randomBytes: StartInput['randomBytes']
  },
  environment: Environment,
): Services => ({
  db,
  clock: systemClock,
  randomBytes,
  get catalogue() {
    return catalogue.current
  },
  planner,
  litPlates,
  exampleDays: openKeptExamples(),
  mailKey,
  erasedPeopleFile: environment.ERASED_PEOPLE_FILE,
  pages,
  shelf: openShelf(articles),
  publicUrl: publicUrlOf(environment),
  socialProviders: openProviders(socialSettingsOf(environment), systemClock),
  passwordMinLength: environment.PASSWORD_MIN_LENGTH,
  throttleFactor: environment.THROTTLE_FACTOR,
  mobileApps: {
    appStoreUrl: environment.APP_STORE_URL ?? null,
    googlePlayUrl: environment.GOOGLE_PLAY_URL ?? null,
  },
})

function listenMessage(error: unknown, { PORT, HOST }: Environment): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null
  if (code === 'EADDRINUSE')
    return `Port ${PORT} on ${HOST} is taken. Stop the program that uses it, or choose another port: PORT=4001 npm start`
  if (code === 'EACCES') return `This user may not use port ${PORT}. Choose one above 1023: PORT=4000 npm start`
  return `The server cannot listen on ${HOST}:${PORT}: ${error instanceof Error ? error.message : String(error)}`
}

function greeting(address: string, { DAYPLATE_ENV }: Environment): string {
  const lines = [`Dayplate is ready at ${address}`]
  if (DAYPLATE_ENV === 'development') {
    lines.push(`Demo account: ${DEMO_CREDENTIALS.email}, password ${DEMO_CREDENTIALS.password}`)
    lines.push(`Access code for a new account: ${DEMO_ACCESS_CODE}, entered at ${address}/aktywacja`)
  }
  return `${lines.join('\n')}\n`
}

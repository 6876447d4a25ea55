import { recipeIdOf } from '@dayplate/nutrition'
import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from './environment/environment.ts'
import type { OpenCatalogue } from './modules/catalogue/index.ts'
import { prepareExamples } from './modules/example-days/index.ts'
import { writeLessons } from './modules/diet-course/index.ts'
import { announceArticles } from './modules/knowledge/index.ts'
import { extendPlans } from './modules/planning/index.ts'
import { keepDrawing } from './open-pictures.ts'
import { repeatEvery } from './platform/repeat-every.ts'
import { purgeExpired } from './purge-expired.ts'
import { sendMails } from './send-mails.ts'
import type { Services } from './services.ts'

/** How often plans are extended to their horizon. A day begins at another hour in every time zone. */
const EXTEND_EVERY_MS = 60 * 60 * 1000

/** How soon every server plans with a catalogue that an operator imported. */
const LOOK_FOR_IMPORTS_EVERY_MS = 10 * 1000

/** How soon example days are planned again after an import or the end of a week. Otherwise there is nothing to do. */
const PREPARE_EXAMPLES_EVERY_MS = 60 * 1000

/** How often lessons and new articles are written. They have a whole day each, in every time zone. */
const WRITE_MAILS_EVERY_MS = 10 * 60 * 1000

/** Expired rows are refused already, so deleting them may wait for an hour. */
const PURGE_EVERY_MS = 60 * 60 * 1000

interface Background {
  readonly services: Services
  readonly catalogue: OpenCatalogue
  readonly environment: Environment
  readonly log: FastifyBaseLogger
}

/** Starts the repeated work of a server. `stop` asks each to end early and waits for it. */
export function startBackgroundWork({ services, catalogue, environment, log }: Background): { stop(): Promise<void> } {
  tellLeftOut(catalogue, log)
  const works = [
    repeatEvery(
      EXTEND_EVERY_MS,
      (stopping) => extendAndReport(services, log, stopping),
      (error) => log.error({ err: error }, 'extending plans failed'),
    ),
    repeatEvery(
      LOOK_FOR_IMPORTS_EVERY_MS,
      () => lookAndReport(catalogue, log),
      (error) => log.error({ err: error }, 'looking for imported foods and meals failed'),
    ),
    sendMails(services, environment, log),
    repeatEvery(
      WRITE_MAILS_EVERY_MS,
      (stopping) => writeAndReport(services, log, stopping),
      (error) => log.error({ err: error }, 'writing lessons and news of articles failed'),
    ),
    repeatEvery(
      PURGE_EVERY_MS,
      async () => log.info(await purgeExpired(services), 'cleanup done'),
      (error) => log.error({ err: error }, 'cleanup failed'),
    ),
    repeatEvery(
      PREPARE_EXAMPLES_EVERY_MS,
      (stopping) => prepareAndReport(services, log, stopping),
      (error) => log.error({ err: error }, 'planning the example days failed'),
    ),
    keepDrawing(services, environment, log),
  ]
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()))
    },
  }
}

async function extendAndReport(services: Services, log: FastifyBaseLogger, stopping: AbortSignal): Promise<void> {
  const { people, days, failures } = await extendPlans(services, stopping)
  log.info({ people, days }, 'plans extended')
  for (const { userId, error } of failures) log.error({ err: error, userId }, 'a plan could not be extended')
}

async function writeAndReport(services: Services, log: FastifyBaseLogger, stopping: AbortSignal): Promise<void> {
  const lessons = await writeLessons(services, stopping)
  const articles = await announceArticles(services, stopping)
  if (lessons.mails + articles.mails > 0)
    log.info({ lessons: lessons.mails, articles: articles.mails }, 'lessons and news of articles queued')
  for (const { userId, error } of [...lessons.failures, ...articles.failures])
    log.error({ err: error, userId }, 'a lesson or news of articles could not be queued')
}

async function prepareAndReport(services: Services, log: FastifyBaseLogger, stopping: AbortSignal): Promise<void> {
  const days = await prepareExamples(services, { stopping })
  if (days > 0) log.info({ days }, 'example days planned')
}

async function lookAndReport(catalogue: OpenCatalogue, log: FastifyBaseLogger): Promise<void> {
  if (!(await catalogue.look())) return
  const { version, meals } = catalogue.current
  const recipes = new Set(meals.map(({ id }) => recipeIdOf(id)))
  log.info({ version, meals: recipes.size }, 'imported catalogue taken up')
  tellLeftOut(catalogue, log)
}

function tellLeftOut({ leftOut }: OpenCatalogue, log: FastifyBaseLogger): void {
  if (leftOut.length > 0) log.warn({ meals: leftOut }, 'own meals name foods this release lacks and are left out')
}

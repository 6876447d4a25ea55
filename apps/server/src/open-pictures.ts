import { availableParallelism } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { drawCatalogue, drawTodaysMeals } from './draw-pictures.ts'
import type { Environment } from './environment/environment.ts'
import { loadMissingVersions } from './modules/catalogue/index.ts'
import {
  folderStore,
  litKeyOf,
  openDrawer,
  openKeptPlates,
  openLitPlates,
  sweepPictures,
  type OpenLitPlates,
} from './modules/pictures/index.ts'
import { repeatEvery } from './platform/repeat-every.ts'
import { sayWhileSlow } from './platform/say-while-slow.ts'
import type { Services } from './services.ts'

/** Imports bring meals, and every day has other examples. */
const DRAW_EVERY_MS = 60 * 60 * 1000

/** A start is done within a minute, and most of it is needed for installing and building. */
const TODAYS_MEALS_WITHIN_MS = 15_000

type PictureSettings = Pick<Environment, 'PICTURES_DIR' | 'DRAW_PICTURES'>

/** Opens the lit pictures of this server as its settings say. */
export function openPictures(
  { PICTURES_DIR, DRAW_PICTURES }: PictureSettings,
  parts: Pick<Services, 'clock' | 'randomBytes'>,
): OpenLitPlates {
  const store = folderStore(PICTURES_DIR, parts)
  return DRAW_PICTURES === 'never' ? openKeptPlates(store) : openLitPlates({ store, drawer: openDrawer() })
}

/** Draws what the first visitors of a new installation see, on every core, because no one asks for anything yet. */
export async function drawFirstPictures(
  services: Services,
  { PICTURES_DIR, DRAW_PICTURES }: PictureSettings,
  log: FastifyBaseLogger,
): Promise<void> {
  if (DRAW_PICTURES !== 'ahead') return
  const atOnce = availableParallelism()
  const litPlates = openLitPlates({
    store: folderStore(PICTURES_DIR, services),
    drawer: openDrawer(atOnce),
    aheadAtOnce: atOnce,
  })
  try {
    await sayWhileSlow('drawing the meals of today', () =>
      drawTodaysMeals(services, { litPlates, atOnce, withinMs: TODAYS_MEALS_WITHIN_MS }),
    )
  } catch (error) {
    log.error({ err: error }, 'drawing the meals of today failed')
  } finally {
    await litPlates.close()
  }
}

/** Draws the catalogue in the background, and deletes pictures that no page needs any more. */
export function keepDrawing(
  services: Services,
  { PICTURES_DIR, DRAW_PICTURES }: PictureSettings,
  log: FastifyBaseLogger,
): { stop(): Promise<void> } {
  if (DRAW_PICTURES === 'never') return { stop: () => Promise.resolve() }
  return repeatEvery(
    DRAW_EVERY_MS,
    async (stopping) => {
      const report = DRAW_PICTURES === 'ahead' ? await drawCatalogue(services, { stopping }) : null
      if (report !== null && report.drawn > 0) log.info(report, 'pictures of the catalogue drawn')
      const swept = stopping.aborted ? 0 : await sweepUnneeded(services, PICTURES_DIR)
      if (swept > 0) log.info({ swept }, 'pictures that no page needs deleted')
    },
    (error) => log.error({ err: error }, 'drawing pictures of the catalogue failed'),
  )
}

/** Versions that are stored for someone's days, and those of the catalogue, keep their current pictures for good. */
const sweepUnneeded = (services: Services, folder: string): Promise<number> =>
  sweepPictures(folder, {
    clock: services.clock,
    async currentKeyOf(versionId) {
      await loadMissingVersions(services, [versionId])
      const version = services.catalogue.versions.get(versionId)
      return version === undefined ? null : litKeyOf(version)
    },
  })

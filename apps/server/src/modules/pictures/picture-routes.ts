import { foodGlyph, platePicture } from '@dayplate/food-pictures'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { loadMissingVersions, type Catalogue } from '../catalogue/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { drawMealInTurn } from './draw-meal.ts'
import { keepAs, KEEP_SHORTLY } from './keep-as.ts'
import { drawingVersion, PICTURES_PATH } from './picture-urls.ts'

const MEAL_FILE = /^([0-9a-f]{16})(-eaten)?\.svg$/
const FOOD_FILE = /^([a-z0-9-]+)\.svg$/
/** A version of the drawing code, also an earlier one: an open page may still ask for it. */
const DRAWING = ':drawing(^[0-9a-f]{16}$)'
const PLATE_KINDS = ['empty', 'cleared', 'broken'] as const

const sendSvg = (reply: FastifyReply, svg: string, drawn: string): FastifyReply =>
  reply
    .type('image/svg+xml')
    .header('cache-control', keepAs({ isCurrent: drawn === drawingVersion() }))
    .send(svg)

interface FileParams {
  readonly Params: { readonly drawing: string; readonly file: string }
}

interface PictureServices {
  readonly db: Database
  readonly catalogue: Catalogue
}

/** Registers the routes of all food pictures. Pictures are drawn on request, and caches keep them. */
export function registerPictureRoutes(app: FastifyInstance, services: PictureServices): void {
  app.get<FileParams>(`${PICTURES_PATH}/${DRAWING}/meals/:file`, async (request, reply) => {
    const [, versionId, eaten] = MEAL_FILE.exec(request.params.file) ?? []
    if (versionId === undefined) return reply.callNotFound()
    // Another server may have loaded a new import some seconds earlier.
    await loadMissingVersions(services, [versionId])
    const version = services.catalogue.versions.get(versionId)
    if (version === undefined) return reply.callNotFound()
    const svg = await drawMealInTurn(version, { isEaten: eaten !== undefined })
    return sendSvg(reply, svg, request.params.drawing)
  })

  app.get<FileParams>(`${PICTURES_PATH}/${DRAWING}/foods/:file`, (request, reply) => {
    const [, foodId] = FOOD_FILE.exec(request.params.file) ?? []
    const svg = foodId === undefined ? null : foodGlyph(foodId)
    return svg === null ? reply.callNotFound() : sendSvg(reply, svg, request.params.drawing)
  })

  for (const kind of PLATE_KINDS) {
    app.get(`${PICTURES_PATH}/plates/${kind}.svg`, (_, reply) =>
      reply.type('image/svg+xml').header('cache-control', KEEP_SHORTLY).send(platePicture(kind)),
    )
  }
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { loadMissingVersions, type Catalogue } from '../catalogue/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { drawMealInTurn } from './draw-meal.ts'
import { foodSvg } from './food-svg.ts'
import { keepAs } from './keep-as.ts'
import { foodPathOf, litKeyOf, litPathOf, parseFoodFile, parseLitFile, type LitFormat } from './lit-plates/lit-file.ts'
import { foodKeyOf } from './lit-plates/lit-food.ts'
import type { Asked, LitPlates } from './lit-plates/index.ts'
import { PICTURES_PATH } from './picture-urls.ts'
import { toBeReplaced } from './to-be-replaced.ts'

interface LitParams {
  readonly Params: { readonly versionId: string; readonly file: string }
}

interface FoodParams {
  readonly Params: { readonly foodId: string; readonly file: string }
}

interface LitServices {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly litPlates: LitPlates
}

/** Registers the routes of lit pictures. One that is not ready is shown as the SVG drawing, which no cache may keep. */
export function registerLitRoutes(app: FastifyInstance, services: LitServices): void {
  const { litPlates } = services
  litPlates.onFailure(({ error, ...failure }) => app.log.error({ err: error, ...failure }, 'a picture failed'))

  app.get<LitParams>(`${PICTURES_PATH}/meals/:versionId/:file`, async (request, reply) => {
    const { versionId } = request.params
    const file = parseLitFile(versionId, request.params.file)
    if (file === null) return reply.callNotFound()
    const kept = await litPlates.find({ path: litPathOf(file), format: file.format })
    if (kept !== null) return sendLit(reply, file.format, kept)
    // Another server may have loaded a new import some seconds earlier.
    await loadMissingVersions(services, [versionId])
    const version = services.catalogue.versions.get(versionId)
    // Pictures of an earlier engine are sent while they are kept, and never drawn again.
    if (version === undefined || litKeyOf(version) !== file.key) return reply.callNotFound()
    const drawn = await litPlates.draw(version, file, networkOf(request.ip))
    if (isDrawn(drawn)) return sendLit(reply, file.format, drawn)
    return sendInstead(reply, drawn, await drawMealInTurn(version, { isEaten: file.isEaten }))
  })

  app.get<FoodParams>(`${PICTURES_PATH}/foods/:foodId/:file`, async (request, reply) => {
    const { foodId } = request.params
    const file = parseFoodFile(foodId, request.params.file)
    if (file === null) return reply.callNotFound()
    const kept = await litPlates.find({ path: foodPathOf(file), format: file.format })
    if (kept !== null) return sendLit(reply, file.format, kept)
    const food = services.catalogue.foodById.get(foodId)
    if (food === undefined || foodKeyOf(food) !== file.key) return reply.callNotFound()
    const drawn = await litPlates.drawFood(food, file, networkOf(request.ip))
    if (isDrawn(drawn)) return sendLit(reply, file.format, drawn)
    return sendInstead(reply, drawn, foodSvg(foodId))
  })
}

const isDrawn = (asked: Asked): asked is Uint8Array => asked !== null && asked !== 'later'

/** Sends the drawing that stands in for a picture: for good, or until it is drawn. */
const sendInstead = (reply: FastifyReply, asked: 'later' | null, svg: string): FastifyReply =>
  reply
    .type('image/svg+xml')
    .header('cache-control', 'no-store')
    .send(asked === 'later' ? toBeReplaced(svg) : svg)

const sendLit = (reply: FastifyReply, format: LitFormat, bytes: Uint8Array): FastifyReply =>
  reply
    .type(`image/${format}`)
    .header('cache-control', keepAs({ isCurrent: true }))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))

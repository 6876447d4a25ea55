import type { FastifyInstance, FastifyReply } from 'fastify'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { loadMissingVersions, type Catalogue } from '../catalogue/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { drawMealInTurn } from './draw-meal.ts'
import { keepAs } from './keep-as.ts'
import { litKeyOf, parseLitFile, type LitFormat } from './lit-plates/lit-file.ts'
import type { LitPlates } from './lit-plates/index.ts'
import { PICTURES_PATH } from './picture-urls.ts'

interface LitParams {
  readonly Params: { readonly versionId: string; readonly file: string }
}

interface LitServices {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly litPlates: LitPlates
}

/** Registers the route of lit pictures. One that is not ready is shown as the SVG drawing, which no cache may keep. */
export function registerLitRoutes(app: FastifyInstance, services: LitServices): void {
  const { litPlates } = services
  litPlates.onFailure(({ error, ...failure }) => app.log.error({ err: error, ...failure }, 'a picture failed'))

  app.get<LitParams>(`${PICTURES_PATH}/meals/:versionId/:file`, async (request, reply) => {
    const { versionId } = request.params
    const file = parseLitFile(versionId, request.params.file)
    if (file === null) return reply.callNotFound()
    const kept = await litPlates.find(file)
    if (kept !== null) return sendLit(reply, file.format, kept)
    // Another server may have loaded a new import some seconds earlier.
    await loadMissingVersions(services, [versionId])
    const version = services.catalogue.versions.get(versionId)
    // Pictures of an earlier engine are sent while they are kept, and never drawn again.
    if (version === undefined || litKeyOf(version) !== file.key) return reply.callNotFound()
    const drawn = await litPlates.draw(version, file, networkOf(request.ip))
    if (drawn !== null) return sendLit(reply, file.format, drawn)
    const svg = await drawMealInTurn(version, { isEaten: file.isEaten })
    return reply.type('image/svg+xml').header('cache-control', 'no-store').send(svg)
  })
}

const sendLit = (reply: FastifyReply, format: LitFormat, bytes: Uint8Array): FastifyReply =>
  reply
    .type(`image/${format}`)
    .header('cache-control', keepAs({ isCurrent: true }))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))

import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import type { MealVersion } from '../catalogue/index.ts'
import { drawPreview, type Preview } from './draw-preview.ts'

/** The picture of link previews of all other pages. */
export const GENERAL_PREVIEW = '/preview.jpg'

const NAME = /^(?<name>[\w-]{1,100})\.png$/

/** A day, because a release may draw a recipe differently, and a service asks for a preview only once. */
const KEEP_A_DAY = 'public, max-age=86400'

interface PreviewRoute {
  /** The folder of the pictures: `/pictures/articles`. */
  readonly path: string
  /** The meal of a picture by its name: `missing` for an unknown name, null for a meal that is not in the catalogue. */
  readonly findMeal: (name: string) => MealVersion | null | 'missing'
}

/**
 * Serves the pictures for link previews. Drawn when first asked for and kept in memory, because a build would take minutes for them
 * and there are as many as public pages with a meal. Until the lit picture of the meal exists, a simple drawing stands in.
 */
export function registerPreviewRoute(app: FastifyInstance, services: Services, { path, findMeal }: PreviewRoute): void {
  const kept = new Map<string, Promise<Preview>>()
  app.get<{ readonly Params: { readonly file: string } }>(`${path}/:file`, async (request, reply) => {
    const { name } = NAME.exec(request.params.file)?.groups ?? {}
    const version = name === undefined ? 'missing' : findMeal(name)
    if (version === 'missing') return reply.callNotFound()
    if (version === null) return reply.redirect(GENERAL_PREVIEW)
    const drawing = kept.get(version.id) ?? drawPreview(version, services.litPlates, networkOf(request.ip))
    kept.set(version.id, drawing)
    const preview = await drawing.catch((error: unknown) => {
      kept.delete(version.id)
      throw error
    })
    if (!preview.isLit) kept.delete(version.id)
    return reply
      .type('image/png')
      .header('cache-control', preview.isLit ? KEEP_A_DAY : 'no-store')
      .send(preview.png)
  })
}

import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { drawPreview, PICTURES_PATH, type Preview } from '../pictures/index.ts'
import type { ShelvedArticle } from './shelf/index.ts'

/** The picture of link previews of all other pages. */
const GENERAL = '/preview.jpg'

/** The address of the picture for link previews. A drawing on a plate would say nothing there. */
export const previewPathOf = ({ id, picture }: ShelvedArticle): string =>
  picture.kind === 'meal' ? `${PICTURES_PATH}/articles/${id}.png` : GENERAL

const FILE = /^(?<id>\d{1,9})\.png$/

/** A day, because a release may draw a recipe differently, and a service asks for a preview only once. */
const KEEP_A_DAY = 'public, max-age=86400'

/**
 * Serves the pictures for link previews. Drawn when first asked for and kept in memory, because there is one for each article with a
 * meal and a build would take minutes for them. Until the lit picture of the meal exists, a simple drawing stands in.
 */
export function registerPreviews(app: FastifyInstance, services: Services): void {
  const kept = new Map<string, Promise<Preview>>()
  app.get<{ readonly Params: { readonly file: string } }>(`${PICTURES_PATH}/articles/:file`, async (request, reply) => {
    const { id } = FILE.exec(request.params.file)?.groups ?? {}
    const article = services.shelf.find('en', Number(id ?? 0))
    if (article?.picture.kind !== 'meal') return reply.callNotFound()
    const version = services.catalogue.currentByMealId.get(article.picture.mealId)
    if (version === undefined) return reply.redirect(GENERAL)
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

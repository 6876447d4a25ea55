import { parseArticleId } from '@dayplate/rules/knowledge'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { GENERAL_PREVIEW, PICTURES_PATH, registerPreviewRoute } from '../pictures/index.ts'
import type { ShelvedArticle } from './shelf/index.ts'

const FOLDER = `${PICTURES_PATH}/articles`

/** The address of the picture for link previews. A drawing on a plate would say nothing there. */
export const previewPathOf = ({ id, picture }: ShelvedArticle): string =>
  picture.kind === 'meal' ? `${FOLDER}/${id}.png` : GENERAL_PREVIEW

/** Serves the pictures of articles with a meal. */
export const registerPreviews = (app: FastifyInstance, services: Services): void =>
  registerPreviewRoute(app, services, {
    path: FOLDER,
    findMeal(name) {
      const article = services.shelf.find('en', parseArticleId(name) ?? 0)
      if (article?.picture.kind !== 'meal') return 'missing'
      return services.catalogue.currentByMealId.get(article.picture.mealId) ?? null
    },
  })

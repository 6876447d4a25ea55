import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy, ownPagePolicy } from '../../../platform/http/content-security-policy.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { LitPlates } from '../lit-plates/index.ts'
import { findInGallery } from './gallery-filter.ts'
import { galleryMeals, type GalleryMeal } from './gallery-meals.ts'
import { galleryPage } from './gallery-page.ts'
import { galleryScript } from './gallery-script.ts'
import { galleryStyle } from './gallery-style.ts'

const GALLERY_PATH = '/gallery/food-pictures'
const GALLERY_POLICY = contentSecurityPolicy(ownPagePolicy({ style: galleryStyle, script: galleryScript }))

interface GalleryServices {
  readonly catalogue: Catalogue
  readonly litPlates: Pick<LitPlates, 'isDrawing'>
}

/**
 * Registers a page with all pictures, for developers who draw them. Production has no such page, because composing the whole
 * catalogue blocks the server for a moment.
 */
export function registerPictureGallery(app: FastifyInstance, services: GalleryServices): void {
  const known = new WeakMap<Catalogue, readonly GalleryMeal[]>()
  app.get(GALLERY_PATH, (request, reply) => {
    const { catalogue, litPlates } = services
    const meals = known.get(catalogue) ?? galleryMeals(catalogue)
    known.set(catalogue, meals)
    const found = findInGallery(meals, new URL(request.url, 'http://gallery').searchParams)
    return reply
      .code(found.unknown.length > 0 ? 404 : 200)
      .type('text/html')
      .header('content-security-policy', GALLERY_POLICY)
      .send(galleryPage(found, litPlates.isDrawing))
  })
}

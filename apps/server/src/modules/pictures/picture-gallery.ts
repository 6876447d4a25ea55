import { galleryPage, galleryStyle } from '@dayplate/food-pictures'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy, ownStylePolicy } from '../../platform/http/content-security-policy.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { pictured } from './draw-meal.ts'

const GALLERY_POLICY = contentSecurityPolicy(ownStylePolicy(galleryStyle))

/**
 * Every picture on one page, for those who draw them: megabytes, and hundreds of milliseconds in which nobody else is answered. So real
 * people's installation has no such page, and elsewhere it is drawn once for each state of the catalogue.
 */
export function registerPictureGallery(app: FastifyInstance, services: { readonly catalogue: Catalogue }): void {
  const pages = new WeakMap<Catalogue, string>()
  app.get('/gallery/food-pictures', (_, reply) => {
    const { catalogue } = services
    const page = pages.get(catalogue) ?? drawGallery(catalogue)
    pages.set(catalogue, page)
    return reply.type('text/html').header('content-security-policy', GALLERY_POLICY).send(page)
  })
}

const drawGallery = ({ currentByMealId }: Catalogue): string =>
  galleryPage({ meals: [...currentByMealId.values()].map((version) => ({ name: version.name, ...pictured(version) })) })

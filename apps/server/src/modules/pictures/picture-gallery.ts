import { galleryPage, galleryStyle } from '@dayplate/food-pictures'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy, ownStylePolicy } from '../../platform/http/content-security-policy.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { pictured } from './draw-meal.ts'

const GALLERY_POLICY = contentSecurityPolicy(ownStylePolicy(galleryStyle))

/**
 * Registers a page with all pictures, for developers who draw them. It has megabytes and blocks the server for hundreds of
 * milliseconds. Therefore production has no such page, and elsewhere it is drawn once for each state of the catalogue.
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

import type { Plugin } from 'vite'

/** The files of routes for developers. */
const GALLERY_ROUTE = /\/src\/routes\/(?<file>gallery[\w.-]*)\.tsx(?:\?|$)/

/** The id that the router gives to the route of a file: `gallery_.media` → `/gallery_/media`. */
const routeIdOf = (file: string): string => `/${file.replaceAll('.', '/')}`

/**
 * A route that shows "not found", as `routes/$.tsx` does for unknown addresses. It is not split, because split files
 * would be named after these routes.
 */
const nothingThere = (routeId: string): string => `
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../features/errors/not-found-page.tsx'

export const Route = createFileRoute('${routeId}')({
  codeSplitGroupings: [],
  staticData: { title: 'title/not-found' },
  component: NotFoundPage,
})
`

/**
 * Leaves the pages for developers out of production builds, with everything that only they import. Their addresses then
 * answer like any unknown address.
 */
export function withoutGalleries(): Plugin {
  return {
    name: 'dayplate-without-galleries',
    enforce: 'pre',
    load(id) {
      const file = GALLERY_ROUTE.exec(id)?.groups?.['file']
      return file === undefined ? null : nothingThere(routeIdOf(file))
    },
  }
}

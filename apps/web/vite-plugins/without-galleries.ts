import type { Plugin } from 'vite'

/** Routes of the pages for developers, by their files. */
const GALLERY_ROUTE = /\/src\/routes\/(?<file>gallery[\w.-]*)\.tsx(?:\?|$)/

/** What the router calls the route of a file: `gallery_.media` → `/gallery_/media`. */
const routeIdOf = (file: string): string => `/${file.replaceAll('.', '/')}`

/** As `routes/$.tsx` answers every address that is none; unsplit, or there would be files by the names of these routes again. */
const nothingThere = (routeId: string): string => `
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../features/errors/not-found-page.tsx'

export const Route = createFileRoute('${routeId}')({
  codeSplitGroupings: [],
  staticData: { title: 'title/not-found' },
  component: NotFoundPage,
})
`

/** Leaves the pages for developers out of what real people get, with all that only they import: their addresses are as unknown as any other. */
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

import type { FastifyInstance } from 'fastify'
import { escapeHtml } from './start-page.ts'

/** A public page for search engines. */
export interface SiteMapEntry {
  readonly path: string
  /** Day of the last change, as YYYY-MM-DD. */
  readonly changedOn?: string
  /** The same page in each language, with this one. */
  readonly translations?: Readonly<Record<string, string>>
}

/** New articles come with a release or an edit of the operator, so an hour is soon enough. */
const KEEP_AN_HOUR = 'public, max-age=3600'

/** Serves `/sitemap.xml` (sitemaps.org, protocol 0.9) and the `/robots.txt` that names it. */
export function registerSiteMap(app: FastifyInstance, publicUrl: string, entries: readonly SiteMapEntry[]): void {
  const map = writeSiteMap(publicUrl, entries)
  app.get('/sitemap.xml', (_, reply) => reply.type('application/xml').header('cache-control', KEEP_AN_HOUR).send(map))
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', KEEP_AN_HOUR)
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
}

const writeSiteMap = (publicUrl: string, entries: readonly SiteMapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((entry) => writeEntry(publicUrl, entry)),
    '</urlset>',
    '',
  ].join('\n')

function writeEntry(publicUrl: string, { path, changedOn, translations = {} }: SiteMapEntry): string {
  const address = (of: string): string => escapeHtml(publicUrl + of)
  const links = Object.entries(translations).map(
    ([language, of]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(of)}"/>`,
  )
  const day = changedOn === undefined ? [] : [`<lastmod>${changedOn}</lastmod>`]
  return ['<url>', `<loc>${address(path)}</loc>`, ...day, ...links, '</url>'].join('')
}

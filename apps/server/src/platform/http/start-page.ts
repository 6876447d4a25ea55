import { createHash } from 'node:crypto'

/** The page every screen begins with, as it is sent. */
export interface StartPage {
  readonly html: string
  /** Weak, because the same page also travels compressed. */
  readonly etag: string
}

/** What an installation chooses, by the name it has in the page. */
export type PageFacts = Readonly<Record<string, string>>

/** What a page says of itself to search engines and previews of links, which run no scripts. */
export interface PageHead {
  /** Without the product's name. */
  readonly title: string
  readonly description: string
  /** Whole addresses, as previews need them. */
  readonly url: string
  readonly picture: string
}

/** How the page begins before the app has started. */
export interface PageLook {
  readonly language: 'en' | 'pl'
  /** Null for screens that have nothing to say to strangers. */
  readonly head: PageHead | null
}

const LOCALES = { en: 'en_GB', pl: 'pl_PL' } as const

/** Puts what this installation chooses into the built page, where the web app reads it, and what this page says of itself. */
export function writeStartPage(
  built: string,
  facts: PageFacts,
  { language, head }: PageLook = { language: 'en', head: null },
): StartPage {
  const metas = [
    ...Object.entries(facts).map(([name, fact]) => meta('name', `dayplate:${name}`, fact)),
    ...(head === null ? [] : previewOf(head, language)),
  ]
  // Functions, because a text may hold the dollar signs that a replacement text would take for patterns.
  const html = (head === null ? built : withHead(built, head))
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('</head>', () => `  ${metas.join('\n    ')}\n  </head>`)
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url')}"` }
}

const withHead = (built: string, { title, description }: PageHead): string =>
  built
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${title} · Dayplate`)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => meta('name', 'description', description))

/** The Open Graph protocol, which link previews read, and the one word that asks for a large picture elsewhere. */
const previewOf = (
  { title, description, url, picture }: PageHead,
  language: PageLook['language'],
): readonly string[] => [
  meta('property', 'og:site_name', 'Dayplate'),
  meta('property', 'og:type', 'website'),
  meta('property', 'og:locale', LOCALES[language]),
  meta('property', 'og:url', url),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  meta('property', 'og:image', picture),
  meta('name', 'twitter:card', 'summary_large_image'),
]

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

/** Whether a browser that sends this If-None-Match already has the page. */
export function isStillFresh({ etag }: StartPage, ifNoneMatch: string | undefined): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? []
  return known.includes('*') || known.includes(etag)
}

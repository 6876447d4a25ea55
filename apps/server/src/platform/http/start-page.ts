import { createHash } from 'node:crypto'

/** The page every screen begins with, as it is sent. */
export interface StartPage {
  readonly html: string
  /** Weak, because the same page also travels compressed. */
  readonly etag: string
}

/** What an installation chooses, by the name it has in the page. */
export type PageFacts = Readonly<Record<string, string>>

/** Puts what this installation chooses into the built page, where the web app reads it. */
export function writeStartPage(built: string, facts: PageFacts): StartPage {
  const metas = Object.entries(facts).map(
    ([name, fact]) => `<meta name="dayplate:${name}" content="${escapeHtml(fact)}" />`,
  )
  // A function, because an address may hold the dollar signs that a replacement text would take for patterns.
  const html = built.replace('</head>', () => `  ${metas.join('\n    ')}\n  </head>`)
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url')}"` }
}

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

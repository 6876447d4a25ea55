import { nearestCalendarDay, parseCalendarDay } from '@dayplate/dates'
import { parseProductId } from '@dayplate/rules/shop'
import { isProviderName } from '@dayplate/rules/social'
import { createTranslator, loadTexts, type Language, type PlainMessageId } from '@dayplate/messages'
import type { PageHead } from '../../platform/http/start-page.ts'
import type { FindHead } from '../../platform/http/start-pages.ts'
import type { SiteMapEntry } from '../../platform/http/site-map.ts'
import type { Services } from '../../services.ts'

/** The picture of link previews. All pages share it, because it contains no text. */
const PREVIEW_PICTURE = '/preview.jpg'

/** The head of a page: a text of the interface, or the description of a page of text. */
interface OtherPage {
  readonly title: PlainMessageId
  readonly description: PlainMessageId | { readonly of: string }
}

/** Public pages beside the pages of text, by their paths. */
const OTHER_PAGES: Readonly<Record<string, OtherPage>> = {
  '/home': { title: 'title/home', description: 'home/description' },
  '/contact': { title: 'title/contact', description: 'contact/text' },
  '/terms-of-service': { title: 'title/terms-of-service', description: { of: 'terms-of-service-web' } },
  '/aktywacja': { title: 'title/coupon', description: 'coupon/access-code/text' },
  '/auth/register': { title: 'title/register', description: 'home/description' },
  '/auth/login': { title: 'title/login', description: 'home/description' },
  '/downloadtheapp': { title: 'title/download', description: 'download/text' },
}

/** Public pages that search engines should not list, because visitors find nothing to read there. */
const UNLISTED = new Set(['/auth/register', '/auth/login', '/aktywacja'])

/** The pages of the site map: those above, and the pages of text. */
export const pagesInSiteMap = ({ pages }: Pick<Services, 'pages'>): readonly SiteMapEntry[] => [
  ...Object.keys(OTHER_PAGES).flatMap((path) => (UNLISTED.has(path) ? [] : [{ path }])),
  ...pages.all.map(({ identifier, changedOn }) => ({ path: `/content/${identifier}`, changedOn })),
]

/** The address of a page of text: its name below this path, or the name alone. */
const CONTENT_PATH = /^\/content\/(?<name>[^/]+)$/i

/** Paths with a parameter, and whether the parameter is valid. Other screens below the same path have routes of their own. */
const NAMING_PATHS: readonly { readonly path: RegExp; readonly names: (...words: string[]) => boolean }[] = [
  // Login and signup are screens, not product ids.
  { path: /^\/buy\/(?!login$|signup$)([^/]+)$/i, names: (id = '') => parseProductId(id) !== null },
  { path: /^\/day-plan\/(?!intro$)([^/]+)$/i, names: (day = '') => nearestCalendarDay(day) !== null },
  {
    path: /^\/day-plan\/print\/([^/]+)\/([^/]+)$/i,
    names: (...days) => days.every((day) => parseCalendarDay(day) !== null),
  },
  // The return addresses of login providers.
  {
    path: /^(?:\/auth\/(?:activate|login|register)|\/settings)\/via-([^/]+)$/i,
    names: (provider = '') => isProviderName(provider),
  },
]

/** Finds the heads of pages for clients that run no scripts, in both languages. */
export async function pageHeads({ pages, publicUrl }: Pick<Services, 'pages' | 'publicUrl'>): Promise<FindHead> {
  const texts = { en: await readTexts('en'), pl: await readTexts('pl') }
  const headAt = (path: string, said: Pick<PageHead, 'title' | 'description'>): PageHead => ({
    url: publicUrl + path,
    picture: publicUrl + PREVIEW_PICTURE,
    title: said.title,
    description: said.description,
  })
  return (pathname, language) => {
    const path = pathname.replace(/(?<=.)\/$/, '')
    const known = path.toLowerCase()
    const other = Object.hasOwn(OTHER_PAGES, known) ? OTHER_PAGES[known] : undefined
    if (other !== undefined) {
      const { title, description } = other
      const words =
        typeof description === 'string'
          ? texts[language](description)
          : (pages.find(language, description.of)?.description ?? '')
      return headAt(known, { title: texts[language](title), description: words })
    }
    const status = ownScreen(path)
    if (status !== null) return status
    const name = CONTENT_PATH.exec(path)?.groups?.['name']
    if (name === undefined) {
      const content = pages.find(language, known.slice(1))
      return content === null ? 'none' : headAt(known, content)
    }
    const content = pages.find(language, decode(name))
    return content === null ? 'missing' : headAt(`/content/${content.identifier}`, content)
  }
}

/** Whether the parameter of an address is valid; null for an address without one. */
function ownScreen(path: string): 'none' | 'missing' | null {
  for (const { path: pattern, names } of NAMING_PATHS) {
    const words = pattern.exec(path)
    if (words !== null) return names(...words.slice(1).map(decode)) ? 'none' : 'missing'
  }
  return null
}

async function readTexts(language: Language): Promise<(id: PlainMessageId) => string> {
  const catalogue = await loadTexts(language, ['every-page', 'home', 'contact', 'content', 'download', 'access'])
  const { t } = createTranslator({ language, catalogue, onMissing: failOnMissing })
  return (id) => t(id)
}

function failOnMissing(id: string): never {
  throw new Error(`The text ${id} is missing`)
}

/** `faq%3Adietitian` → `faq:dietitian`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { nearestCalendarDay, parseCalendarDay } from '@dayplate/dates'
import { parseProductId } from '@dayplate/rules/shop'
import { isProviderName } from '@dayplate/rules/social'
import { createTranslator, loadTexts, type Language, type PlainMessageId } from '@dayplate/messages'
import type { PageHead } from '../../platform/http/start-page.ts'
import type { FindHead } from '../../platform/http/start-pages.ts'
import type { Services } from '../../services.ts'

/** The picture that previews of links show, for every page: it has no words. */
const PREVIEW_PICTURE = '/preview.png'

/** What a page says: a text of the interface, or the first words of a page of text. */
interface OtherPage {
  readonly title: PlainMessageId
  readonly description: PlainMessageId | { readonly of: string }
}

/** Pages outside the texts that strangers come to, by their paths. */
const OTHER_PAGES: Readonly<Record<string, OtherPage>> = {
  '/home': { title: 'title/home', description: 'home/description' },
  '/contact': { title: 'title/contact', description: 'contact/text' },
  '/terms-of-service': { title: 'title/terms-of-service', description: { of: 'terms-of-service-web' } },
  '/aktywacja': { title: 'title/coupon', description: 'coupon/access-code/text' },
  '/auth/register': { title: 'title/register', description: 'home/description' },
  '/auth/login': { title: 'title/login', description: 'home/description' },
  '/downloadtheapp': { title: 'title/download', description: 'download/text' },
}

/** Addresses of a text: by its name below this, or its name alone. */
const CONTENT_PATH = /^\/content\/(?<name>[^/]+)$/i

/** Screens whose address names something, and whether that something exists. Other screens below the same path have routes of their own. */
const NAMING_PATHS: readonly { readonly path: RegExp; readonly names: (...words: string[]) => boolean }[] = [
  // Login and signup are screens too.
  { path: /^\/buy\/(?!login$|signup$)([^/]+)$/i, names: (id = '') => parseProductId(id) !== null },
  { path: /^\/day-plan\/(?!intro$)([^/]+)$/i, names: (day = '') => nearestCalendarDay(day) !== null },
  {
    path: /^\/day-plan\/print\/([^/]+)\/([^/]+)$/i,
    names: (...days) => days.every((day) => parseCalendarDay(day) !== null),
  },
  // Where a person comes back from a login provider.
  {
    path: /^(?:\/auth\/(?:activate|login|register)|\/settings)\/via-([^/]+)$/i,
    names: (provider = '') => isProviderName(provider),
  },
]

/** What pages say of themselves to those who run no scripts, in both languages. */
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

/** Whether what an address names exists; null for an address that names nothing. */
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

import { createHash } from 'node:crypto'

/** The html page that every screen starts with, ready to send. */
export interface StartPage {
  readonly html: string
  /** Weak, because the same page is also sent compressed. */
  readonly etag: string
}

/** Settings of the installation, by their names in the page. */
export type PageFacts = Readonly<Record<string, string>>

/** The description of a page for search engines and link previews, which run no scripts. */
export interface PageHead {
  /** Does not include the product's name. */
  readonly title: string
  readonly description: string
  /** A complete address, because previews require one. */
  readonly url: string
  readonly picture: string
  /** What only articles have. */
  readonly article?: ArticleHead
  /** What only recipes have. */
  readonly recipe?: RecipeHead
  /** HTML for browsers and search engines that run no scripts. */
  readonly text?: string
  /** The language of an address that belongs to one, instead of the browser's. */
  readonly language?: 'en' | 'pl'
  /** The same page in each language, by complete addresses. */
  readonly translations?: Readonly<Record<'en' | 'pl', string>>
}

/** What search engines read of an article. */
export interface ArticleHead {
  readonly changedOn: string
  readonly author: string
  readonly isFree: boolean
}

/** What search engines read of a recipe, for one portion. */
export interface RecipeHead {
  readonly author: string
  /** The meal of the day: "Breakfast". */
  readonly category: string
  readonly minutes: number
  /** How many it feeds: "1 serving". */
  readonly servings: string
  /** Each with its amount: "rolled oats – 6 tablespoons (60 g)". */
  readonly ingredients: readonly string[]
  readonly steps: readonly string[]
  readonly kcal: number
  readonly proteinG: number
  readonly fatG: number
  readonly carbohydrateG: number
}

/** The language and head of a page before the app has started. */
export interface PageLook {
  readonly language: 'en' | 'pl'
  /** Null for screens that are not public. */
  readonly head: PageHead | null
}

const LOCALES = { en: 'en_GB', pl: 'pl_PL' } as const

/** Writes the settings of this installation into the built page, where the web app reads them, and the page's head. */
export function writeStartPage(
  built: string,
  facts: PageFacts,
  { language, head }: PageLook = { language: 'en', head: null },
): StartPage {
  const tags = [
    ...Object.entries(facts).map(([name, fact]) => meta('name', `dayplate:${name}`, fact)),
    ...(head === null ? [] : [...previewOf(head, language), ...linksOf(head), ...structuredData(head, language)]),
  ]
  // Replaced by functions, because replacement texts would treat dollar signs as patterns.
  const html = (head === null ? built : withHead(built, head))
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`)
  return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url')}"` }
}

const withHead = (built: string, { title, description, text }: PageHead): string =>
  built
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(`${title} · Dayplate`)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => meta('name', 'description', description))
    .replace('<noscript', () =>
      text === undefined ? '<noscript' : `<noscript>${STYLE}${text}</noscript>\n    <noscript`,
    )

/** Loaded by browsers without scripts alone. */
const STYLE = '<link rel="stylesheet" href="/no-script.css" />'

/**
 * The tags of the Open Graph protocol, which link previews read, and the one tag that requests a large picture on other
 * networks.
 */
const previewOf = (
  { title, description, url, picture, article }: PageHead,
  language: PageLook['language'],
): readonly string[] => [
  meta('property', 'og:site_name', 'Dayplate'),
  meta('property', 'og:type', article === undefined ? 'website' : 'article'),
  meta('property', 'og:locale', LOCALES[language]),
  meta('property', 'og:url', url),
  meta('property', 'og:title', title),
  meta('property', 'og:description', description),
  meta('property', 'og:image', picture),
  meta('name', 'twitter:card', 'summary_large_image'),
]

/** The address that counts for search engines, and that of each language. The web app removes them with the page (use-canonical.ts). */
function linksOf({ url, language, translations }: PageHead): readonly string[] {
  if (translations === undefined) return []
  return [
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...Object.entries(translations).map(
      ([code, address]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}" />`,
    ),
    // The web app reads it, so that an address opens in the language of its words.
    ...(language === undefined ? [] : [meta('name', 'dayplate:language', language)]),
  ]
}

/** An article or a recipe in the vocabulary of schema.org. Browsers treat the element as data and do not run it. */
function structuredData(head: PageHead, language: PageLook['language']): readonly string[] {
  const { article, recipe } = head
  const own = (article && articleData(head, article)) ?? (recipe && recipeData(head, recipe))
  if (own === undefined) return []
  const data = { '@context': 'https://schema.org', inLanguage: language, mainEntityOfPage: head.url, ...own }
  // No text can close the element, because it contains no sign that begins a tag.
  return [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`]
}

function articleData({ title, description, url, picture }: PageHead, article: ArticleHead) {
  const { origin } = new URL(url)
  return {
    '@type': 'Article',
    headline: title,
    description,
    image: [picture],
    dateModified: article.changedOn,
    isAccessibleForFree: article.isFree,
    author: { '@type': 'Organization', name: article.author, url: origin },
    publisher: {
      '@type': 'Organization',
      name: 'Dayplate',
      url: origin,
      logo: { '@type': 'ImageObject', url: `${origin}/icons/512.png` },
    },
  }
}

function recipeData({ title, description, url, picture }: PageHead, recipe: RecipeHead) {
  return {
    '@type': 'Recipe',
    name: title,
    description,
    image: [picture],
    author: { '@type': 'Organization', name: recipe.author, url: new URL(url).origin },
    recipeCategory: recipe.category,
    recipeYield: recipe.servings,
    totalTime: `PT${recipe.minutes}M`,
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${recipe.kcal} kcal`,
      proteinContent: `${recipe.proteinG} g`,
      fatContent: `${recipe.fatG} g`,
      carbohydrateContent: `${recipe.carbohydrateG} g`,
    },
    isAccessibleForFree: true,
  }
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

/** Whether a browser that sends this If-None-Match already has the page. */
export function isStillFresh({ etag }: StartPage, ifNoneMatch: string | undefined): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? []
  return known.includes('*') || known.includes(etag)
}

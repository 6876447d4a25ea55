import type { ContentLanguage } from '../content.ts'

export const ARTICLE_CATEGORIES = ['diet', 'tips', 'workouts'] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** free: everyone reads the text; paying: only people with access to the diet. */
export const ARTICLE_REVEALS = ['free', 'paying'] as const
export type ArticleReveal = (typeof ARTICLE_REVEALS)[number]

/** Drawings of articles without a meal, by their names at Lucide. The web app shows them on a plate (`article-icons.tsx` there). */
export const ARTICLE_ICONS = ['armchair', 'dumbbell', 'footprints', 'timer'] as const
export type ArticleIcon = (typeof ARTICLE_ICONS)[number]

/** The picture of an article: a meal of the catalogue, or a drawing. */
export type ArticlePicture =
  | { readonly kind: 'meal'; readonly mealId: string }
  | { readonly kind: 'icon'; readonly icon: ArticleIcon }

/** A link below the text. */
export interface ArticleCta {
  readonly label: string
  /** A path of ours. */
  readonly url: string
}

/** An article of the knowledge section in one language. Id, category, picture, reveal, pin and day are the same in all languages. */
export interface Article {
  readonly id: number
  /** The words of its address; each language has its own. */
  readonly slug: string
  readonly category: ArticleCategory
  /** Day of the last change that matters to readers, as YYYY-MM-DD. */
  readonly changedOn: string
  readonly isPinned: boolean
  readonly reveal: ArticleReveal
  readonly picture: ArticlePicture
  readonly title: string
  /** One or two sentences for cards, which cut them. */
  readonly teaser: string
  /** The paragraph above the text. Everyone reads it, also without access. */
  readonly lead: string
  /** One or two sentences for search engines and link previews. */
  readonly summary: string
  readonly cta: ArticleCta | null
  /** The text without title, raw HTML and `style`; every heading has an `id`. */
  readonly html: string
}

/** The articles of each language, by ascending id. */
export type Articles = Readonly<Record<ContentLanguage, readonly Article[]>>

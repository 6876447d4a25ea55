import type { Texts } from './texts.ts'

/** Names of the categories of articles. */
export const ARTICLE_CATEGORY_NAMES = {
  diet: { en: 'Diet', pl: 'Dieta' },
  tips: { en: 'Tips', pl: 'Porady' },
  workouts: { en: 'Workouts', pl: 'Ruch' },
} as const satisfies Readonly<Record<string, Texts>>

/** The author of all articles. */
export const KITCHEN_DESK = {
  name: { en: 'Dayplate kitchen desk', pl: 'Redakcja kuchni Dayplate' },
  description: {
    en: 'We cook, read studies and write down what helps in a real kitchen. Sources are listed below each article.',
    pl: 'Gotujemy, czytamy badania i opisujemy to, co przydaje się w zwykłej kuchni. Źródła podajemy pod każdym artykułem.',
  },
} as const satisfies Readonly<Record<string, Texts>>

/** Said in place of a text that the reader has no access to. */
export const ONLY_FOR_PAYING = {
  message: {
    en: 'The rest of this article is for people with access to Dayplate.',
    pl: 'Dalszą część artykułu czytają osoby z dostępem do Dayplate.',
  },
  ctaLabel: { en: 'Read on with a code', pl: 'Czytaj dalej z kodem' },
} as const satisfies Readonly<Record<string, Texts>>

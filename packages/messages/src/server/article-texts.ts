import { createTranslator } from '../create-translator.ts'
import { messages as english } from '../generated/en/knowledge.gen.ts'
import { messages as polish } from '../generated/pl/knowledge.gen.ts'
import type { Language } from '../language.ts'
import type { Texts } from './texts.ts'

function onMissing(id: string): never {
  throw new Error(`The text ${id} is missing`)
}

// The interface shows the same texts, so each name is written once.
const TRANSLATORS = {
  en: createTranslator({ language: 'en', catalogue: english, onMissing }),
  pl: createTranslator({ language: 'pl', catalogue: polish, onMissing }),
}

/** The name of a category of articles, or "All" for any other. */
export const articleCategoryName = (category: string, language: Language): string =>
  TRANSLATORS[language].t('knowledge/category', { category })

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
    pl: 'Dalsza część tego artykułu jest dla osób z dostępem do Dayplate.',
  },
  ctaLabel: { en: 'Read on with a code', pl: 'Czytaj dalej z kodem' },
} as const satisfies Readonly<Record<string, Texts>>

import type { MealTexts } from '@dayplate/nutrition'
import type { MealVersion } from './meal-version.ts'

/** The texts of a meal in one language. */
export interface VersionTexts extends MealTexts {
  /** English when nobody has written Polish texts, as in an operator's own recipe or a day of an older release. */
  readonly language: 'en' | 'pl'
}

/** The texts of a version in the reader's language if it has them, otherwise in English. */
export function textsOf(version: MealVersion, language: 'en' | 'pl'): VersionTexts {
  return language === 'pl' && version.polish !== undefined
    ? { language, ...version.polish }
    : { language: 'en', name: version.name, eveningNote: version.eveningNote, dishes: version.dishes }
}

/** The name of a meal in the reader's language. */
export const nameOfMeal = (version: MealVersion, language: 'en' | 'pl'): string => textsOf(version, language).name

/** The name of a meal in a list, with the language it is written in, so that a page can mark English names. */
export function publicNameOf(version: MealVersion, language: 'en' | 'pl') {
  const texts = textsOf(version, language)
  return { publicName: texts.name, textLanguage: texts.language }
}

import { createTranslator, type MessageId } from '../create-translator.ts'
import { messages as english } from '../generated/en/meals.gen.ts'
import { messages as polish } from '../generated/pl/meals.gen.ts'
import type { Language } from '../language.ts'

type Named<Id> = Id extends `allergen/${infer Allergen}` ? Allergen : never

function onMissing(id: string): never {
  throw new Error(`The text ${id} is missing`)
}

// The interface shows the same texts, so each name is written once.
const TRANSLATORS = {
  en: createTranslator({ language: 'en', catalogue: english, onMissing }),
  pl: createTranslator({ language: 'pl', catalogue: polish, onMissing }),
}

/** The name of an allergen for use inside a sentence. */
export const allergenName = (allergen: Named<MessageId>, language: Language): string =>
  TRANSLATORS[language].t(`allergen/${allergen}`)

import { isSoldWhole } from '@dayplate/nutrition'
import { countText, type CountedWord, type Language } from './amount-text.ts'
import { LEAST_COUNTED_G, wholeOf, type BoughtFood } from './purchase.ts'
import { CONTAINER_WORDS } from './shop-words.ts'

/** In what people count a food at home: half a mango, two tubs of quark. */
export interface CountedUnit {
  /** Edible grams of one. */
  readonly grams: number
  /** Several of them: "tubs". */
  readonly name: string
  /** A single one: "1 tub". */
  readonly one: string
}

/** The unit in which a food is counted at home; null for what is weighed or poured, and for packs of several sizes. */
export function countedUnitOf(food: BoughtFood, language: Language): CountedUnit | null {
  const counted = findCounted(food)
  if (counted === null) return null
  const { grams, word } = counted
  return { grams, name: word[language].few ?? word[language].other, one: countText(1, word, language) }
}

function findCounted(food: BoughtFood): { readonly grams: number; readonly word: CountedWord } | null {
  const { container, measures, isCountable, packsG, ediblePercent } = food
  const piece = measures.find(({ unit }) => unit === 'piece')
  if (piece !== undefined && (isCountable || piece.grams >= LEAST_COUNTED_G)) {
    return { grams: piece.grams, word: CONTAINER_WORDS[isSoldWhole(container) ? container : 'piece'] }
  }
  const wholeG = wholeOf(food)
  if (wholeG !== null) return { grams: wholeG, word: CONTAINER_WORDS[container] }
  const [packG] = packsG
  if (packG === undefined || packsG.length > 1) return null
  return { grams: (packG * ediblePercent) / WHOLE_PERCENT, word: CONTAINER_WORDS[container] }
}

const WHOLE_PERCENT = 100

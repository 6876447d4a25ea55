import { countText, type CountedWord, type Language } from './amount-text.ts'
import { countedNeedOf, type NeededFood } from './need-text.ts'
import { LEAST_COUNTED_G, wholeOf } from './purchase.ts'
import { CONTAINER_WORDS, NEED_WORDS } from './shop-words.ts'

/** In what people count a food at home: half a mango, two tubs of quark, three cloves of garlic. */
export interface CountedUnit {
  /** Edible grams of one. */
  readonly grams: number
  /** Several of them: "tubs". */
  readonly name: string
  /** A single one: "1 tub". */
  readonly one: string
}

/**
 * The units in which a food is counted at home: that of its needs, and what shops sell of it. None for what is only weighed or
 * poured. Packs of several sizes are left out; they say their weight.
 */
export function countedUnitsOf(food: NeededFood, language: Language): readonly CountedUnit[] {
  const units = [countedNeedOf(food), pieceOf(food), soldOf(food)].flatMap((unit) => unit ?? [])
  const byWord = new Map(units.toReversed().map((unit) => [unit.word, unit]))
  return units
    .filter((unit) => byWord.get(unit.word) === unit)
    .map(({ grams, word }) => ({
      grams,
      name: word[language].few ?? word[language].other,
      one: countText(1, word, language),
    }))
}

interface Counted {
  readonly grams: number
  readonly word: CountedWord
}

/** Fruit and roots that are taken by the piece, though recipes weigh them. */
function pieceOf({ measures, container }: NeededFood): Counted | null {
  const piece = measures.find(({ unit }) => unit === 'piece')
  if (piece === undefined || piece.grams < LEAST_COUNTED_G) return null
  return { grams: piece.grams, word: container === 'head' ? CONTAINER_WORDS.head : NEED_WORDS.piece }
}

/** One that is sold whole, or the pack of a single size. */
function soldOf(food: NeededFood): Counted | null {
  const { container, packsG, ediblePercent } = food
  const wholeG = wholeOf(food)
  if (wholeG !== null) return { grams: wholeG, word: CONTAINER_WORDS[container] }
  const [packG] = packsG
  if (packG === undefined || packsG.length > 1) return null
  return { grams: (packG * ediblePercent) / WHOLE_PERCENT, word: CONTAINER_WORDS[container] }
}

const WHOLE_PERCENT = 100

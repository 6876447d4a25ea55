import { statedMl, type FoodContainer } from '@dayplate/nutrition'
import { countText, numberText, volumeText, weightText, type Language } from './amount-text.ts'
import type { PackCount } from './choose-packs.ts'
import type { Purchase } from './purchase.ts'
import { CONTAINER_WORDS } from './shop-words.ts'

type Packs = Extract<Purchase, { kind: 'packs' }>

/**
 * A purchase as a shop speaks: "2 tubs of 150 g" (of two 150 g each), "1 l", "6 pieces", "1 bunch", "1.5 kg", "210 g (about 3)".
 */
export function purchaseText(purchase: Purchase, language: Language): string {
  switch (purchase.kind) {
    case 'weight':
      return purchase.gramsPerMl === null
        ? `${weightText(purchase.grams, language)}${aboutText(purchase.pieces, language)}`
        : volumeText(purchase.grams / purchase.gramsPerMl, language)
    case 'pieces':
      return countText(purchase.count, CONTAINER_WORDS[purchase.container], language)
    case 'packs':
      return purchase.packs.map((pack) => packText(pack, purchase, language)).join(' +\u00A0')
  }
}

const ABOUT = { en: 'about\u00A0', pl: 'ok.\u00A0' }

function aboutText(pieces: number | null, language: Language): string {
  if (pieces === null) return ''
  const count = language === 'en' ? numberText(pieces, language) : countText(pieces, CONTAINER_WORDS.piece, language)
  return ` (${ABOUT[language]}${count})`
}

function packText(pack: PackCount, purchase: Packs, language: Language): string {
  if (isNamedByContents(pack, purchase)) return contentsAlone(pack, purchase, language)
  const packs = countText(pack.count, CONTAINER_WORDS[purchase.container], language)
  if (isOfUsualSize(purchase)) return packs
  const contents =
    pack.pieces !== undefined && language === 'en'
      ? numberText(pack.pieces, language)
      : contentsAlone(pack, purchase, language)
  if (language === 'en') return `${packs} of ${contents}`
  // "2 kubki 150 g" could mean both together.
  return pack.count === 1 ? `${packs} ${contents}` : `${packs} po\u00A0${contents}`
}

/** A single carton or box needs no word: "1 l" of milk, "10 pieces" of eggs. */
const isNamedByContents = ({ count, pieces }: PackCount, { container, gramsPerMl }: Packs): boolean =>
  count === 1 && ((container === 'carton' && gramsPerMl !== null) || (container === 'box' && pieces !== undefined))

/** Containers whose one size everybody knows. Tins and jars state another weight, because ours is drained. */
const USUAL_SIZE: ReadonlySet<FoodContainer> = new Set(['tin', 'jar', 'sachet'])

const isOfUsualSize = ({ container, hasSizes, gramsPerMl }: Packs): boolean =>
  USUAL_SIZE.has(container) && !hasSizes && gramsPerMl === null

function contentsAlone({ grams, pieces }: PackCount, { gramsPerMl }: Packs, language: Language): string {
  if (pieces !== undefined) return countText(pieces, CONTAINER_WORDS.piece, language)
  if (gramsPerMl === null) return weightText(grams, language)
  return volumeText(statedMl(grams, gramsPerMl) ?? grams / gramsPerMl, language)
}

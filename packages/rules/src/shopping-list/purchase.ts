import type { Food } from '@dayplate/nutrition'
import { choosePacks, type PackCount } from './choose-packs.ts'

/** What decides how a food is bought. */
export type BoughtFood = Pick<Food, 'ediblePercent' | 'packsG' | 'measures' | 'isCountable'>

/** What to take from the shelf: never less than is needed, but for what nobody would miss. */
export type Purchase =
  /** Packages by their contents; `piecesPerPack` where what is inside is counted, as ten eggs. */
  | {
      readonly kind: 'packs'
      readonly word: 'pack' | 'can'
      readonly packs: readonly PackCount[]
      readonly grams: number
    }
  | { readonly kind: 'pieces'; readonly count: number; readonly grams: number }
  /** Weighed in the shop. */
  | { readonly kind: 'weight'; readonly grams: number }

/** Less than this of a food is nothing one would go to the shop for, in edible grams. */
const NOTICED_GRAMS = 1

/** Of two tins' worth and a hundredth nobody opens a third: kitchen scales and spoons are not more exact. */
const MISSED_BY_NOBODY = 0.02

const WHOLE_PERCENT = 100

/**
 * What to buy so that there are `grams` edible grams of a food, rounded up to what shops sell: packages where it has any, whole
 * pieces where it is counted, else a weight that can be asked for. Peel and bones are bought with it. Null when next to nothing
 * is needed.
 *
 * @throws RangeError when the amount is negative or no number.
 */
export function purchaseOf(food: BoughtFood, grams: number): Purchase | null {
  if (!Number.isFinite(grams) || grams < 0) throw new RangeError(`nobody can buy ${grams} g`)
  if (grams < NOTICED_GRAMS) return null
  const pieceG = pieceOf(food)
  if (pieceG !== null) return buyPieces(food.packsG, pieceG, grams)
  const bought = (grams * WHOLE_PERCENT) / food.ediblePercent
  if (food.packsG.length === 0) return { kind: 'weight', grams: roundUpWeight(bought) }
  const packs = choosePacks(food.packsG, bought * (1 - MISSED_BY_NOBODY))
  return { kind: 'packs', word: wordOf(food), packs, grams: totalOf(packs) }
}

const totalOf = (packs: readonly PackCount[]): number => packs.reduce((sum, { count, grams }) => sum + count * grams, 0)

const wordOf = ({ measures }: BoughtFood) => (measures.some(({ unit }) => unit === 'can') ? 'can' : 'pack')

/** Edible grams of a piece of what is bought by the piece: the contents of its packages are whole pieces. Else null. */
function pieceOf({ isCountable, measures, packsG }: BoughtFood): number | null {
  const piece = measures.find(({ unit }) => unit === 'piece')
  if (!isCountable || piece === undefined) return null
  return packsG.every((packG) => piecesIn(packG, piece.grams) !== null) ? piece.grams : null
}

/** A pack of six tortillas weighs 370 g, six times 62 g nearly. */
function piecesIn(packG: number, pieceG: number): number | null {
  const pieces = Math.round(packG / pieceG)
  return pieces > 0 && Math.abs(pieces * pieceG - packG) <= packG * MISSED_BY_NOBODY ? pieces : null
}

function buyPieces(packsG: readonly number[], pieceG: number, grams: number): Purchase {
  const needed = Math.ceil((grams / pieceG) * (1 - MISSED_BY_NOBODY))
  const sizes = packsG.map((packG) => piecesIn(packG, pieceG) ?? 1)
  if (sizes.every((size) => size === 1)) return { kind: 'pieces', count: needed, grams: needed * pieceG }
  const packs = choosePacks(sizes, needed).map(({ count, grams: pieces }) => ({
    count,
    grams: pieces * pieceG,
    pieces,
  }))
  return { kind: 'packs', word: 'pack', packs, grams: totalOf(packs) }
}

/** Steps one can ask for at a counter, in g: up to 100 g tens, up to a kilo fifties, then hundreds. */
const WEIGHT_STEPS = [
  { upTo: 100, step: 10 },
  { upTo: 1_000, step: 50 },
  { upTo: Number.POSITIVE_INFINITY, step: 100 },
] as const

function roundUpWeight(grams: number): number {
  const step = WEIGHT_STEPS.find(({ upTo }) => grams <= upTo)?.step ?? 1
  return Math.ceil((grams * (1 - MISSED_BY_NOBODY)) / step) * step
}

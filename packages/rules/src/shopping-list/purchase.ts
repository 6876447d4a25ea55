import type { Food } from '@dayplate/nutrition'
import { choosePacks, type PackCount } from './choose-packs.ts'

/** The properties that decide how a food is bought. */
export type BoughtFood = Pick<Food, 'ediblePercent' | 'packsG' | 'measures' | 'isCountable'>

/** The amount to buy: never less than needed, apart from differences that do not matter. */
export type Purchase =
  /** Packages by their contents; `piecesPerPack` when the contents are counted, such as ten eggs. */
  | {
      readonly kind: 'packs'
      readonly word: 'pack' | 'can'
      readonly packs: readonly PackCount[]
      readonly grams: number
    }
  | { readonly kind: 'pieces'; readonly count: number; readonly grams: number }
  /** Weighed in the shop. */
  | { readonly kind: 'weight'; readonly grams: number }

/** Less than this of a food is not worth buying, in edible grams. */
const NOTICED_GRAMS = 1

/**
 * Share of the need that may be missing: people do not open a third tin for a hundredth, because kitchen scales are not
 * more exact.
 */
const TOLERATED_SHORTFALL = 0.02

const WHOLE_PERCENT = 100

/**
 * The purchase for `grams` edible grams of a food, including peel and bones, rounded up to what shops sell: packages if
 * it has any, whole pieces if it is counted, else a weight. Null when almost nothing is needed.
 *
 * @throws RangeError when the amount is negative or not a number.
 */
export function purchaseOf(food: BoughtFood, grams: number): Purchase | null {
  if (!Number.isFinite(grams) || grams < 0) throw new RangeError(`nobody can buy ${grams} g`)
  if (grams < NOTICED_GRAMS) return null
  const pieceG = pieceOf(food)
  if (pieceG !== null) return buyPieces(food.packsG, pieceG, grams)
  const bought = (grams * WHOLE_PERCENT) / food.ediblePercent
  if (food.packsG.length === 0) return { kind: 'weight', grams: roundUpWeight(bought) }
  const packs = choosePacks(food.packsG, bought * (1 - TOLERATED_SHORTFALL))
  return { kind: 'packs', word: wordOf(food), packs, grams: totalOf(packs) }
}

const totalOf = (packs: readonly PackCount[]): number => packs.reduce((sum, { count, grams }) => sum + count * grams, 0)

const wordOf = ({ measures }: BoughtFood) => (measures.some(({ unit }) => unit === 'can') ? 'can' : 'pack')

/** Edible grams of one piece of a food bought by the piece: its package contents are whole pieces. Else null. */
function pieceOf({ isCountable, measures, packsG }: BoughtFood): number | null {
  const piece = measures.find(({ unit }) => unit === 'piece')
  if (!isCountable || piece === undefined) return null
  return packsG.every((packG) => piecesIn(packG, piece.grams) !== null) ? piece.grams : null
}

/** Allows a small difference: a pack of six tortillas weighs 370 g, which is nearly six times 62 g. */
function piecesIn(packG: number, pieceG: number): number | null {
  const pieces = Math.round(packG / pieceG)
  return pieces > 0 && Math.abs(pieces * pieceG - packG) <= packG * TOLERATED_SHORTFALL ? pieces : null
}

function buyPieces(packsG: readonly number[], pieceG: number, grams: number): Purchase {
  const needed = Math.ceil((grams / pieceG) * (1 - TOLERATED_SHORTFALL))
  const sizes = packsG.map((packG) => piecesIn(packG, pieceG) ?? 1)
  if (sizes.every((size) => size === 1)) return { kind: 'pieces', count: needed, grams: needed * pieceG }
  const packs = choosePacks(sizes, needed).map(({ count, grams: pieces }) => ({
    count,
    grams: pieces * pieceG,
    pieces,
  }))
  return { kind: 'packs', word: 'pack', packs, grams: totalOf(packs) }
}

/** Weight steps at a counter, in g: tens up to 100 g, fifties up to a kilo, then hundreds. */
const WEIGHT_STEPS = [
  { upTo: 100, step: 10 },
  { upTo: 1_000, step: 50 },
  { upTo: Number.POSITIVE_INFINITY, step: 100 },
] as const

function roundUpWeight(grams: number): number {
  const step = WEIGHT_STEPS.find(({ upTo }) => grams <= upTo)?.step ?? 1
  return Math.ceil((grams * (1 - TOLERATED_SHORTFALL)) / step) * step
}

import { gramsPerMlOf, isSoldWhole, type Food, type FoodContainer } from '@dayplate/nutrition'
import { choosePacks, type PackCount } from './choose-packs.ts'
import { NOTICED_G } from './noticed.ts'

/** The properties that decide how a food is bought. */
export type BoughtFood = Pick<
  Food,
  'ediblePercent' | 'packsG' | 'measures' | 'isCountable' | 'container' | 'densityGPerMl'
>

/** The amount to buy: never less than needed, apart from differences that do not matter. */
export type Purchase =
  /** Packages by their contents; `pieces` of each when the contents are counted, such as ten eggs. */
  | {
      readonly kind: 'packs'
      readonly container: FoodContainer
      readonly packs: readonly PackCount[]
      /** Whether shops have packages of several sizes. */
      readonly hasSizes: boolean
      /** For contents that packages state by volume; otherwise null. */
      readonly gramsPerMl: number | null
      readonly grams: number
    }
  /** Sold one by one: pieces, heads, bunches. */
  | {
      readonly kind: 'pieces'
      readonly container: FoodContainer
      readonly count: number
      readonly grams: number
    }
  /** Weighed in the shop. `pieces` says about how many fruits or roots that is; null where nobody counts them. */
  | {
      readonly kind: 'weight'
      readonly gramsPerMl: number | null
      readonly grams: number
      readonly pieces: number | null
    }

/**
 * Share of the need that may be missing: people do not open a third tin for a hundredth, because kitchen scales are not
 * more exact.
 */
const TOLERATED_SHORTFALL = 0.02

/** Tomatoes and leeks differ in size by more than this, so people take a bigger one and not one more. */
const TOLERATED_SHORTFALL_OF_GROWN = 0.1

/** How much is cut off mushrooms or broccoli differs by more than this from cook to cook, so a second tray is not worth it. */
const TOLERATED_SHORTFALL_OF_TRIMMED = 0.05

const shortfallOfPacks = ({ ediblePercent }: BoughtFood): number =>
  ediblePercent < WHOLE_PERCENT ? TOLERATED_SHORTFALL_OF_TRIMMED : TOLERATED_SHORTFALL

/** Larger packs of crispbread or rice paper are known by their weight. */
const MOST_PIECES_IN_PACK = 12

const WHOLE_PERCENT = 100

/**
 * The purchase for `grams` edible grams of a food, including peel and bones, rounded up to what shops sell: packages if
 * it has any, whole pieces if it is counted, else a weight. Null when almost nothing is needed.
 *
 * @throws RangeError when the amount is negative or not a number.
 */
export function purchaseOf(food: BoughtFood, grams: number): Purchase | null {
  if (!Number.isFinite(grams) || grams < 0) throw new RangeError(`nobody can buy ${grams} g`)
  if (grams < NOTICED_G) return null
  const wholeG = wholeOf(food)
  if (wholeG !== null) return buyWhole(food, wholeG, grams)
  const pieceG = pieceOf(food)
  if (pieceG !== null) return buyPieces(food, pieceG, grams)
  const bought = (grams * WHOLE_PERCENT) / food.ediblePercent
  if (food.packsG.length === 0) {
    return {
      kind: 'weight',
      gramsPerMl: gramsPerMlOf(food),
      grams: roundUpWeight(bought),
      pieces: aboutPieces(food, grams),
    }
  }
  return inPacks(food, choosePacks(food.packsG, bought * (1 - shortfallOfPacks(food))))
}

/**
 * Edible grams that a purchase for `grams` holds beyond them. None of what is weighed in the shop: a cook takes what the scales say.
 */
export function restOfPurchase(food: BoughtFood, grams: number): number {
  const purchase = purchaseOf(food, grams)
  if (purchase === null || purchase.kind === 'weight') return 0
  // Counted pieces are stated by what is eaten of them, packages by their contents.
  const isCounted = purchase.kind === 'pieces' || purchase.packs.some(({ pieces }) => pieces !== undefined)
  const edible = isCounted ? purchase.grams : (purchase.grams * food.ediblePercent) / WHOLE_PERCENT
  return Math.max(0, edible - grams)
}

const inPacks = (food: BoughtFood, packs: readonly PackCount[]): Purchase => ({
  kind: 'packs',
  container: food.container,
  packs,
  hasSizes: food.packsG.length > 1,
  gramsPerMl: gramsPerMlOf(food),
  grams: packs.reduce((sum, { count, grams }) => sum + count * grams, 0),
})

/** Edible grams of one of a food that is sold one by one. Else null, and also if the weight of one is unknown. */
export function wholeOf({ container, packsG, ediblePercent, measures }: BoughtFood): number | null {
  if (!isSoldWhole(container)) return null
  const [boughtG] = packsG
  if (boughtG !== undefined) return (boughtG * ediblePercent) / WHOLE_PERCENT
  return measures.find(({ unit }) => unit === 'piece')?.grams ?? null
}

function buyWhole({ container, isCountable }: BoughtFood, wholeG: number, grams: number): Purchase {
  const shortfall = isCountable ? TOLERATED_SHORTFALL : TOLERATED_SHORTFALL_OF_GROWN
  const count = Math.ceil((grams / wholeG) * (1 - shortfall))
  return { kind: 'pieces', container, count, grams: count * wholeG }
}

/** Edible grams of one piece of a food bought by the piece: its package contents are whole pieces. Else null. */
function pieceOf({ isCountable, measures, packsG }: BoughtFood): number | null {
  const piece = measures.find(({ unit }) => unit === 'piece')
  if (!isCountable || piece === undefined) return null
  return packsG.every((packG) => piecesIn(packG, piece.grams) !== null) ? piece.grams : null
}

/** Allows a small difference: a pack of six tortillas weighs 370 g, which is nearly six times 62 g. */
function piecesIn(packG: number, pieceG: number): number | null {
  const pieces = Math.round(packG / pieceG)
  const isWhole = Math.abs(pieces * pieceG - packG) <= packG * TOLERATED_SHORTFALL
  return pieces > 0 && pieces <= MOST_PIECES_IN_PACK && isWhole ? pieces : null
}

function buyPieces(food: BoughtFood, pieceG: number, grams: number): Purchase {
  const needed = Math.ceil((grams / pieceG) * (1 - TOLERATED_SHORTFALL))
  const sizes = food.packsG.map((packG) => piecesIn(packG, pieceG) ?? 1)
  if (sizes.every((size) => size === 1)) {
    return { kind: 'pieces', container: 'piece', count: needed, grams: needed * pieceG }
  }
  const packs = choosePacks(sizes, needed)
  return inPacks(
    food,
    packs.map(({ count, grams: pieces }) => ({ count, grams: pieces * pieceG, pieces })),
  )
}

/** Smaller fruit is taken by the handful. */
export const LEAST_COUNTED_G = 40

/** Carrots, mandarins and beetroots are weighed at the till and taken by the piece. */
function aboutPieces({ measures }: BoughtFood, grams: number): number | null {
  const piece = measures.find(({ unit }) => unit === 'piece')
  if (piece === undefined || piece.grams < LEAST_COUNTED_G) return null
  return Math.ceil((grams / piece.grams) * (1 - TOLERATED_SHORTFALL_OF_GROWN))
}

/** Weight steps at a counter, in g: tens up to a quarter of a kilo, fifties up to a kilo, then hundreds. */
const WEIGHT_STEPS = [
  { upTo: 250, step: 10 },
  { upTo: 1_000, step: 50 },
  { upTo: Number.POSITIVE_INFINITY, step: 100 },
] as const

/** Lists show whole grams, so a weight may miss half of one and still be all that they say is needed. */
const SHOWN_AS_ENOUGH_G = 0.5

function roundUpWeight(grams: number): number {
  const step = WEIGHT_STEPS.find(({ upTo }) => grams <= upTo)?.step ?? 1
  return Math.ceil((grams - Math.min(SHOWN_AS_ENOUGH_G, grams * TOLERATED_SHORTFALL)) / step) * step
}

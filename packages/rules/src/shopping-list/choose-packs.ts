/** A number of packages of one size. */
export interface PackCount {
  readonly count: number
  /** Contents of one. */
  readonly grams: number
  /** Number of pieces in one, for foods that are counted. */
  readonly pieces?: number
}

/** People do not buy more small packs than this when there is a bigger one. */
const MOST_OF_A_SMALLER = 6

/** One package fewer is worth this share of the biggest one left over: six big tubs instead of four and five small ones. */
const WORTH_OF_FEWER = 0.15

/**
 * The packages that hold at least `needed` with little left over and few to carry; of equal choices the one with the
 * fewest. choosePacks([200, 500], 650) → 1 × 500 and 1 × 200.
 *
 * @param sizes contents of one package of each size, any unit, above zero.
 * @param needed in the same unit, above zero.
 */
export function choosePacks(sizes: readonly number[], needed: number): readonly PackCount[] {
  const choices = choicesOf(
    [...new Set(sizes)].toSorted((a, b) => b - a),
    needed,
  )
  const worth = Math.max(0, ...sizes) * WORTH_OF_FEWER
  const cost = (packs: readonly PackCount[]): number => total(packs) + packages(packs) * worth
  const [best] = choices.toSorted((a, b) => cost(a) - cost(b) || packages(a) - packages(b))
  return (best ?? []).filter(({ count }) => count > 0)
}

const total = (packs: readonly PackCount[]): number => packs.reduce((sum, { count, grams }) => sum + count * grams, 0)
const packages = (packs: readonly PackCount[]): number => packs.reduce((sum, { count }) => sum + count, 0)

/** Every sensible choice: any number of the biggest size, a few of the others. */
function choicesOf(sizes: readonly number[], needed: number): readonly (readonly PackCount[])[] {
  const smallest = sizes.at(-1)
  if (smallest === undefined) return [[]]
  const others = sizes.slice(0, -1)
  const enough = Math.max(0, Math.ceil(needed / smallest))
  if (others.length === 0) return [[{ count: enough, grams: smallest }]]
  const counts = Array.from({ length: Math.min(enough, MOST_OF_A_SMALLER) + 1 }, (_, count) => count)
  return counts.flatMap((count) =>
    choicesOf(others, needed - count * smallest).map((packs) => [...packs, { count, grams: smallest }]),
  )
}

import { likeness } from '../likeness.ts'
import type { IndexedMeal } from '../meal-index.ts'
import { isInside, type JudgedMeal } from './judged-meal.ts'

/** What speaks against a candidate beside its closeness (0 to 1 when inside), in the same units. */
const WEIGHTS = {
  /** Each portion of another meal that must change: to leave the others alone is worth a third of the band. */
  changedPortion: 0.35,
  /** Wholly like one that is listed already: ten of a kind are no choice. */
  likeListed: 1,
  /** Wholly like another meal of the day, or of the same type the day before or after. */
  likeNeighbour: 0.4,
} as const

/**
 * Chooses which replacements are listed: those that keep the day inside before all others, and among them near ones that are
 * unlike each other and unlike what is eaten around them. The first is the one that would be chosen alone.
 */
export function chooseVaried(
  judged: readonly JudgedMeal[],
  neighbours: readonly IndexedMeal[],
  limit: number,
): readonly JudgedMeal[] {
  const open = judged.map((candidate) => ({
    candidate,
    score: baseScore(candidate, neighbours),
    likeListed: 0,
  }))
  const chosen: JudgedMeal[] = []
  while (chosen.length < limit && open.length > 0) {
    let least = 0
    for (let index = 1; index < open.length; index++) {
      if (totalOf(open[index]) < totalOf(open[least])) least = index
    }
    const [taken] = open.splice(least, 1)
    if (taken === undefined) break
    chosen.push(taken.candidate)
    for (const other of open) {
      other.likeListed = Math.max(other.likeListed, likeness(other.candidate.indexed, taken.candidate.indexed))
    }
  }
  return chosen
}

/** Outside counts more than everything else together, and grows with the distance. */
const OUTSIDE = 10

function baseScore(candidate: JudgedMeal, neighbours: readonly IndexedMeal[]): number {
  const { closeness, changedPortions, indexed } = candidate
  const alike = neighbours.reduce((most, neighbour) => Math.max(most, likeness(indexed, neighbour)), 0)
  return (
    (isInside(candidate) ? 0 : OUTSIDE) +
    closeness +
    WEIGHTS.changedPortion * changedPortions +
    WEIGHTS.likeNeighbour * alike
  )
}

function totalOf(entry: { readonly score: number; readonly likeListed: number } | undefined): number {
  return entry === undefined ? Number.POSITIVE_INFINITY : entry.score + WEIGHTS.likeListed * entry.likeListed
}

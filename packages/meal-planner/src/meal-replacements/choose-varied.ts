import { likeness } from '../likeness.ts'
import type { IndexedMeal } from '../meal-index.ts'
import type { JudgedMeal } from './judged-meal.ts'

/** Costs of a candidate beside its closeness (0 to 1 when inside), in the same units. */
const WEIGHTS = {
  /** For each portion of another meal that changes: leaving the others unchanged is worth a third of the band. */
  changedPortion: 0.35,
  /** The old batch loses days and the new dish is cooked in addition. */
  splitBatch: 0.35,
  /** Exactly like a listed candidate. Ten similar meals are no choice. */
  likeListed: 1,
  /** Exactly like another meal of the day, or like the same type of meal the day before or after. */
  likeNeighbour: 0.4,
} as const

/**
 * Chooses the replacements to list from groups in order of preference. Within a group it picks near candidates that
 * differ from each other, from those already listed and from the meals eaten around them.
 */
export function chooseVaried(
  groups: readonly (readonly JudgedMeal[])[],
  neighbours: readonly IndexedMeal[],
  limit: number,
): readonly JudgedMeal[] {
  const chosen: JudgedMeal[] = []
  for (const group of groups) {
    const room = limit - chosen.length
    chosen.push(...(group.length <= room ? group : chooseFrom(group, { chosen, neighbours, room })))
  }
  return chosen
}

interface Surroundings {
  readonly chosen: readonly JudgedMeal[]
  readonly neighbours: readonly IndexedMeal[]
  readonly room: number
}

function chooseFrom(group: readonly JudgedMeal[], { chosen, neighbours, room }: Surroundings): readonly JudgedMeal[] {
  const open = group.map((candidate) => ({
    candidate,
    score: baseScore(candidate, neighbours),
    likeListed: mostAlike(
      candidate.indexed,
      chosen.map(({ indexed }) => indexed),
    ),
  }))
  const taken: JudgedMeal[] = []
  while (taken.length < room) {
    let least = 0
    for (let index = 1; index < open.length; index++) {
      if (totalOf(open[index]) < totalOf(open[least])) least = index
    }
    const [next] = open.splice(least, 1)
    if (next === undefined) break
    taken.push(next.candidate)
    for (const other of open) {
      other.likeListed = Math.max(other.likeListed, likeness(other.candidate.indexed, next.candidate.indexed))
    }
  }
  return taken
}

function baseScore(candidate: JudgedMeal, neighbours: readonly IndexedMeal[]): number {
  const { closeness, changedPortions, indexed, affected } = candidate
  return (
    closeness +
    WEIGHTS.changedPortion * changedPortions +
    (affected.affectedDays.kind === 'split' ? WEIGHTS.splitBatch : 0) +
    WEIGHTS.likeNeighbour * mostAlike(indexed, neighbours)
  )
}

function mostAlike(one: IndexedMeal, others: readonly IndexedMeal[]): number {
  return others.reduce((most, other) => Math.max(most, likeness(one, other)), 0)
}

function totalOf(entry: { readonly score: number; readonly likeListed: number } | undefined): number {
  return entry === undefined ? Number.POSITIVE_INFINITY : entry.score + WEIGHTS.likeListed * entry.likeListed
}

import type { DayProblem, ProblemOption } from '@dayplate/meal-planner'
import { ROW_WEIGHTS } from './row-weights.ts'
import { type SharedLook, sharedLooks } from './shared-looks.ts'

/**
 * A day's problem as a mixed-integer program in CPLEX's LP format: `x` chooses an option of a slot, `n` counts its
 * steps above its smallest portion, `u` and `v` are the deviation of a row up and down, and `z` is 1 when two slots
 * share a look. Every term of the score is linear in these variables, so the program and the search minimise the same
 * number.
 *
 * @param cutoff a score that is known to be reachable, above which the solver does not search. Infinite if none is
 * known.
 */
export function dayProgram(problem: DayProblem, cutoff: number): string {
  const parts = partsOf(problem)
  const limit = Number.isFinite(cutoff) ? [` cutoff: ${parts.score} <= ${cutoff}`] : []
  const names = parts.options.map(({ name }) => name)
  return [
    ...parts.linear(limit),
    'General',
    ...names.map((name) => ` n${name}`),
    'Binary',
    ...names.map((name) => ` x${name}`),
    'End',
  ].join('\n')
}

/** The program of a day in which meals and steps may be fractions. Its optimum is a lower bound of the day's score. */
export function relaxedDayProgram(problem: DayProblem): string {
  return [...partsOf(problem).linear([]), 'End'].join('\n')
}

interface NamedOption {
  readonly option: ProblemOption
  readonly name: string
}

function partsOf(problem: DayProblem) {
  const chosen = problem.slots.map((list, slot) => list.map((option, index) => ({ option, name: `${slot}_${index}` })))
  const options = chosen.flat()
  const shared = sharedLooks(problem)
  const score = scoreTerms(options, shared)
  const rules = [
    ...chosen.map((list, slot) => ` slot${slot}: ${list.map(({ name }) => `+ x${name}`).join(' ')} = 1`),
    ...problem.goal.map((goal, row) => ` row${row}: ${rowTerms(options, row)} - u${row} + v${row} = ${goal}`),
    ...options.map(({ option, name }) => ` steps${name}: n${name} ${term(1 - option.portions, `x${name}`)} <= 0`),
    ...shared.map((look) => ` look${look.name}: ${shownTerms(look)} - z${look.name} <= 1`),
  ]
  const bounds = [
    ...ROW_WEIGHTS.flatMap((_, row) => [` u${row} <= 1`, ` v${row} <= 1`]),
    ...options.map(({ option, name }) => ` n${name} <= ${option.portions - 1}`),
  ]
  const linear = (limit: readonly string[]) => [
    'Minimize',
    ` score: ${score}`,
    'Subject To',
    ...limit,
    ...rules,
    'Bounds',
    ...bounds,
  ]
  return { options, score, linear }
}

function scoreTerms(options: readonly NamedOption[], shared: readonly SharedLook[]): string {
  return [
    ...options.map(({ option, name }) => term(option.cost, `x${name}`)),
    ...ROW_WEIGHTS.flatMap((weight, row) => [term(weight, `u${row}`), term(weight, `v${row}`)]),
    ...shared.map(({ cost, name }) => term(cost, `z${name}`)),
  ].join(' ')
}

function rowTerms(all: readonly NamedOption[], row: number): string {
  return all
    .flatMap(({ option: { low, step, column }, name }) => [
      term(low * (column[row] ?? 0), `x${name}`),
      term(step * (column[row] ?? 0), `n${name}`),
    ])
    .join(' ')
}

function shownTerms({ shownBy }: SharedLook): string {
  return shownBy.map(({ slot, option }) => `+ x${slot}_${option}`).join(' ')
}

function term(factor: number, name: string): string {
  return `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`
}

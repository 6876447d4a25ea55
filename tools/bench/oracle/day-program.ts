import type { DayProblem, ProblemOption } from '@dayplate/meal-planner'

/** Weights of a deviation of one tolerance, row by row; the same that the search's score has. */
const ROW_WEIGHTS = [1, 0.5, 0.5, 0.5] as const

/**
 * A day's problem as a mixed-integer program in CPLEX's LP format: `x` chooses an option of a slot, `n` counts its steps above
 * its smallest portion, `u` and `v` are the deviation of a row up and down, and `z` is 1 when two slots share a look. Every
 * term of the score is linear in these, so that program and search minimise the very same number.
 *
 * @param cutoff a score that is known to be reachable; nothing worse is looked at.
 */
export function dayProgram(problem: DayProblem, cutoff: number): string {
  const chosen = problem.slots.map((options, slot) =>
    options.map((option, index) => ({ option, name: `${slot}_${index}` })),
  )
  const all = chosen.flat()
  const shared = sharedLooks(problem)
  const score = [
    ...all.map(({ option, name }) => term(option.cost, `x${name}`)),
    ...ROW_WEIGHTS.flatMap((weight, row) => [term(weight, `u${row}`), term(weight, `v${row}`)]),
    ...shared.map(({ cost, name }) => term(cost, name)),
  ].join(' ')
  return [
    'Minimize',
    ` score: ${score}`,
    'Subject To',
    ` cutoff: ${score} <= ${cutoff}`,
    ...chosen.map((options, slot) => ` slot${slot}: ${options.map(({ name }) => `+ x${name}`).join(' ')} = 1`),
    ...problem.goal.map((goal, row) => ` row${row}: ${rowTerms(all, row)} - u${row} + v${row} = ${goal}`),
    ...all
      .filter(({ option }) => option.portions > 1)
      .map(({ option, name }) => ` steps${name}: n${name} ${term(1 - option.portions, `x${name}`)} <= 0`),
    ...shared.map(({ name, terms }) => ` look${name}: ${terms} - ${name} <= 1`),
    'Bounds',
    ...ROW_WEIGHTS.flatMap((_, row) => [` u${row} <= 1`, ` v${row} <= 1`]),
    ...all.map(({ option, name }) => ` n${name} <= ${option.portions - 1}`),
    'General',
    ...all.map(({ name }) => ` n${name}`),
    'Binary',
    ...all.map(({ name }) => ` x${name}`),
    'End',
  ].join('\n')
}

interface NamedOption {
  readonly option: ProblemOption
  readonly name: string
}

function rowTerms(all: readonly NamedOption[], row: number): string {
  return all
    .flatMap(({ option: { low, step, column }, name }) => [
      term(low * (column[row] ?? 0), `x${name}`),
      term(step * (column[row] ?? 0), `n${name}`),
    ])
    .join(' ')
}

/** Each look that two slots may share, with the options that show it. */
function sharedLooks({ slots }: DayProblem) {
  const pairs = slots.flatMap((_, slot) => slots.slice(0, slot).map((__, other) => [slot, other] as const))
  return pairs.flatMap(([slot, other]) => {
    const [some, others] = [lookIndex(slots[slot] ?? []), lookIndex(slots[other] ?? [])]
    return [...some].flatMap(([look, { cost, options }], index) => {
      const partners = others.get(look)?.options ?? []
      if (partners.length === 0) return []
      const terms = [
        ...options.map((option) => `+ x${slot}_${option}`),
        ...partners.map((option) => `+ x${other}_${option}`),
      ]
      return [{ cost, name: `z${slot}_${other}_${index}`, terms: terms.join(' ') }]
    })
  })
}

function lookIndex(options: readonly ProblemOption[]) {
  const index = new Map<string, { cost: number; options: number[] }>()
  options.forEach(({ looks }, option) => {
    for (const [look, cost] of looks) {
      const known = index.get(look)
      if (known === undefined) index.set(look, { cost, options: [option] })
      else known.options.push(option)
    }
  })
  return index
}

function term(factor: number, name: string): string {
  return `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`
}

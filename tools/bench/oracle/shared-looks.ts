import type { DayProblem, ProblemOption } from '@dayplate/meal-planner'

/** A look that two slots may both show, at a cost. */
export interface SharedLook {
  readonly name: string
  readonly cost: number
  /** Options that show it, as indexes into the lists of two slots. */
  readonly shownBy: readonly { readonly slot: number; readonly option: number }[]
}

export function sharedLooks({ slots }: DayProblem): readonly SharedLook[] {
  const pairs = slots.flatMap((_, slot) => slots.slice(0, slot).map((__, other) => [slot, other] as const))
  return pairs.flatMap(([slot, other]) => {
    const [some, others] = [lookIndex(slots[slot] ?? []), lookIndex(slots[other] ?? [])]
    return [...some].flatMap(([look, { cost, options }], index) => {
      const partners = others.get(look)?.options ?? []
      if (partners.length === 0) return []
      const shownBy = [
        ...options.map((option) => ({ slot, option })),
        ...partners.map((option) => ({ slot: other, option })),
      ]
      return [{ name: `${slot}_${other}_${index}`, cost, shownBy }]
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

/** What the gate looks at. */
export type GateCheck =
  | 'ingredient'
  | 'name'
  | 'amount'
  | 'energy'
  | 'base portion'
  | 'count'
  | 'spread'
  | 'batch'
  | 'reach'

/** A reason not to release a catalogue. */
export interface CheckFailure {
  readonly check: GateCheck
  /** The one food or meal to mend, or the group of meals that lacks something, in words. */
  readonly subject:
    | { readonly kind: 'food' | 'meal'; readonly id: string }
    | { readonly kind: 'group'; readonly name: string }
  readonly message: string
  /** What to do about it. */
  readonly remedy: string
}

export const ofMeal = (id: string): CheckFailure['subject'] => ({ kind: 'meal', id })
export const ofFood = (id: string): CheckFailure['subject'] => ({ kind: 'food', id })
export const ofGroup = (name: string): CheckFailure['subject'] => ({ kind: 'group', name })

/** The subject as people call it: `meal bean-soup`, `food salt`, `vegan lunches without milk`. */
export const subjectText = (subject: CheckFailure['subject']): string =>
  subject.kind === 'group' ? subject.name : `${subject.kind} ${subject.id}`

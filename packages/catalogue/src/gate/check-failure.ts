/** The checks of the gate. */
export type GateCheck =
  | 'ingredient'
  | 'name'
  | 'amount'
  | 'energy'
  | 'base portion'
  | 'count'
  | 'spread'
  | 'batch'
  | 'leftover'
  | 'reach'

/** A reason not to release a catalogue. */
export interface CheckFailure {
  readonly check: GateCheck
  /** The food or meal to correct, or the group of meals with a gap, in words. */
  readonly subject:
    | { readonly kind: 'food' | 'meal'; readonly id: string }
    | { readonly kind: 'group'; readonly name: string }
  readonly message: string
  /** How to correct it. */
  readonly remedy: string
}

export const ofMeal = (id: string): CheckFailure['subject'] => ({ kind: 'meal', id })
export const ofFood = (id: string): CheckFailure['subject'] => ({ kind: 'food', id })
export const ofGroup = (name: string): CheckFailure['subject'] => ({ kind: 'group', name })

/** The subject in words: `meal bean-soup`, `food salt`, `vegan lunches without milk`. */
export const subjectText = (subject: CheckFailure['subject']): string =>
  subject.kind === 'group' ? subject.name : `${subject.kind} ${subject.id}`

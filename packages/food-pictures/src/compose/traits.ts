import type { PlatedForm, Trait } from '../relief/plated-meal.ts'
import type { ReadDish } from './read-dish.ts'

interface TraitRule {
  readonly trait: Trait
  readonly forms: ReadonlySet<PlatedForm> | null
  readonly words: RegExp
}

const RULES: readonly TraitRule[] = [
  {
    trait: 'layered',
    forms: new Set<PlatedForm>(['layered-glass', 'bake', 'pudding']),
    words: /\blayers?\b|arrange the pudding/,
  },
  {
    trait: 'swirled',
    forms: new Set<PlatedForm>(['yoghurt-bowl', 'layered-glass', 'porridge', 'open-sandwich', 'pudding']),
    words: /\bswirl|\bripple|crush[^.]*into the/,
  },
  { trait: 'sauced', forms: null, words: /pour(?:ed)?[^.]*\bover|in the sauce|sauce over|spread over/ },
  {
    trait: 'folded',
    forms: new Set<PlatedForm>(['pancakes', 'omelette', 'wrap']),
    words:
      /\bfold(?:ed)?\b[^.]*(?:over|quarters|pancakes|omelette|half)|and fold\b|roll (?:it|them) up|roll up|galettes/,
  },
  {
    trait: 'stacked',
    forms: new Set<PlatedForm>(['pancakes']),
    words: /small (?:pancakes|fritters|flat)|small heaps|the stack|flat pancakes/,
  },
]

/** What a form draws differently, by the words of the dish. */
export const traitsOf = ({ text }: Pick<ReadDish, 'text'>, form: PlatedForm): readonly Trait[] =>
  RULES.filter(({ forms, words }) => (forms === null || forms.has(form)) && words.test(text)).map(({ trait }) => trait)

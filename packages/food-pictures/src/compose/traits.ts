import type { PlatedForm, Trait } from '../relief/plated-meal.ts'
import type { ReadDish } from './read-dish.ts'

interface TraitRule {
  readonly trait: Trait
  readonly forms: ReadonlySet<PlatedForm>
  readonly words: RegExp
}

const formsOf = (...forms: readonly PlatedForm[]): ReadonlySet<PlatedForm> => new Set(forms)

const RULES: readonly TraitRule[] = [
  { trait: 'layered', forms: formsOf('layered-glass', 'bake', 'pudding'), words: /\blayers?\b|arrange the pudding/ },
  { trait: 'scooped', forms: formsOf('pudding'), words: /ice cream/ },
  {
    trait: 'swirled',
    forms: formsOf('yoghurt-bowl', 'layered-glass', 'porridge', 'open-sandwich', 'pudding'),
    words: /\bswirl|\bripple|crush[^.]*into the/,
  },
  {
    trait: 'sauced',
    forms: formsOf(
      'fillet',
      'slices',
      'patties',
      'pancakes',
      'dumplings',
      'filled-dumplings',
      'knedle',
      'rolls',
      'stuffed',
      'pasta',
      'noodles',
      'vegetables',
      'tray',
      'salad',
      'boiled-eggs',
      'grain-bowl',
    ),
    words:
      /^.* in [a-z]+ sauce\.|lay in the balls|pour(?! (?:the )?(?:boiling|hot) water)[^.]*\bover|in the sauce|in tomato sauce|meatballs in it|toss[^.]* in the sauce/,
  },
  {
    trait: 'folded',
    forms: formsOf('pancakes', 'omelette', 'wrap'),
    words:
      /\bfold(?:ed)?\b[^.]*(?:over|quarters|half)|and fold\b|fold(?: the filling)? into the|fill and fold|roll (?:it|them) up|roll up|fill the galettes/,
  },
  { trait: 'rolled', forms: formsOf('omelette', 'pancakes'), words: /^rolled\b|\broll (?:it|them) up|\broll up/ },
  {
    trait: 'stacked',
    forms: formsOf('pancakes'),
    words: /small (?:pancakes|fritters|flat)|small heaps|the stack|flat pancakes/,
  },
  { trait: 'fingers', forms: formsOf('patties'), words: /into (?:short )?fingers/ },
  { trait: 'carved', forms: formsOf('stuffed'), words: /carve eyes/ },
]

/** What a form draws differently, by the words of the dish. Small pancakes are stacked, so that nothing of them is folded. */
export function traitsOf({ name, text }: Pick<ReadDish, 'name' | 'text'>, form: PlatedForm): readonly Trait[] {
  const traits = RULES.filter(({ forms, words }) => forms.has(form) && words.test(`${name}. ${text}`)).map(
    ({ trait }) => trait,
  )
  return traits.includes('stacked') ? traits.filter((trait) => trait !== 'folded') : traits
}

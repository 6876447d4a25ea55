import type { MealForm } from './meal-form.ts'
import { spellingsOf } from './name-words.ts'

/** Words, English and Polish, that name the form of a meal. */
const WORDS_OF_FORM: readonly (readonly [MealForm, string])[] = [
  [
    'soup',
    `soup zupa krem broth rosół rosol barszcz borscht krupnik chłodnik chlodnik żurek zurek kapuśniak kapusniak grochówka
    grochowka ogórkowa ogorkowa pomidorowa minestrone gazpacho botwinka szczawiowa grzybowa chowder ramen velouté bisque`,
  ],
  ['smoothie', 'smoothie shake milkshake koktajl lassi kisiel mousse'],
  ['salad', 'salad sałatka salatka surówka surowka slaw coleslaw tabbouleh caprese'],
  ['omelette', 'omelette omelet omlet frittata'],
  ['scrambled-eggs', 'scrambled scramble jajecznica'],
  ['pancake', 'pancake crepe crêpe naleśniki nalesniki placki placuszki fritter waffle racuchy syrniki blini'],
  ['wrap', 'wrap burrito tortilla quesadilla fajita taco'],
  [
    'sandwich',
    'sandwich toast toastie kanapka kanapki bruschetta crispbread burger bagel grzanki tartine roll crostini zapiekanka',
  ],
  [
    'pasta',
    'pasta spaghetti penne noodle linguine fusilli soba lasagne lasagna tagliatelle makaron bolognese carbonara łazanki lazanki',
  ],
  ['dumplings', 'pierogi dumpling gnocchi kopytka leniwe knedle'],
  [
    'pastry',
    `pączek paczek doughnut oponki oponka faworki chrust mazurek tart szarlotka jabłecznik jablecznik kapuśniaczki kapusniaczki
    biscuit pampuchy pampuch`,
  ],
  [
    'stew',
    `stew goulash gulasz curry chili chilli ragout ragu bigos leczo lecso lecho ratatouille casserole dal dhal tagine
    shakshuka szakszuka potrawka stroganoff cassoulet caponata cauldron hotpot korma masala fricassee`,
  ],
  [
    'bowl',
    'bowl porridge owsianka oats oatmeal overnight muesli bircher risotto kaszotto pudding parfait plate platter skewer',
  ],
]

const formOfWord: ReadonlyMap<string, MealForm> = new Map(
  WORDS_OF_FORM.flatMap(([form, words]) => words.split(/\s+/).map((word) => [word, form] as const)),
)

/** Words after which a name only tells what comes with the meal: "soup with toast" is a soup. */
const JOINING_WORDS = new Set(['with', 'and', 'on', 'in', 'from', 'z', 'ze', 'i', 'na', 'w', 'od'])

/** The form the words name, or null. The noun comes last in English ("tomato soup", "pasta salad"), before any "with". */
export function formOfWords(words: readonly string[]): MealForm | null {
  const join = words.findIndex((word) => JOINING_WORDS.has(word))
  const head = join < 0 ? words : words.slice(0, join)
  return lastForm(head) ?? lastForm(words)
}

function lastForm(words: readonly string[]): MealForm | null {
  const forms = words.flatMap((word) => spellingsOf(word).map((spelling) => formOfWord.get(spelling) ?? null))
  const named = forms.filter((form) => form !== null)
  return named.findLast((form) => form !== 'bowl') ?? named.at(-1) ?? null
}

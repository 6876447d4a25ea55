import type { MealForm } from './meal-form.ts'
import { spellingsOf } from './name-words.ts'

/** English and Polish words that name the form of a meal. */
const WORDS_OF_FORM: readonly (readonly [MealForm, string])[] = [
  [
    'soup',
    `soup zupa krem broth rosół rosol barszcz borscht krupnik chłodnik chlodnik żurek zurek kapuśniak kapusniak grochówka
    grochowka ogórkowa ogorkowa pomidorowa minestrone gazpacho botwinka szczawiowa grzybowa chowder ramen velouté bisque`,
  ],
  ['smoothie', 'smoothie shake milkshake koktajl lassi kisiel mousse budyń budyn kompot compote jelly'],
  ['salad', 'salad sałatka salatka surówka surowka slaw coleslaw tabbouleh caprese'],
  ['omelette', 'omelette omelet omlet frittata kuku'],
  ['scrambled-eggs', 'scrambled scramble jajecznica menemen bhurji'],
  [
    'pancake',
    `pancake crepe crêpe naleśniki nalesniki placki placuszki fritter waffle racuchy syrniki blini galette farinata rösti
    rosti flammkuchen flatbread patatas`,
  ],
  ['wrap', 'wrap burrito tortilla quesadilla fajita taco'],
  [
    'sandwich',
    `sandwich toast toastie kanapka kanapki bruschetta crispbread burger bagel grzanki tartine roll crostini zapiekanka
    bread spread`,
  ],
  [
    'pasta',
    'pasta spaghetti penne noodle linguine fusilli soba lasagne lasagna tagliatelle makaron bolognese carbonara łazanki lazanki',
  ],
  ['dumplings', 'pierogi dumpling gnocchi gnudi kopytka leniwe knedle'],
  [
    'pastry',
    `pączek paczek doughnut oponki oponka faworki chrust mazurek tart szarlotka jabłecznik jablecznik kapuśniaczki kapusniaczki
    biscuit pampuchy pampuch square`,
  ],
  ['baked', 'bake pie moussaka casserole gratin'],
  ['stuffed', 'stuffed boat bayildi lantern faszerowane faszerowana nadziewane nadziewana'],
  ['skewers', 'skewer szaszłyk szaszlyk szaszłyki szaszlyki shashlik souvlaki satay'],
  ['dip', 'dip guacamole'],
  [
    'shaped',
    `kotlety kotlet patties patty balls cutlet schnitzel gołąbki golabki zrazy klopsy klopsiki pulpety kofta köfte koftesi falafel loaf pasztet
    cannelloni kimbap`,
  ],
  [
    'stew',
    `stew goulash gulasz curry chili chilli ragout ragu bigos leczo lecso lecho ratatouille dal dhal tagine
    shakshuka szakszuka potrawka stroganoff cassoulet caponata cauldron hotpot korma masala fricassee paprikash rendang
    feijoada`,
  ],
  [
    'bowl',
    'bowl porridge owsianka oats oatmeal overnight muesli bircher risotto kaszotto parfait plate platter halves boiled',
  ],
]

const formOfWord: ReadonlyMap<string, MealForm> = new Map(
  WORDS_OF_FORM.flatMap(([form, words]) => words.split(/\s+/).map((word) => [word, form] as const)),
)

/** Combinations of words that name a form which none of the words names alone. */
const FORM_OF_PHRASE: Readonly<Record<string, MealForm>> = {
  'baked potato': 'stuffed',
  'baked sweet potato': 'stuffed',
  'jacket potato': 'stuffed',
  'baked apple': 'stuffed',
  'cauliflower steak': 'shaped',
  'lentil roast': 'shaped',
  'nut roast': 'shaped',
  'mushroom pâté': 'shaped',
  'walnut pâté': 'shaped',
  'prunes wrapped': 'shaped',
}

/**
 * Words after which a name only tells what is served with the meal ("soup with toast") or under it ("herring on
 * bread").
 */
const COMPANION_WORDS = new Set(['with', 'z', 'ze'])
const JOINING_WORDS = new Set([...COMPANION_WORDS, 'on', 'in', 'from', 'na', 'w', 'od'])
const VESSEL_WORDS = new Set(['bowl', 'plate', 'platter'])
/** Forms that are served beside a meal as often as they are one. */
const SIDE_FORMS: ReadonlySet<MealForm> = new Set(['salad', 'sandwich', 'dip', 'stuffed'])

/** The words of the dish itself, without its sides. */
export function mainWords(words: readonly string[]): readonly string[] {
  const join = words.findIndex((word) => JOINING_WORDS.has(word))
  return join < 0 ? words : words.slice(0, join)
}

/**
 * The form that the words name, or null. In English the noun comes last ("tomato soup", "pasta salad"), before any
 * "with".
 */
export function formOfWords(words: readonly string[], isCompany = false): MealForm | null {
  const main = mainWords(words)
  const named = lastForm(main)
  if (named && !(isCompany && SIDE_FORMS.has(named))) return named
  const join = words[main.length]
  return join === undefined ? null : formOfWords(words.slice(main.length + 1), COMPANION_WORDS.has(join))
}

/** The last word that names a form. A vessel ("smoothie bowl") only counts when no other word does. */
function lastForm(words: readonly string[]): MealForm | null {
  const phrased = formOfPhrase(words)
  if (phrased) return phrased
  const naming = words.filter((word) => formOfSpellings(word) !== null)
  const word =
    naming.findLast((name) => !spellingsOf(name).some((spelling) => VESSEL_WORDS.has(spelling))) ?? naming.at(-1)
  return word === undefined ? null : formOfSpellings(word)
}

const formOfSpellings = (word: string): MealForm | null =>
  spellingsOf(word).flatMap((spelling) => formOfWord.get(spelling) ?? [])[0] ?? null

function formOfPhrase(words: readonly string[]): MealForm | null {
  const name = ` ${words.join(' ')} `
  return Object.entries(FORM_OF_PHRASE).find(([phrase]) => name.includes(` ${phrase} `))?.[1] ?? null
}

import type { PlatedForm } from '../relief/plated-meal.ts'
import type { FormedDish } from './main-dish.ts'

interface TitleRule {
  readonly form: PlatedForm
  readonly titles: RegExp
  /** The name of the dish that has the form; the first when absent. */
  readonly dish?: RegExp
}

/** Titles that say more than the names of their dishes, which may be "Fish" and "Vegetable sauce". */
const TITLE_RULES: readonly TitleRule[] = [
  { form: 'grain-bowl', titles: /quinoa bowl|(?:poke|burrito|millet|rice) bowl/, dish: /quinoa|rice|millet/ },
  { form: 'filled-dumplings', titles: /^pierogi/, dish: /pierogi/ },
  { form: 'jacket-potatoes', titles: /^potatoes with herbed|baked (?:sweet )?potato with/, dish: /potato/ },
  { form: 'soup', titles: /\bpho\b/ },
  { form: 'stuffed', titles: /^baked apple with/ },
  { form: 'loaf', titles: /^baked .*pâté/ },
  { form: 'bake', titles: /graveyard/ },
  { form: 'gnocchi-bake', titles: /semolina gnocchi in/ },
  { form: 'boats', titles: /salad in lettuce/, dish: /lettuce/ },
  { form: 'boats', titles: /mash on cucumber/ },
  { form: 'fillet', titles: /smoked sprats/, dish: /sprats/ },
  { form: 'salad', titles: /herring in oil with/, dish: /herring/ },
  { form: 'mixed-grain', titles: /^farro with/, dish: /farro/ },
  { form: 'mixed-grain', titles: /^buckwheat with mushrooms/, dish: /mushrooms/ },
  { form: 'noodles', titles: /noodle salad/, dish: /noodle salad/ },
  { form: 'stew', titles: /^black beans in/, dish: /beans/ },
  { form: 'pasta', titles: /^(?!baked).*(?:spaghetti|penne|pasta in |pasta with)/, dish: /spaghetti|penne|pasta/ },
]

/** What the title of a meal decides; null when the names of its dishes do. */
export function formOfTitle(title: string, dishes: readonly FormedDish[]): { form: PlatedForm; main: number } | null {
  const rule = TITLE_RULES.find(({ titles }) => titles.test(title))
  if (rule === undefined) return null
  const main = dishes.findIndex(({ name }) => rule.dish?.test(name) ?? true)
  return main === -1 ? null : { form: rule.form, main }
}

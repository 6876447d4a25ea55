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
  {
    form: 'grain-bowl',
    titles: /\bbowl\b.*(?:peach|nori)|(?:poke|burrito|millet) bowl|rice bowl/,
    dish: /quinoa|rice|millet/,
  },
  { form: 'knedle', titles: /knedle/ },
  { form: 'omelette', titles: /frittata|farinata/ },
  { form: 'filled-dumplings', titles: /^pierogi|pierogi ruskie/, dish: /pierogi/ },
  { form: 'jacket-potatoes', titles: /gzik|baked (?:sweet )?potato with/, dish: /potato/ },
  { form: 'soup', titles: /\bpho\b/ },
]

/** What the title of a meal decides; null when the names of its dishes do. */
export function formOfTitle(title: string, dishes: readonly FormedDish[]): { form: PlatedForm; main: number } | null {
  const rule = TITLE_RULES.find(({ titles }) => titles.test(title))
  if (rule === undefined) return null
  const main = dishes.findIndex(({ name }) => rule.dish?.test(name) ?? true)
  return main === -1 ? null : { form: rule.form, main }
}

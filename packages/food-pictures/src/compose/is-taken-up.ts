import type { PlatedForm } from '../relief/plated-meal.ts'
import type { FormedDish } from './main-dish.ts'
import type { MealPlan } from './meal-plan.ts'

/** Whether a side, cooked before or after the main dish, becomes a part of it. */
interface JoinRule {
  readonly forms: ReadonlySet<PlatedForm>
  readonly joins: (dish: FormedDish, main: FormedDish, isAfter: boolean) => boolean
}

const formsOf = (...forms: readonly PlatedForm[]): ReadonlySet<PlatedForm> => new Set(forms)

const APART =
  /afterwards|alongside|beside|eat (?:them|it|the rest)|serve with|on the side|drink it|^finish with|cold greek/
const FILLED =
  /\bfill the|\bfill them|roll it up in|spread (?:thickly|it|the|them)|heap the|spoon it into|on top|on the plate|lay the/

const isAnyPart = ({ name, text }: FormedDish): boolean =>
  /sauce|pesto|bolognese|stroganoff|meatballs/.test(name) || /fold in the buckwheat/.test(text)

/** By the form of the main dish, the first that has it. */
const JOIN_RULES: readonly JoinRule[] = [
  {
    // Everything of the meal lies on a bowl or in a glass.
    forms: formsOf('porridge', 'pudding', 'yoghurt-bowl', 'layered-glass', 'smoothie-bowl', 'grain-bowl', 'milk-soup'),
    joins: ({ text }) => !APART.test(text) || /serve on the cream/.test(text),
  },
  {
    forms: formsOf('open-sandwich', 'crispbread', 'filled-roll', 'wrap', 'rolls', 'boats'),
    joins: ({ text, form }, main, isAfter) =>
      form === 'wrap' ||
      /into the pita|lay them on the toast/.test(text) ||
      (!isAfter && FILLED.test(`${text} ${main.text}`) && !(APART.test(text) && !FILLED.test(text))),
  },
  {
    forms: formsOf('pancakes', 'filled-dumplings', 'omelette'),
    joins: ({ name, text }) => /filling/.test(name) || /into the (?:pancakes|omelettes)/.test(text),
  },
  {
    forms: formsOf('soup'),
    joins: ({ text }) =>
      /to the soup|over the soup|in the (?:strained )?soup|into the bowl|hot broth over|soak up the soup/.test(text),
  },
  {
    forms: formsOf('pasta', 'noodles', 'mixed-grain'),
    joins: (dish, main) =>
      dish.form === 'pasta' ||
      isAnyPart(dish) ||
      /fold in (?:the buckwheat|.*roast vegetables)|with the beef/.test(main.text),
  },
  {
    forms: formsOf('bake', 'gnocchi-bake'),
    joins: ({ name, text }) => /sauce/.test(name) || /over the meat|in the crust|baking dish/.test(text),
  },
  { forms: formsOf('stew'), joins: ({ name }, main) => name.endsWith('sauce') && /in the sauce/.test(main.text) },
  { forms: formsOf('spread'), joins: ({ name, text }) => /sticks|dipping/.test(name) || /scoop/.test(text) },
  {
    forms: formsOf('salad', 'vegetables'),
    joins: ({ text }) => /lay on the warm salad|add them to the pan/.test(text),
  },
]

/** Whether a dish is part of the main one: its filling, its sauce, what lies in its bowl. */
export function isTakenUp(index: number, { dishes, main: at }: MealPlan): boolean {
  const dish = dishes[index]
  const main = dishes[at]
  if (dish === undefined || main === undefined) return false
  return JOIN_RULES.find(({ forms }) => forms.has(main.form))?.joins(dish, main, index > at) ?? false
}

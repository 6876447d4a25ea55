import { type DayPlan, toPlannableMeal } from '@dayplate/meal-planner'
import { type Diet, type Food, type FoodById, mostGrams } from '@dayplate/nutrition'
import { cookingMinutes, type Kitchen, type Plate, plateGrams, plateKcal } from './kitchen.ts'

/** Things that a person would find odd about a day, although its figures are right. */
export const ODDITIES = [
  'two dishes of one form on a day',
  'pasta twice on a day',
  'same dish twice on a day',
  'same lead food at lunch and dinner',
  'same lead food at breakfast three days running',
  'same form at breakfast three days running',
  'a food of note in three meals of a day',
  'pulses lead three meals of a day',
  'tofu, tempeh, seitan or soy twice a day for who eats meat',
  'plate over 900 g',
  'plate over 1200 g',
  'more of one food than anyone is served',
  'something eaten by the piece not in halves',
  'snack larger than another meal',
  'more than 100 minutes of cooking',
] as const
export type OddityKind = (typeof ODDITIES)[number]

export interface Oddity {
  readonly kind: OddityKind
  readonly date: string
  /** The subject of the oddity, such as `potato 640 g`. */
  readonly about: string
}

/** Forms that a day should have at most once. Side salads may repeat. */
const FORMS = ['soup', 'pancakes', 'sandwich', 'drink', 'flakes']

/** Categories of foods that many meals may share without being noticed. */
const UNNOTICED_CATEGORIES: readonly Food['category'][] = ['seasonings', 'fats', 'vegetables', 'fruit', 'water']
/** Diets in which two substitutes for meat on one day are an oddity, because they contain meat and fish. */
const STAND_IN_DIETS: readonly Diet[] = ['classic', 'glp1']
const PULSES = ['pulse-dry', 'pulse-canned', 'lentil-dry', 'split-pulse']

const HEAVY_PLATES_G = [900, 1200] as const
const LONG_COOKING_MINUTES = 100
/** A larger multiple of the maximum for a base portion is an oddity. */
const GENEROUS = 1.5
const RUNNING_DAYS = 3

/** Checks plans without knowing how they were made. */
export class OddityCheck {
  readonly #kitchen: Kitchen
  readonly #foodById: FoodById

  constructor(kitchen: Kitchen, foodById: FoodById) {
    this.#kitchen = kitchen
    this.#foodById = foodById
  }

  find(plan: readonly DayPlan[], diet: Diet): readonly Oddity[] {
    const days = plan.map(({ date, meals }) => ({ date, plates: meals.map((one) => this.#kitchen.serve(one)) }))
    return days.flatMap(({ date, plates }, index) => {
      const breakfasts = days
        .slice(Math.max(0, index - RUNNING_DAYS + 1), index + 1)
        .flatMap((day) => day.plates.filter(({ planned }) => planned.type === 'breakfast'))
      return [...this.#ofDay(plates, diet), ...this.#ofBreakfasts(breakfasts), ...plates.flatMap(ofPlate)].map(
        (found) => ({
          ...found,
          date,
        }),
      )
    })
  }

  #ofDay(plates: readonly Plate[], diet: Diet): readonly Found[] {
    const looks = plates.map((plate) => this.#lookOf(plate))
    const dishes = twice(looks.flatMap((look) => look.dishes))
    const [, lunch, , dinner] = looks
    const leads = looks.flatMap(({ lead }) => this.#food(lead) ?? [])
    const notable = plates.flatMap(({ parts }) => [
      ...new Set(parts.filter(({ food, grams }) => grams >= 30 && isOfNote(food)).map(({ food }) => food.name.en)),
    ])
    const pulses = leads.filter(({ role }) => role !== null && PULSES.includes(role))
    const withPasta = plates.filter(({ parts }) => parts.some(({ food, grams }) => grams >= 30 && isPasta(food)))
    const standIns = leads.filter(({ role }) => role === 'tofu-like' || role === 'dry-soy')
    const { all: minutes } = cookingMinutes(plates)
    return [
      ...all(
        'two dishes of one form on a day',
        dishes.filter((dish) => FORMS.includes(dish)),
      ),
      ...(withPasta.length > 1 ? all('pasta twice on a day', [withPasta.map(({ meal }) => meal.id).join(', ')]) : []),
      ...all(
        'same dish twice on a day',
        dishes.filter((dish) => !FORMS.includes(dish) && dish !== 'salad' && dish !== 'pasta'),
      ),
      ...(lunch !== undefined && lunch.lead !== null && lunch.lead === dinner?.lead
        ? all('same lead food at lunch and dinner', [lunch.lead])
        : []),
      ...all(
        'a food of note in three meals of a day',
        twice(notable).filter((name) => notable.filter((other) => other === name).length > 2),
      ),
      ...(pulses.length > 2
        ? all('pulses lead three meals of a day', [pulses.map(({ name }) => name.en).join(', ')])
        : []),
      ...(minutes > LONG_COOKING_MINUTES ? all('more than 100 minutes of cooking', [`${minutes} min`]) : []),
      ...(STAND_IN_DIETS.includes(diet) && standIns.length > 1
        ? all('tofu, tempeh, seitan or soy twice a day for who eats meat', [
            standIns.map(({ name }) => name.en).join(', '),
          ])
        : []),
      ...snackOddities(plates),
    ]
  }

  #ofBreakfasts(plates: readonly Plate[]): readonly Found[] {
    if (plates.length < RUNNING_DAYS) return []
    const looks = plates.map((plate) => this.#lookOf(plate))
    const [first] = looks
    if (first === undefined) return []
    const isSame = first.lead !== null && looks.every(({ lead }) => lead === first.lead)
    const forms = first.dishes.filter((dish) => FORMS.includes(dish))
    return [
      ...(isSame ? all('same lead food at breakfast three days running', [first.lead]) : []),
      ...all(
        'same form at breakfast three days running',
        forms.filter((form) => looks.every(({ dishes }) => dishes.includes(form))),
      ),
    ]
  }

  #lookOf({ meal }: Plate): { readonly lead: string | null; readonly dishes: readonly string[] } {
    const { leadFoodId, dishes } = toPlannableMeal(meal, this.#foodById)
    return { lead: leadFoodId, dishes }
  }

  #food(id: string | null): Food | undefined {
    return id === null ? undefined : this.#foodById.get(id)
  }
}

type Found = Omit<Oddity, 'date'>

function ofPlate(plate: Plate): readonly Found[] {
  const grams = plateGrams(plate)
  return [
    ...HEAVY_PLATES_G.filter((most) => grams > most).flatMap((most) =>
      all(`plate over ${most} g`, [`${plate.meal.id} ${Math.round(grams)} g`]),
    ),
    ...all(
      'more of one food than anyone is served',
      plate.parts
        .filter((part) => part.grams > GENEROUS * mostGrams(part.food))
        .map((part) => `${part.food.name.en} ${Math.round(part.grams)} g in ${plate.meal.id}`),
    ),
    ...all(
      'something eaten by the piece not in halves',
      plate.parts
        .filter((part) => !isInHalves(part))
        .map((part) => `${part.food.name.en} ${part.grams} g in ${plate.meal.id}`),
    ),
  ]
}

/** Whether the weight is a multiple of half a piece, within kitchen rounding. */
function isInHalves({ food, grams }: Plate['parts'][number]): boolean {
  const piece = food.measures.find(({ unit }) => unit === 'piece' || unit === 'slice')?.grams
  if (!food.isCountable || piece === undefined) return true
  const halves = (2 * grams) / piece
  return Math.abs(halves - Math.round(halves)) <= 0.25 && Math.round(halves) >= 1
}

function snackOddities(plates: readonly Plate[]): readonly Found[] {
  const snack = plates.find(({ planned }) => planned.type === 'snack')
  if (snack === undefined) return []
  const smaller = plates.filter((plate) => plate !== snack && plateKcal(plate) < plateKcal(snack))
  return smaller.map((plate) => ({
    kind: 'snack larger than another meal',
    about: `${snack.meal.id} > ${plate.meal.id}`,
  }))
}

function isOfNote({ category, isSeasoning }: Food): boolean {
  return !isSeasoning && !UNNOTICED_CATEGORIES.includes(category)
}

function isPasta({ role, id }: Food): boolean {
  return role === 'pasta' || role === 'asian-noodles' || id.includes('lasagne')
}

function twice(items: readonly string[]): readonly string[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))]
}

function all(kind: OddityKind, abouts: readonly string[]): readonly Found[] {
  return abouts.map((about) => ({ kind, about }))
}

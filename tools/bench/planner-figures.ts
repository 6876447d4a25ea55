import { GUIDE_NUTRIENTS } from '@dayplate/nutrition'
import { type Figure, figureOf as figure, type FigureMetric } from './figure.ts'
import { VIOLATIONS } from './plan-violations.ts'
import type { MeasuredDay, PlannedPerson } from './planner-measurement.ts'
import { mean, quantile } from './quantile.ts'

type Metric = FigureMetric<PlannedPerson>

const LESS = 'less'
const MORE = 'more'

const daysOf = (people: readonly PlannedPerson[]) => people.flatMap(({ days }) => days)
const percent = (part: number, whole: number) => (100 * part) / whole
const insidePercent = (people: readonly PlannedPerson[]) =>
  percent(people.filter(({ days }) => days.every(({ holds }) => holds)).length, people.length)

/** Returns a quantile over the days, as a percentage. */
const percentOfDays =
  (share: number, figure: 'worstMacro' | 'kcal' | 'signedCarbohydrate') => (people: readonly PlannedPerson[]) =>
    100 *
    quantile(
      daysOf(people).map((day) => day[figure]),
      share,
    )

/** Returns a quantile over the people. */
const ofPeople = (share: number, figure: 'milliseconds' | 'distinctMeals') => (people: readonly PlannedPerson[]) =>
  quantile(
    people.map((person) => person[figure]),
    share,
  )

const PROMISED: readonly Metric[] = [
  {
    name: 'people with all 14 days inside',
    unit: '%',
    promise: { better: MORE, must: 99.5, aim: 99.95 },
    of: insidePercent,
  },
  {
    name: 'worst macro of a day off by, median',
    unit: '%',
    promise: { better: LESS, must: 1.5, aim: 0.6 },
    of: percentOfDays(0.5, 'worstMacro'),
  },
  {
    name: 'energy of a day off by, median',
    unit: '%',
    promise: { better: LESS, must: 0.3, aim: 0.1 },
    of: percentOfDays(0.5, 'kcal'),
  },
  {
    name: '14-day plan on one core, p50',
    unit: 'ms',
    promise: { better: LESS, must: 15, aim: 8 },
    of: ofPeople(0.5, 'milliseconds'),
  },
  {
    name: '14-day plan on one core, p99',
    unit: 'ms',
    promise: { better: LESS, must: 40, aim: 20 },
    of: ofPeople(0.99, 'milliseconds'),
  },
  {
    name: 'distinct meals in 14 days, median',
    unit: 'meals',
    promise: { better: MORE, must: 30, aim: 40 },
    of: ofPeople(0.5, 'distinctMeals'),
  },
]

const REASONS = ['LEFTOVER_DROPPED', 'OUT_OF_SEASON', 'VARIETY_RELAXED', 'LARGE_PORTION', 'MEAL_BANDS_RELAXED'] as const

/** Only vegan days have guides for iron and vitamin B12. */
const GUIDE_SHARES = GUIDE_NUTRIENTS.map((nutrient) =>
  share(`days that keep the guide of ${nutrient}`, ({ missedGuides }) => !missedGuides.includes(nutrient)),
)

const MUCH_FIBRE = share('days with over 60 g of fibre', ({ hasMuchFibre }) => hasMuchFibre)

/**
 * Figures that show whether precision cost menu quality, and whether the targets are within the range of the
 * catalogue's meals.
 */
const OBSERVED: readonly Metric[] = [
  share('days without any concession', ({ reasons }) => reasons.length === 0),
  ...GUIDE_SHARES.slice(0, 3),
  MUCH_FIBRE,
  ...REASONS.map((code) => share(`days with ${code}`, ({ reasons }) => reasons.includes(code))),
  { name: 'leftovers in 14 days, mean', unit: 'meals', of: (people) => mean(people.map(leftovers)) },
  {
    name: 'distinct meals in 14 days, least',
    unit: 'meals',
    of: (people) => Math.min(...people.map((one) => one.distinctMeals)),
  },
  {
    name: 'copied days in 14 days, mean',
    unit: 'days',
    of: (people) => mean(people.map(({ copiedDays }) => copiedDays)),
  },
  {
    name: 'worst macro of a day off by, p99',
    unit: '%',
    of: percentOfDays(0.99, 'worstMacro'),
  },
  {
    name: 'carbohydrate of a day off to one side by, median',
    unit: '%',
    of: percentOfDays(0.5, 'signedCarbohydrate'),
  },
]

const VIOLATED: readonly Metric[] = VIOLATIONS.map((violation) => ({
  name: `violations: ${violation}`,
  unit: '',
  promise: { better: LESS, must: 0, aim: 0 },
  of: (people) => people.flatMap(({ violations }) => violations).filter((found) => found === violation).length,
}))

/** The promised figures for people without exclusions, violations for everyone, then figures without limits. */
export function figuresOf(planned: readonly PlannedPerson[]): readonly Figure[] {
  const promised = planned.filter(({ eatsAll }) => eatsAll)
  const excluding = planned.filter(({ eatsAll }) => !eatsAll)
  return [
    ...PROMISED.map((metric) => figure(metric, promised)),
    ...VIOLATED.map((metric) => figure(metric, planned)),
    ...OBSERVED.map((metric) => figure(metric, promised)),
    ...[...new Set(promised.map(({ diet }) => diet))].toSorted().flatMap((diet) => dietFigures(diet, promised)),
    ...(excluding.length === 0
      ? []
      : [figure({ name: 'all inside, one or two allergens', unit: '%', of: insidePercent }, excluding)]),
  ]
}

function dietFigures(diet: string, planned: readonly PlannedPerson[]): readonly Figure[] {
  const eaters = planned.filter((person) => person.diet === diet)
  return [
    figure({ name: `all inside, ${diet} (${eaters.length})`, unit: '%', of: insidePercent }, eaters),
    ...OBSERVED.slice(0, 1).map((metric) => figure({ ...metric, name: `${metric.name}, ${diet}` }, eaters)),
    figure({ ...MUCH_FIBRE, name: `${MUCH_FIBRE.name}, ${diet}` }, eaters),
    ...(diet === 'vegan' ? GUIDE_SHARES.slice(3) : []).map((metric) =>
      figure({ ...metric, name: `${metric.name}, ${diet}` }, eaters),
    ),
    ...OBSERVED.slice(-1).map((metric) => figure({ ...metric, name: `${metric.name}, ${diet}` }, eaters)),
  ]
}

function share(name: string, has: (day: MeasuredDay) => boolean): Metric {
  return { name, unit: '%', of: (people) => percent(daysOf(people).filter(has).length, daysOf(people).length) }
}

function leftovers({ days }: PlannedPerson): number {
  return days.filter(({ hasLeftover }) => hasLeftover).length
}

import { type Figure, figureOf, type FigureMetric } from './figure.ts'
import { median } from './median.ts'
import { quantile } from './quantile.ts'
import type { PlannedWeeks, Week } from './week-measurement.ts'

type Metric = FigureMetric<PlannedWeeks>

/** A breakfast that takes longer does not fit a morning before work. */
const LONG_BREAKFAST_MINUTES = 20
const GRAMS_PER_KG = 1000

const weeksOf = (people: readonly PlannedWeeks[]): readonly Week[] => people.flatMap(({ weeks }) => weeks)
const percent = (part: number, whole: number) => (100 * part) / whole
const eatsAnimals = ({ diet }: PlannedWeeks) => diet !== 'vegan'

/** NaN for a part of the crowd without anybody who counts. */
const medianOfAny = (values: readonly number[]) => (values.length === 0 ? Number.NaN : median(values))

const medianOfWeeks = (of: (week: Week) => number) => (people: readonly PlannedWeeks[]) =>
  medianOfAny(weeksOf(people).map(of))

/** `must` is the first step towards a week that one can shop and cook; `aim` is where it should arrive. */
const METRICS: readonly Metric[] = [
  {
    name: "foods on a week's list, median",
    unit: 'foods',
    promise: { better: 'less', must: 65, aim: 40 },
    of: medianOfWeeks(({ foods }) => foods),
  },
  {
    name: 'list against the sum of all plates, largest difference',
    unit: 'g',
    promise: { better: 'less', must: 0.01, aim: 0.01 },
    of: (people) => Math.max(...people.map(({ listErrorG }) => listErrorG)),
  },
  {
    name: 'foods of a week used once, median',
    unit: 'foods',
    promise: { better: 'less', must: 30, aim: 12 },
    of: medianOfWeeks(({ foodsUsedOnce }) => foodsUsedOnce),
  },
  {
    name: 'fresh food left in a week, not vegan, median',
    unit: 'kg',
    promise: { better: 'less', must: 1.6, aim: 0.4 },
    of: (people) => medianOfWeeks(({ freshLeftG }) => freshLeftG / GRAMS_PER_KG)(people.filter(eatsAnimals)),
  },
  {
    name: 'share of the fresh food bought that is left, not vegan, median',
    unit: '%',
    of: (people) =>
      medianOfWeeks(({ freshLeftG, freshBoughtG }) => percent(freshLeftG, freshBoughtG))(people.filter(eatsAnimals)),
  },
  {
    name: 'the commonest meal stands in the plans of, worst diet',
    unit: '%',
    promise: { better: 'less', must: 60, aim: 25 },
    of: (people) =>
      Math.max(...dietsOf(people).map((diet) => commonestPercent(people.filter((one) => one.diet === diet)))),
  },
  {
    name: 'weekday breakfasts over 20 minutes',
    unit: '%',
    promise: { better: 'less', must: 20, aim: 0 },
    of: (people) => {
      const minutes = weeksOf(people).flatMap(({ breakfastMinutes }) => breakfastMinutes)
      return percent(minutes.filter((one) => one > LONG_BREAKFAST_MINUTES).length, minutes.length)
    },
  },
  {
    name: 'people with all 14 days inside',
    unit: '%',
    promise: { better: 'more', must: 99.5, aim: 100 },
    of: (people) => percent(people.filter(({ holds }) => holds).length, people.length),
  },
  {
    name: 'cooking sessions over 10 minutes in a week, median',
    unit: 'meals',
    of: medianOfWeeks(({ cookings }) => cookings),
  },
  {
    name: 'different meals in a week, median',
    unit: 'meals',
    of: medianOfWeeks(({ differentMeals }) => differentMeals),
  },
  {
    name: 'different meals in 14 days, median',
    unit: 'meals',
    promise: { better: 'more', must: 30, aim: 40 },
    of: (people) => median(people.map(({ mealIds }) => mealIds.size)),
  },
  {
    name: 'different meals in 14 days, p5',
    unit: 'meals',
    of: (people) =>
      quantile(
        people.map(({ mealIds }) => mealIds.size),
        0.05,
      ),
  },
  {
    name: 'work in the kitchen on a weekday, median',
    unit: 'min',
    of: (people) => median(weeksOf(people).flatMap(({ weekdayMinutes }) => weekdayMinutes)),
  },
  ...([0.5, 0.99] as const).map((share): Metric => ({
    name: `14-day plan on one core, p${100 * share}`,
    unit: 'ms',
    of: (people) =>
      quantile(
        people.map(({ milliseconds }) => milliseconds),
        share,
      ),
  })),
]

/** What a week asks of the person who shops and cooks it, and the commonest meal of each diet. */
export function weekFigures(people: readonly PlannedWeeks[]): readonly Figure[] {
  const commonest = dietsOf(people).map((diet): Figure => {
    const eaters = people.filter((one) => one.diet === diet)
    return figureOf({ name: `the commonest meal, ${diet} (${eaters.length})`, unit: '%', of: commonestPercent }, eaters)
  })
  return [...METRICS.map((metric) => figureOf(metric, people)), ...commonest]
}

const dietsOf = (people: readonly PlannedWeeks[]) => [...new Set(people.map(({ diet }) => diet))].toSorted()

/** The share of people whose 14 days contain the meal that most of them have. */
function commonestPercent(people: readonly PlannedWeeks[]): number {
  const all = people.flatMap(({ mealIds }) => [...mealIds])
  const most = Math.max(...[...Map.groupBy(all, (mealId) => mealId).values()].map(({ length }) => length))
  return percent(most, people.length)
}

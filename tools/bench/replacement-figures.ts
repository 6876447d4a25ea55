import type { Diet } from '@dayplate/nutrition'
import { type Figure, figureOf, type FigureMetric } from './figure.ts'
import { mean, quantile } from './quantile.ts'
import type { ListedPerson, MeasuredList } from './replacement-measurement.ts'

/** Length of a full list in the specification. */
const FULL_LIST = 10

type Metric = FigureMetric<ListedPerson>
type Replacement = MeasuredList['replacements'][number]

/**
 * Calculates the speed of lists of replacements, how many of their meals keep the day inside its tolerances, and at
 * what cost.
 */
export function replacementFigures(people: readonly ListedPerson[]): readonly Figure[] {
  const diets = [...new Set(people.map(({ diet }) => diet))].toSorted()
  return [...SPEED, ...INSIDE, ...diets.map(insideOfDiet), ...KIND].map((metric) => figureOf(metric, people))
}

const SPEED: readonly Metric[] = [
  {
    name: 'list of 10 replacements on one core, p99',
    unit: 'ms',
    promise: { better: 'less', must: 2, aim: 1 },
    of: (people) =>
      quantile(
        people.flatMap(({ lists }) => lists.map(millisecondsOf)),
        0.99,
      ),
  },
  {
    name: 'list of 10 replacements on one core, p50',
    unit: 'ms',
    of: (people) =>
      quantile(
        people.flatMap(({ lists }) => lists.map(millisecondsOf)),
        0.5,
      ),
  },
]

const INSIDE: readonly Metric[] = [
  {
    name: 'of 10 replacements keep the day inside, mean',
    unit: 'meals',
    promise: { better: 'more', must: 6, aim: 9 },
    of: (people) => mean(heldLists(people).map(countInside)),
  },
  {
    name: 'of 10 replacements keep the day inside, p5',
    unit: 'meals',
    of: (people) => quantile(heldLists(people).map(countInside), 0.05),
  },
  {
    name: 'of 10 replacements keep the day inside, worst list',
    unit: 'meals',
    of: (people) => quantile(heldLists(people).map(countInside), 0),
  },
  listShare('lists with none that keeps the day inside', (list) => countInside(list) === 0),
  listShare('lists with ten that keep the day inside', (list) => countInside(list) === FULL_LIST),
]

/** Figures about the effort and variety of choosing from a list. */
const KIND: readonly Metric[] = [
  listShare('lists with fewer than ten', ({ replacements }) => replacements.length < FULL_LIST),
  replacementShare('replacements that keep the day inside with no other portion changed', isUntouched),
  replacementShare('replacements out of season', ({ concessions }) =>
    concessions.some(({ code }) => code === 'OUT_OF_SEASON'),
  ),
  replacementShare('replacements eaten within three days', ({ concessions }) =>
    concessions.some(({ code }) => code === 'VARIETY_RELAXED'),
  ),
  replacementShare('replacements that split a pot', ({ affectedDays }) => affectedDays.kind === 'split'),
  { name: 'change of another portion, median', unit: '%', of: (people) => 100 * quantile(movesOf(people), 0.5) },
  { name: 'change of another portion, p95', unit: '%', of: (people) => 100 * quantile(movesOf(people), 0.95) },
  {
    name: 'main foods in a list that are listed once',
    unit: '%',
    of: (people) => mean(heldLists(people).map(percentDistinctFoods)),
  },
]

function insideOfDiet(diet: Diet): Metric {
  return {
    name: `of 10 replacements keep the day inside, ${diet}`,
    unit: 'meals',
    of: (people) => mean(heldLists(people.filter((person) => person.diet === diet)).map(countInside)),
  }
}

function listShare(name: string, has: (list: MeasuredList) => boolean): Metric {
  return { name, unit: '%', of: (people) => percentOf(heldLists(people), has) }
}

function replacementShare(name: string, has: (replacement: Replacement) => boolean): Metric {
  return {
    name,
    unit: '%',
    of: (people) =>
      percentOf(
        heldLists(people).flatMap((list) => list.replacements),
        has,
      ),
  }
}

/** Excludes days that were outside their tolerances before, because one replaced meal need not repair them. */
function heldLists(people: readonly ListedPerson[]): readonly MeasuredList[] {
  return people.flatMap(({ lists }) => lists.filter(({ heldBefore }) => heldBefore))
}

function percentOf<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  return (100 * items.filter(has).length) / items.length
}

function millisecondsOf({ milliseconds }: MeasuredList): number {
  return milliseconds
}

function countInside({ replacements }: MeasuredList): number {
  return replacements.filter(({ keepsInside }) => keepsInside).length
}

function isUntouched({ keepsInside, effects }: Replacement): boolean {
  return keepsInside && effects.every(({ portionChanges }) => portionChanges.length === 0)
}

/** Fractions by which other portions change. */
function movesOf(people: readonly ListedPerson[]): readonly number[] {
  return heldLists(people)
    .flatMap(({ replacements }) => replacements.flatMap(({ effects }) => effects))
    .flatMap(({ portionChanges }) => portionChanges.map(({ from, to }) => Math.abs(to / from - 1)))
}

/** Variety of a list: 100 when no two of its meals share a main food. */
function percentDistinctFoods({ replacements }: MeasuredList): number {
  const named = replacements.flatMap(({ meal }) => meal.mainFoodIds)
  return (100 * new Set(named).size) / named.length
}

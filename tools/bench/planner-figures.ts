import { type BenchRow, measured, measuredAtLeast, measuredAtMost } from './bench-row.ts'
import { type PlannedPerson, quantile } from './planner-measurement.ts'

/** In percent of people. */
const LEAST_INSIDE = 99.5

export function figuresOf(planned: readonly PlannedPerson[]): readonly BenchRow[] {
  return [
    ...speedFigures(planned),
    ...promiseFigures(planned),
    ...precisionFigures(planned),
    ...varietyFigures(planned),
  ]
}

function speedFigures(planned: readonly PlannedPerson[]): readonly BenchRow[] {
  const times = planned.map(({ milliseconds }) => milliseconds)
  return [
    measuredAtMost(15, { name: '14-day plan, p50', value: quantile(times, 0.5), unit: 'ms' }),
    measuredAtMost(40, { name: '14-day plan, p99', value: quantile(times, 0.99), unit: 'ms' }),
  ]
}

/** Everyone, then by diet. */
function promiseFigures(planned: readonly PlannedPerson[]): readonly BenchRow[] {
  const diets = [...new Set(planned.map(({ diet }) => diet))].toSorted()
  return [
    measuredAtLeast(LEAST_INSIDE, { name: 'people with all days inside', value: percentInside(planned), unit: '%' }),
    ...diets.flatMap((diet) => dietFigures(diet, planned)),
  ]
}

function dietFigures(diet: string, planned: readonly PlannedPerson[]): readonly BenchRow[] {
  const eaters = planned.filter((person) => person.diet === diet)
  const days = eaters.flatMap(({ plan }) => plan)
  const withoutConcession = days.filter(({ proof }) => proof.reasons.length === 0)
  return [
    measuredAtLeast(LEAST_INSIDE, {
      name: `people with all days inside, ${diet} (${eaters.length})`,
      value: percentInside(eaters),
      unit: '%',
    }),
    measured(`days without any concession, ${diet}`, (100 * withoutConcession.length) / days.length, '%'),
  ]
}

function precisionFigures(planned: readonly PlannedPerson[]): readonly BenchRow[] {
  const deviations = planned.flatMap(({ plan }) => plan.map(({ proof }) => proof.deviation))
  const worstMacro = deviations.map(({ proteinG, fatG, carbohydrateG }) =>
    Math.max(Math.abs(proteinG), Math.abs(fatG), Math.abs(carbohydrateG)),
  )
  const energy = deviations.map(({ kcal }) => Math.abs(kcal))
  return [
    measured('energy deviation of a day, median', 100 * quantile(energy, 0.5), '%'),
    measured('worst macro deviation of a day, median', 100 * quantile(worstMacro, 0.5), '%'),
    measured('worst macro deviation of a day, p99', 100 * quantile(worstMacro, 0.99), '%'),
  ]
}

function varietyFigures(planned: readonly PlannedPerson[]): readonly BenchRow[] {
  const distinct = planned.map(
    ({ plan }) => new Set(plan.flatMap(({ meals }) => meals.map((meal) => meal.mealId))).size,
  )
  const leftovers = planned.map(
    ({ plan }) => plan.filter(({ meals }) => meals.some(({ portion }) => portion.number > 1)).length,
  )
  return [
    measuredAtLeast(30, { name: 'distinct meals in 14 days, median', value: quantile(distinct, 0.5), unit: 'meals' }),
    measured('distinct meals in 14 days, least', quantile(distinct, 0), 'meals'),
    measured('leftover lunches in 14 days, median', quantile(leftovers, 0.5), 'meals'),
  ]
}

function percentInside(people: readonly PlannedPerson[]): number {
  return (100 * people.filter(({ plan }) => plan.every(({ proof }) => proof.holds)).length) / people.length
}

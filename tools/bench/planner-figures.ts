import { type PlannedPerson, quantile } from './planner-measurement.ts'

/** One measured number; `must` is what we promise of it, and `null` where nothing is promised. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly must: string | null
  readonly holds: boolean | null
}

type Measured = Pick<Figure, 'name' | 'value' | 'unit'>

interface Bound {
  readonly most?: number
  readonly least?: number
}

export function figuresOf(planned: readonly PlannedPerson[]): readonly Figure[] {
  return [
    ...speedFigures(planned),
    ...promiseFigures(planned),
    ...precisionFigures(planned),
    ...varietyFigures(planned),
  ]
}

function speedFigures(planned: readonly PlannedPerson[]): readonly Figure[] {
  const times = planned.map(({ milliseconds }) => milliseconds)
  return [
    figure({ name: '14-day plan, p50', unit: 'ms', value: quantile(times, 0.5) }, { most: 15 }),
    figure({ name: '14-day plan, p99', unit: 'ms', value: quantile(times, 0.99) }, { most: 40 }),
  ]
}

/** Everyone, then by diet. */
function promiseFigures(planned: readonly PlannedPerson[]): readonly Figure[] {
  const diets = [...new Set(planned.map(({ diet }) => diet))].toSorted()
  return [
    figure({ name: 'people with all days inside', unit: 'share', value: shareInside(planned) }, { least: 0.995 }),
    ...diets.flatMap((diet) => dietFigures(diet, planned)),
  ]
}

function dietFigures(diet: string, planned: readonly PlannedPerson[]): readonly Figure[] {
  const eaters = planned.filter((person) => person.diet === diet)
  const days = eaters.flatMap(({ plan }) => plan)
  const withoutConcession = days.filter(({ proof }) => proof.reasons.length === 0).length / days.length
  return [
    figure(
      { name: `people with all days inside, ${diet} (${eaters.length})`, unit: 'share', value: shareInside(eaters) },
      { least: 0.995 },
    ),
    figure({ name: `days without any concession, ${diet}`, unit: 'share', value: withoutConcession }, {}),
  ]
}

function precisionFigures(planned: readonly PlannedPerson[]): readonly Figure[] {
  const deviations = planned.flatMap(({ plan }) => plan.map(({ proof }) => proof.deviation))
  const worstMacro = deviations.map(({ proteinG, fatG, carbohydrateG }) =>
    Math.max(Math.abs(proteinG), Math.abs(fatG), Math.abs(carbohydrateG)),
  )
  const energy = deviations.map(({ kcal }) => Math.abs(kcal))
  return [
    figure({ name: 'energy deviation of a day, median', unit: '%', value: 100 * quantile(energy, 0.5) }, {}),
    figure({ name: 'worst macro deviation of a day, median', unit: '%', value: 100 * quantile(worstMacro, 0.5) }, {}),
    figure({ name: 'worst macro deviation of a day, p99', unit: '%', value: 100 * quantile(worstMacro, 0.99) }, {}),
  ]
}

function varietyFigures(planned: readonly PlannedPerson[]): readonly Figure[] {
  const distinct = planned.map(
    ({ plan }) => new Set(plan.flatMap(({ meals }) => meals.map((meal) => meal.mealId))).size,
  )
  const leftovers = planned.map(
    ({ plan }) => plan.filter(({ meals }) => meals.some(({ portion }) => portion.number > 1)).length,
  )
  return [
    figure({ name: 'distinct meals in 14 days, median', unit: 'meals', value: quantile(distinct, 0.5) }, { least: 30 }),
    figure({ name: 'distinct meals in 14 days, least', unit: 'meals', value: quantile(distinct, 0) }, {}),
    figure({ name: 'leftover lunches in 14 days, median', unit: 'meals', value: quantile(leftovers, 0.5) }, {}),
  ]
}

function shareInside(people: readonly PlannedPerson[]): number {
  return people.filter(({ plan }) => plan.every(({ proof }) => proof.holds)).length / people.length
}

function figure(measured: Measured, { most, least }: Bound): Figure {
  const { name, unit, value } = measured
  const row = { name, value: Math.round(value * 10_000) / 10_000, unit }
  if (most !== undefined) return { ...row, must: `<= ${most}`, holds: value <= most }
  if (least !== undefined) return { ...row, must: `>= ${least}`, holds: value >= least }
  return { ...row, must: null, holds: null }
}

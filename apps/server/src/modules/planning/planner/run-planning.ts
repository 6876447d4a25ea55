import { exclusionsOf } from '@dayplate/rules/diet-settings'
import type { Catalogue } from '../../catalogue/index.ts'
import { planStretch } from '../plan-stretch.ts'
import type { FutureDay, NewPlanDay, Planning } from '../../stored-plans/index.ts'
import { replanDays } from '../replan-days.ts'

/** Plans the requested days: all new ones, or those that change. Pure. */
export function runPlanning(catalogue: Catalogue, planning: Planning): readonly NewPlanDay[] {
  const exclusions = exclusionsOf(planning.exclusions)
  if (planning.kind === 'new-days') return planStretch(catalogue, { ...planning, exclusions })
  const { days, previous, seed, repertoireSeed, people } = planning
  const settingsOf = ({ settingsId, date }: FutureDay) => {
    const found = people.find((entry) => entry.settingsId === settingsId)
    if (found === undefined) throw new Error(`the settings ${settingsId} of ${date} are missing`)
    return found
  }
  const personOf = (day: FutureDay) => settingsOf(day).person
  const startOf = (day: FutureDay) => settingsOf(day).startsOn
  const changed = replanDays({ catalogue, days, previous, exclusions, personOf, startOf, seed, repertoireSeed })
  return changed.map(({ day, document }) => ({ date: day.date, phase: day.phase, document }))
}

/** The meal versions that a planning refers to. */
export function versionsOfPlanning(planning: Planning): readonly string[] {
  const documents = planning.kind === 'new-days' ? [] : planning.days.map(({ document }) => document)
  const days = [...planning.previous, ...documents]
  return [...new Set(days.flatMap(({ meals }) => meals.map(({ version }) => version)))]
}

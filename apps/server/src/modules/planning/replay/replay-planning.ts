import type { CalendarDay } from '@dayplate/dates'
import type { Catalogue } from '../../catalogue/index.ts'
import { ENGINE_VERSION } from '../engine-version.ts'
import type { Planning } from '../../stored-plans/index.ts'
import { runPlanning } from '../planner/run-planning.ts'

/** A planning with the versions of engine and catalogue that ran it. */
export interface StoredPlanning {
  readonly engineVersion: string
  readonly catalogueVersion: string
  readonly planning: Planning
}

/** The result of planning a stored day again. */
export type Replay = 'same' | 'different' | 'other-engine' | 'other-catalogue' | 'not-recorded'

/**
 * Plans days again from their stored request and compares them, byte for byte, with their stored texts. Only the same engine
 * and catalogue can give the same days. Pure.
 */
export function replayPlanning(
  catalogue: Catalogue,
  { engineVersion, catalogueVersion, planning }: StoredPlanning,
  texts: ReadonlyMap<CalendarDay, string>,
): ReadonlyMap<CalendarDay, Replay> {
  const toAll = (replay: Replay) => new Map([...texts.keys()].map((date) => [date, replay]))
  if (engineVersion !== ENGINE_VERSION) return toAll('other-engine')
  if (catalogueVersion !== catalogue.version) return toAll('other-catalogue')
  const made = new Map(runPlanning(catalogue, planning).map((day) => [day.date, JSON.stringify(day.document)]))
  return new Map([...texts].map(([date, text]) => [date, made.get(date) === text ? 'same' : 'different']))
}

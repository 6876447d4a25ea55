import type { CalendarDay } from '@dayplate/dates'
import type { Catalogue } from '../../catalogue/index.ts'
import { ENGINE_VERSION } from '../engine-version.ts'
import type { Planning } from '../../stored-plans/index.ts'
import { runPlanning } from '../planner/run-planning.ts'

/** A planning with what it was asked of. */
export interface StoredPlanning {
  readonly engineVersion: string
  readonly catalogueVersion: string
  readonly planning: Planning
}

/** What making a stored day again comes to. */
export type Replay = 'same' | 'different' | 'other-engine' | 'other-catalogue' | 'not-recorded'

/**
 * Makes days again from what they were made from and compares them, byte for byte, with their stored texts. Only the engine and
 * the catalogue that made them can. Pure.
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

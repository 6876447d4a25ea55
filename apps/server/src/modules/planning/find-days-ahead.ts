import type { CalendarDay } from '@dayplate/dates'
import { personOf } from '@dayplate/rules/diet-settings'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { loadMissingVersions, type Catalogue } from '../catalogue/index.ts'
import {
  findDaysBefore,
  findPlannedDays,
  type FutureDay,
  type PlannedFor,
  type PreviousDay,
} from '../stored-plans/index.ts'
import { LOOK_BACK_DAYS } from './day-request.ts'
import { findSettingsByIds } from '../diet-settings/index.ts'

/** The planned days that may still change, and the facts needed to plan them again. */
export interface DaysAhead {
  /** From today on, the oldest first. */
  readonly days: readonly FutureDay[]
  /** The days right before today, the latest last. */
  readonly previous: readonly PreviousDay[]
  /** The people the days were planned for, by settings. */
  readonly people: readonly PlannedFor[]
}

/** Reads a person's days from today on. With a lock they cannot change until the transaction ends. */
export async function findDaysAhead(
  { db, catalogue }: { readonly db: Kysely<DB>; readonly catalogue: Catalogue },
  userId: string,
  { today, isLocked }: { readonly today: CalendarDay; readonly isLocked: boolean },
): Promise<DaysAhead> {
  const days = await findPlannedDays(db, userId, { from: today, isLocked })
  const previous = await findDaysBefore(db, userId, { before: today, count: LOOK_BACK_DAYS })
  const versions = [...previous, ...days.map(({ document }) => document)].flatMap(({ meals }) =>
    meals.map((meal) => meal.version),
  )
  await loadMissingVersions({ db, catalogue }, [...new Set(versions)])
  const settings = await findSettingsByIds(db, userId, [...new Set(days.map(({ settingsId }) => settingsId))])
  return {
    days,
    previous,
    people: settings.map((stored) => ({
      settingsId: stored.id,
      person: personOf(stored),
      startsOn: stored.phasesFrom,
    })),
  }
}

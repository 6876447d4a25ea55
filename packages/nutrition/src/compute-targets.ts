import { bodyMassIndex } from './body.ts'
import { dailyChangeKcal } from './daily-change.ts'
import { expenditureOf } from './daily-expenditure.ts'
import type { DayTarget } from './day-target.ts'
import { dayTarget } from './macro-targets.ts'
import { mifflinKcal } from './mifflin.ts'
import type { Person } from './person.ts'
import type { PhaseIdentifier } from './phase.ts'
import { phaseKcal, plannedKcal } from './planned-energy.ts'
import { noticesFor, type TargetNotice } from './target-notices.ts'
import { findRefusal, type TargetRefusal } from './target-refusal.ts'

export interface Targets {
  readonly kind: 'targets'
  /** Resting and total daily energy in kcal, unrounded. */
  readonly restingKcal: number
  readonly expenditureKcal: number
  readonly bmi: number
  readonly goalBmi: number
  /** The day at the mode's full pace. */
  readonly target: DayTarget
  /** The day of each phase; `phaseOfDay` returns the phase of a day. */
  readonly targetOfPhase: Readonly<Record<PhaseIdentifier, DayTarget>>
  readonly notices: readonly TargetNotice[]
}

/**
 * Targets of a person, or the reason why there are none. Energy is Mifflin–St Jeor times the EFSA activity level,
 * changed by the mode and rounded to 10 kcal. When slimming it is never below 1200 (women) or 1500 kcal (men), and a
 * notice says when this floor applies. No day of any mode has 800 kcal or less, or more than 5800.
 */
export function computeTargets(person: Person): Targets | TargetRefusal {
  const refusal = findRefusal(person)
  if (refusal !== null) return refusal
  const expenditureKcal = expenditureOf(person, person.activity)
  const fullPaceKcal = dailyChangeKcal(person, expenditureKcal)
  const inPhase = (phase: PhaseIdentifier): DayTarget => dayTarget(person, phaseKcal(person, phase))
  const target = dayTarget(person, plannedKcal(person, 1))
  return {
    kind: 'targets',
    restingKcal: mifflinKcal(person),
    expenditureKcal,
    bmi: bodyMassIndex(person.weightKg, person.heightCm),
    goalBmi: bodyMassIndex(goalWeightKg(person), person.heightCm),
    target,
    targetOfPhase: {
      start: inPhase('start'),
      burn: inPhase('burn'),
      balance: inPhase('balance'),
      keep: inPhase('keep'),
      build: inPhase('build'),
    },
    notices: noticesFor(person, {
      expenditureKcal,
      wantedKcal: expenditureKcal + fullPaceKcal,
      plannedKcal: target.kcal,
    }),
  }
}

function goalWeightKg(person: Person): number {
  return person.mode === 'stabilization' ? person.weightKg : person.goalWeightKg
}

import type { Person } from './person.ts'

export const PHASES = ['start', 'burn', 'balance', 'keep', 'build'] as const
export type PhaseIdentifier = (typeof PHASES)[number]

/** Days of the gentle first phase; our rule. */
const START_DAYS = 7

/** Slimming slows down this many kilograms before the goal; our rule. */
const BALANCE_KG = 2

/**
 * Phase of the plan's n-th day (1 is the first): a gentle first week, then the full pace, and a slower pace for the
 * last 2 kg. Stabilization is in `keep` from the first day. The weight is the person's newest, so a plan made later may
 * enter `balance`.
 */
export function phaseOfDay(
  dayNumber: number,
  person: Pick<Person, 'mode' | 'weightKg' | 'goalWeightKg'>,
): PhaseIdentifier {
  if (person.mode === 'stabilization') return 'keep'
  if (dayNumber <= START_DAYS) return 'start'
  if (person.mode !== 'slimming') return 'build'
  return person.weightKg - person.goalWeightKg <= BALANCE_KG ? 'balance' : 'burn'
}

/** Share of the mode's deficit or surplus in each phase; our rule. `phaseKcal` says where the half becomes the whole. */
export const PHASE_PACE = { start: 0.5, burn: 1, balance: 0.5, keep: 0, build: 1 } as const satisfies Record<
  PhaseIdentifier,
  number
>

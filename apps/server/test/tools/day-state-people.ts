import { addDays, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type { CompleteDietSettings } from '@dayplate/rules/diet-settings'
import { scenario } from '../../src/scenario/index.ts'
import type { Services } from '../../src/services.ts'

export const PASSWORD = 'plum-and-rye'

/** How many days ago their plan and access started. */
const DAYS_BEHIND = 5
const PLANNED_DAYS = 12
const ACCESS_DAYS = 30

const SLIMMING = {
  sex: 'female',
  dateOfBirth: requireCalendarDay('1990-05-14'),
  height: { value: 168, unit: 'cm' },
  weight: { value: 74.5, unit: 'kg' },
  goalWeight: { value: 67, unit: 'kg' },
  dietMode: 'slimming',
  dietId: 3,
  dietType: 'standard',
  activityLevel: 'ACTIVITY_LEVEL_LOW',
} as const satisfies Omit<CompleteDietSettings, 'startDate'>

const KEEPING = { ...SLIMMING, goalWeight: SLIMMING.weight, dietMode: 'stabilization' } as const

/** The states of today. */
export const DAY_STATES = [
  'normal',
  'long-planned',
  'future',
  'introduction-needed',
  'settings-needed',
  'weight-needed',
  'goal-reached',
  'goal-lost',
  'payment-pending',
  'ended',
  'newcomer',
] as const
export type DayStateName = (typeof DAY_STATES)[number]

export const emailOf = (name: DayStateName): string => `${name}@example.com`

/** Stores one person for each state of today, with the access, settings, weights and payments that lead to it. */
export async function createDayStatePerson(services: Services, name: DayStateName): Promise<void> {
  const { subscriber, today } = scenario(services)
  const person = subscriber({ email: emailOf(name), password: PASSWORD })
  const before = (days: number): CalendarDay => addDays(today(), -days)
  const withAccess = person.withAccess({ startsOn: before(DAYS_BEHIND), days: ACCESS_DAYS })
  const plannedFrom = (startDate: CalendarDay, answers: Omit<CompleteDietSettings, 'startDate'> = SLIMMING) =>
    withAccess.withPlan({ settings: { ...answers, startDate }, days: PLANNED_DAYS })
  const running = (answers?: Omit<CompleteDietSettings, 'startDate'>) =>
    plannedFrom(before(DAYS_BEHIND), answers).withIntroductionSeen()
  const weighs = (value: number, daysAgo: number) => ({ date: before(daysAgo), weight: { value, unit: 'kg' as const } })
  await {
    normal: () => running(),
    // More days than the timeline shows, over all holidays of half a year.
    'long-planned': () =>
      person
        .withAccess({ startsOn: before(100), days: 400 })
        .withPlan({ settings: { ...SLIMMING, startDate: before(100) }, days: 200 })
        .withWeights([weighs(72.9, 9)])
        .withIntroductionSeen(),
    future: () => plannedFrom(before(-4)).withIntroductionSeen(),
    'introduction-needed': () => plannedFrom(before(DAYS_BEHIND)),
    'settings-needed': () => withAccess,
    // The plan started long ago and was extended since, without a newer weight.
    'weight-needed': () =>
      person
        .withAccess({ startsOn: before(100), days: 200 })
        .withPlan({ settings: { ...SLIMMING, startDate: before(100) }, days: 103 })
        .withIntroductionSeen(),
    // Weights from before the goal do not count.
    'goal-reached': () => running().withWeights([weighs(61, 20), weighs(70.2, 3), weighs(66.8, 1)]),
    'goal-lost': () => running(KEEPING).withWeights([weighs(77.1, 1)]),
    'payment-pending': () => person.withPendingPayment('Diet plan, 30 days'),
    ended: () => person.withAccess({ startsOn: before(30), days: 20 }),
    newcomer: () => person,
  }
    [name]()
    .create()
}

import { type CalendarDay, addDays, requireCalendarDay, seasonOfDay } from '@dayplate/dates'
import { createRandom, type RequestedDay } from '@dayplate/meal-planner'
import {
  ACTIVITY_LEVELS,
  type Allergen,
  type ActivityLevel,
  computeTargets,
  withFibreEnergy,
  DIET_MODES,
  type Diet,
  type Person,
  phaseOfDay,
  type Targets,
} from '@dayplate/nutrition'

/** A person who wants a plan, with the target of each day. */
export interface SimulatedPerson {
  readonly person: Person
  readonly allergens: ReadonlySet<Allergen>
  readonly days: readonly RequestedDay[]
}

export const PLAN_DAYS = 14

/** Each diet occurs in proportion to its people, and most people eat everything. */
const DIETS: readonly Diet[] = ['classic', 'classic', 'vegetarian', 'vegetarian', 'vegan', 'vegan', 'glp1']

/** Heights in cm that exclude about one in fifty at either end. */
const HEIGHT_CM = { female: [150, 182], male: [162, 197] } as const

/**
 * `usual` is a realistic crowd: body mass index about 27 ± 4 as among European adults, mostly sedentary. `extreme` has
 * as many people at the corners as in the middle: a body mass index of 40 with hard physical work, which needs over
 * 4000 kcal.
 */
export const CROWDS = {
  usual: {
    bmi: [18.5, 37],
    bmiDraws: 3,
    activities: ['none', 'none', 'none', 'low', 'low', 'low', 'medium', 'medium', 'high'],
  },
  extreme: { bmi: [18.5, 40], bmiDraws: 1, activities: ACTIVITY_LEVELS },
  /** The usual crowd, but each person avoids one or two of the most common allergens. */
  excluding: {
    bmi: [18.5, 37],
    bmiDraws: 3,
    activities: ['none', 'none', 'none', 'low', 'low', 'low', 'medium', 'medium', 'high'],
    allergens: ['milk', 'gluten', 'egg', 'nuts', 'soy', 'fish'],
  },
} as const satisfies Record<string, Crowd>

interface Crowd {
  readonly bmi: readonly [number, number]
  /** Number of draws averaged: more of them concentrate people around the middle. */
  readonly bmiDraws: number
  readonly activities: readonly ActivityLevel[]
  /** Two are drawn, possibly the same one twice. */
  readonly allergens?: readonly Allergen[]
}

export type CrowdName = keyof typeof CROWDS

type Draw = () => number

/** People drawn from a seed. A person whom the targets refuse (goal too light, no deficit left) is drawn again. */
export function simulatePeople(count: number, seed: number, crowd: Crowd): readonly SimulatedPerson[] {
  const draw = createRandom(seed)
  return Array.from({ length: count }, () => simulateOne(draw, crowd))
}

function simulateOne(draw: Draw, crowd: Crowd): SimulatedPerson {
  for (;;) {
    const person = drawPerson(draw, crowd)
    const targets = computeTargets(person)
    if (targets.kind === 'targets') {
      return { person, allergens: drawAllergens(draw, crowd), days: requestDays(person, targets, drawStart(draw)) }
    }
  }
}

function drawPerson(draw: Draw, crowd: Crowd): Person {
  const sex = draw() < 0.5 ? 'female' : 'male'
  const heightCm = Math.round(between(draw, HEIGHT_CM[sex]))
  const weightKg = roundToTenth((drawBmi(draw, crowd) * heightCm ** 2) / 10_000)
  const mode = pick(draw, DIET_MODES)
  return {
    sex,
    heightCm,
    weightKg,
    mode,
    ageYears: Math.floor(between(draw, [18, 81])),
    goalWeightKg: roundToTenth(
      weightKg * (mode === 'slimming' ? between(draw, [0.75, 0.99]) : between(draw, [1.01, 1.2])),
    ),
    activity: pick(draw, crowd.activities),
    diet: pick(draw, DIETS),
  }
}

function drawAllergens(draw: Draw, { allergens = [] }: Crowd): ReadonlySet<Allergen> {
  return new Set(allergens.length === 0 ? [] : [pick(draw, allergens), pick(draw, allergens)])
}

function drawBmi(draw: Draw, { bmi, bmiDraws }: Crowd): number {
  const drawn = Array.from({ length: bmiDraws }, () => between(draw, bmi))
  return drawn.reduce((sum, value) => sum + value, 0) / bmiDraws
}

/** Any day of a year, because the season decides which meals are available. */
function drawStart(draw: Draw): CalendarDay {
  return addDays(requireCalendarDay('2026-01-01'), Math.floor(365 * draw()))
}

function requestDays(person: Person, targets: Targets, start: CalendarDay): readonly RequestedDay[] {
  return Array.from({ length: PLAN_DAYS }, (_, index) => {
    const date = addDays(start, index)
    return {
      date,
      target: withFibreEnergy(targets.targetOfPhase[phaseOfDay(index + 1, person)], person.diet),
      season: seasonOfDay(date),
    }
  })
}

function between(draw: Draw, [low, high]: readonly [number, number]): number {
  return low + (high - low) * draw()
}

function pick<Item>(draw: Draw, items: readonly Item[]): Item {
  const item = items[Math.floor(draw() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

import { foods, meals } from '@dayplate/catalogue'
import { addDays, daysFrom, requireCalendarDay } from '@dayplate/dates'
import { ALLERGENS, DIET_IDS, NO_EXCLUSIONS, type Diet, type Exclusions, type Person } from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { requireVersion, isVersionAllowed, type FutureDay } from '../stored-plans/index.ts'
import { planStretch } from './plan-stretch.ts'
import { replanDays } from './replan-days.ts'
import type { Replanning } from './replanning.ts'

const catalogue = makeCatalogue({ foods, meals })
const TODAY = requireCalendarDay('2026-11-21')

const personOf = (diet: Diet): Person => ({
  sex: 'female',
  ageYears: 36,
  heightCm: 168,
  weightKg: 74.5,
  goalWeightKg: 67,
  mode: 'slimming',
  activity: 'low',
  diet,
})

const without = (allergens: Exclusions['allergens'], foodIds: readonly string[] = []): Exclusions => ({
  allergens,
  dislikedFoodIds: new Set(foodIds),
})

function plannedDays(diet: Diet, { seed = 'seed', count = 28 } = {}): FutureDay[] {
  const days = planStretch(catalogue, {
    person: personOf(diet),
    exclusions: NO_EXCLUSIONS,
    startsOn: TODAY,
    dates: daysFrom(TODAY, count),
    previous: [],
    seed,
    repertoireSeed: 'somebody',
  })
  return days.map((day) => ({ ...day, setId: `set-${day.date}`, dietId: DIET_IDS[diet], settingsId: 1, eaten: [] }))
}

const replanning = (days: readonly FutureDay[], exclusions: Exclusions, diet: Diet = 'classic'): Replanning => ({
  catalogue,
  days,
  previous: [],
  exclusions,
  personOf: () => personOf(diet),
  startOf: () => TODAY,
  seed: 'replan',
  repertoireSeed: 'somebody',
})

/** All days after the change. */
function daysAfterwards(request: Replanning): readonly FutureDay[] {
  const changed = new Map(replanDays(request).map(({ day, document }) => [day.date, document]))
  return request.days.map((day) => ({ ...day, document: changed.get(day.date) ?? day.document }))
}

const isForbidden = (version: string, exclusions: Exclusions) =>
  !isVersionAllowed(catalogue, requireVersion(catalogue, version), exclusions)

const MILK = without(new Set(['milk']))

describe('replanDays', () => {
  it('changes nothing when no meal contains an excluded food', () => {
    expect(replanDays(replanning(plannedDays('vegan'), without(new Set(['fish', 'milk'])), 'vegan'))).toEqual([])
  })

  it('gives the same answer, byte for byte, on every call', () => {
    const request = replanning(plannedDays('classic'), MILK)
    expect(JSON.stringify(replanDays(request))).toBe(JSON.stringify(replanDays(request)))
  })

  it('keeps every allowed meal except a few that make room on days that would miss their tolerances', () => {
    const before = plannedDays('classic')
    const after = daysAfterwards(replanning(before, MILK))
    const allowed = before.flatMap((day) =>
      day.document.meals.filter((meal) => !isForbidden(meal.version, MILK)).map((meal) => ({ day, meal })),
    )
    const kept = allowed.filter(({ day, meal }) =>
      after.some((other) => other.date === day.date && other.document.meals.some((m) => m.version === meal.version)),
    )
    expect(kept.length / allowed.length).toBeGreaterThan(0.9)
    expect(after.filter((day) => !day.document.proof.holds)).toEqual([])
  })

  it('keeps eaten meals, even with excluded foods, and plans no leftover from them', () => {
    const before = plannedDays('classic')
    const index = before.findIndex(({ document }) =>
      document.meals.some((meal) => meal.portionsTotal === 2 && meal.portion === 1),
    )
    const cooked = before[index]
    const pot = cooked?.document.meals.find((meal) => meal.portionsTotal === 2)
    if (cooked === undefined || pot === undefined) throw new Error('no lunch is cooked for two days')
    const days = before.slice(index).map((day, at) => (at === 0 ? { ...day, eaten: [pot.type] } : day))
    // Excludes the main food of the day's breakfast too, so that this day is planned again together with the next one.
    const [breakfast] = cooked.document.meals
    const foodIds = [pot, breakfast].flatMap((meal) => mainFoodOf(meal?.version) ?? [])
    const after = daysAfterwards(replanning(days, without(new Set(), foodIds)))
    expect(after[0]?.document.meals[0]).not.toEqual(breakfast)
    expect(after[0]?.document.meals).toContainEqual(pot)
    expect(after[1]?.document.meals.map((meal) => meal.version)).not.toContain(pot.version)
  })

  it('leaves no excluded food in uneaten meals, and no leftover without its pot', () => {
    const diets = fc.constantFrom<Diet>('classic', 'vegetarian', 'vegan', 'glp1')
    const wishes = fc.record({
      allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
      foodIds: fc.uniqueArray(fc.constantFrom(...foods.filter((food) => !food.isSeasoning).map(({ id }) => id)), {
        maxLength: 4,
      }),
    })
    fc.assert(
      fc.property(diets, wishes, fc.nat(3), (diet, { allergens, foodIds }, seed) => {
        const exclusions = without(new Set(allergens), foodIds)
        const request = replanning(plannedDays(diet, { seed: `${seed}`, count: 8 }), exclusions, diet)
        const after = daysAfterwards(request)
        for (const day of after) {
          for (const meal of day.document.meals) expect(isForbidden(meal.version, exclusions)).toBe(false)
          expectWholePots(day, after, exclusions)
        }
      }),
      { numRuns: 12 },
    )
  })
})

function mainFoodOf(version: string | undefined): string | undefined {
  return version === undefined ? version : requireVersion(catalogue, version).dishes[0]?.ingredients[0]?.foodId
}

/** Expects every further serving to follow the one before it, and every pot to be eaten up. */
function expectWholePots(day: FutureDay, days: readonly FutureDay[], exclusions: Exclusions): void {
  const lunchesOn = (date: string) => days.find((other) => other.date === date)?.document.meals ?? []
  for (const meal of day.document.meals.filter((candidate) => candidate.portionsTotal > 1)) {
    expect(isForbidden(meal.version, exclusions)).toBe(false)
    const neighbour = meal.portion === 1 ? addDays(day.date, 1) : addDays(day.date, -1)
    expect(lunchesOn(neighbour)).toContainEqual({
      ...meal,
      portion: meal.portion === 1 ? 2 : 1,
      scale: expect.any(Number),
    })
  }
}

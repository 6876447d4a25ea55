import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTargets, type Targets } from './compute-targets.ts'
import { ENERGY_FLOOR_KCAL } from './daily-change.ts'
import { expenditureOf } from './daily-expenditure.ts'
import { ACTIVITY_LEVELS } from './diet.ts'
import { atwaterKcal } from './macro-shares.ts'
import { anyPerson } from './person.arbitrary.ts'
import type { Person } from './person.ts'
import { PHASES } from './phase.ts'
import { KCAL_PER_KG_BODY_WEIGHT } from './weight-forecast.ts'

/** Half of the 10 kcal that targets are rounded to. */
const ROUNDING_KCAL = 5

/**
 * Runs a check on every generated person with a target. Fails if the generator produces only refusals, because that
 * would prove nothing.
 */
function forEveryTarget(check: (targets: Targets, person: Person) => void): void {
  let planned = 0
  fc.assert(
    fc.property(anyPerson, (person) => {
      const outcome = computeTargets(person)
      if (outcome.kind === 'refused') return
      planned += 1
      check(outcome, person)
    }),
    { numRuns: 2000, seed: 2013 },
  )
  expect(planned).toBeGreaterThan(300)
}

describe('the energy of a target', () => {
  it('is never below the floor when slimming, in any phase (P2)', () => {
    forEveryTarget((targets, { mode, sex }) => {
      if (mode !== 'slimming') return
      for (const phase of PHASES)
        expect(targets.targetOfPhase[phase].kcal).toBeGreaterThanOrEqual(ENERGY_FLOOR_KCAL[sex])
    })
  })

  it('stays at least 12 % above resting energy when slimming (P2)', () => {
    forEveryTarget((targets, { mode }) => {
      if (mode !== 'slimming') return
      expect(targets.target.kcal).toBeGreaterThanOrEqual(1.12 * targets.restingKcal - ROUNDING_KCAL)
    })
  })

  it('is never more than 500 kcal above or 750 kcal below expenditure (P2)', () => {
    forEveryTarget(({ target, expenditureKcal }) => {
      expect(target.kcal).toBeLessThanOrEqual(expenditureKcal + 500 + ROUNDING_KCAL)
      expect(target.kcal).toBeGreaterThanOrEqual(expenditureKcal - 750 - ROUNDING_KCAL)
    })
  })

  it('never means a loss of more than 0.75 % or a gain of more than 0.5 % of body weight a week (P2)', () => {
    forEveryTarget(({ target, expenditureKcal }, { weightKg }) => {
      const kgPerWeek = ((target.kcal - expenditureKcal) * 7) / KCAL_PER_KG_BODY_WEIGHT
      const rounding = (ROUNDING_KCAL * 7) / KCAL_PER_KG_BODY_WEIGHT
      expect(kgPerWeek).toBeGreaterThanOrEqual(-0.0075 * weightKg - rounding)
      expect(kgPerWeek).toBeLessThanOrEqual(0.005 * weightKg + rounding)
    })
  })

  it('equals expenditure in stabilization', () => {
    forEveryTarget(({ target, expenditureKcal }, { mode }) => {
      if (mode === 'stabilization') expect(Math.abs(target.kcal - expenditureKcal)).toBeLessThanOrEqual(ROUNDING_KCAL)
    })
  })

  it('is at half pace in the first phase, between expenditure and the full pace', () => {
    forEveryTarget(({ target, targetOfPhase }) => {
      const [low = 0, high = 0] = [target.kcal, targetOfPhase.keep.kcal].toSorted((a, b) => a - b)
      expect(targetOfPhase.start.kcal).toBeGreaterThanOrEqual(low)
      expect(targetOfPhase.start.kcal).toBeLessThanOrEqual(high)
    })
  })
})

/** Small people who are after a nearby goal, because their energy is near the floor or their change is small. */
const smallPerson: fc.Arbitrary<Person> = fc
  .tuple(anyPerson, fc.integer({ min: 35, max: 70 }), fc.constantFrom('slimming', 'put_on_weight', 'gain_muscle_mass'))
  .map(([person, weightKg, mode]) => ({
    ...person,
    mode,
    weightKg,
    heightCm: Math.min(person.heightCm, 170),
    goalWeightKg: weightKg + (mode === 'slimming' ? -1 : 1),
  }))

describe('the phases of a plan', () => {
  /** The smallest difference that someone who cooks can tell. */
  const TOLD_APART_KCAL = 30

  it('have equal energy, or energy at least 30 kcal apart', () => {
    let planned = 0
    fc.assert(
      fc.property(smallPerson, (person) => {
        const outcome = computeTargets(person)
        if (outcome.kind === 'refused') return
        planned += 1
        const { start, balance, burn, build } = outcome.targetOfPhase
        const pairs =
          person.mode === 'slimming' ? [[start, burn] as const, [balance, burn] as const] : [[start, build] as const]
        for (const [gentle, full] of pairs) {
          const apart = Math.abs(full.kcal - gentle.kcal)
          if (apart > 0) expect(apart).toBeGreaterThanOrEqual(TOLD_APART_KCAL)
        }
      }),
      { numRuns: 2000, seed: 2026 },
    )
    expect(planned).toBeGreaterThan(300)
  })

  it('are one where the full pace changes less than 100 kcal a day', () => {
    const person = { ...SMALL_CHANGE, diet: 'classic' } as const
    const outcome = computeTargets(person)
    if (outcome.kind === 'refused') return expect.fail(outcome.code)
    expect(outcome.target.kcal - outcome.expenditureKcal).toBeLessThan(100)
    expect(outcome.targetOfPhase.start).toEqual(outcome.targetOfPhase.build)
  })
})

/** Gains 10 % of about 960 kcal a day. */
const SMALL_CHANGE = {
  sex: 'female',
  ageYears: 95,
  heightCm: 140,
  weightKg: 40,
  goalWeightKg: 44,
  mode: 'gain_muscle_mass',
  activity: 'none',
} as const

describe('the macros of a target', () => {
  it('account for exactly its energy: 4 protein + 9 fat + 4 carbohydrate = kcal (P4)', () => {
    forEveryTarget(({ targetOfPhase }) => {
      for (const phase of PHASES) expect(atwaterKcal(targetOfPhase[phase])).toBeCloseTo(targetOfPhase[phase].kcal, 6)
    })
  })

  it('distribute all energy over the meals', () => {
    forEveryTarget(({ target }) => {
      const { breakfast, lunch, snack, dinner } = target.mealKcal
      expect(breakfast + lunch + snack + dinner).toBeCloseTo(target.kcal, 6)
    })
  })

  it('keep protein within 15 to 32 % of energy and fat within 25 to 30 %', () => {
    forEveryTarget(({ target }) => {
      const gramRounding = 0.0001
      const protein = (4 * target.proteinG) / target.kcal
      const fat = (9 * target.fatG) / target.kcal
      expect(protein).toBeGreaterThanOrEqual(0.15 - gramRounding)
      expect(protein).toBeLessThanOrEqual(0.32 + gramRounding)
      expect(fat).toBeGreaterThanOrEqual(0.25 - gramRounding)
      expect(fat).toBeLessThanOrEqual(0.3 + gramRounding)
    })
  })

  it('leave at least 130 g of carbohydrate from 1200 kcal on', () => {
    forEveryTarget(({ target }) => {
      if (target.kcal >= 1200) expect(target.carbohydrateG).toBeGreaterThanOrEqual(129.9)
    })
  })
})

describe('expenditure', () => {
  it('does not fall with more weight or height or a higher activity, and does not rise with age (P3)', () => {
    const more = fc.record({
      kg: fc.integer({ min: 0, max: 100 }),
      cm: fc.integer({ min: 0, max: 40 }),
      years: fc.integer({ min: 0, max: 60 }),
      activity: fc.constantFrom(...ACTIVITY_LEVELS),
    })
    fc.assert(
      fc.property(anyPerson, more, (person, { kg, cm, years, activity }) => {
        const base = expenditureOf(person, person.activity)
        expect(expenditureOf({ ...person, weightKg: person.weightKg + kg }, person.activity)).toBeGreaterThanOrEqual(
          base,
        )
        expect(expenditureOf({ ...person, heightCm: person.heightCm + cm }, person.activity)).toBeGreaterThanOrEqual(
          base,
        )
        expect(expenditureOf({ ...person, ageYears: person.ageYears + years }, person.activity)).toBeLessThanOrEqual(
          base,
        )
        const isHigher = ACTIVITY_LEVELS.indexOf(activity) >= ACTIVITY_LEVELS.indexOf(person.activity)
        expect(expenditureOf(person, activity) >= base).toBe(isHigher)
      }),
      { numRuns: 500, seed: 1990 },
    )
  })
})

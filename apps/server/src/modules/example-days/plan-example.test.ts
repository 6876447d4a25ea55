import { foods, meals } from '@dayplate/catalogue'
import { addDays, requireCalendarDay } from '@dayplate/dates'
import { computeTargets, DIET_IDS, scaleMacros, sumMacros } from '@dayplate/nutrition'
import { allExampleChoices, exampleKey, FIRST_EXAMPLE } from '@dayplate/rules/example-days'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { plannerHere } from '../planning/index.ts'
import { type PlannedMeal, requireVersion } from '../stored-plans/index.ts'
import type { ExampleDay } from './kept/index.ts'
import { personOfChoice } from './person-of-choice.ts'
import { exampleDate, planExample, replacementsOf } from './plan-example.ts'

const source = { catalogue: makeCatalogue({ foods, meals }), planner: plannerHere }
const MONDAY = requireCalendarDay('2026-11-23')
/** One Monday of each season, each with every eighth choice, because planning all of them would take half a minute. */
const SEASONS = [0, 1, 2, 3].map((season) => ({
  date: addDays(MONDAY, 7 * 13 * season),
  choices: allExampleChoices().filter((_, index) => index % 8 === 2 * season),
}))

/** The tolerances of a day: energy within 2 %, each macro within 5 %. Half a unit of the fourth decimal allows for rounding. */
const BAND = { kcal: 0.02, proteinG: 0.05, fatG: 0.05, carbohydrateG: 0.05 } as const
const MACROS = ['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const
const ROUNDING = 0.00005

const versionsOf = (planned: readonly PlannedMeal[]) => planned.map(({ version }) => version)

/** The deviation of four meals from the target of a day, calculated here from the meals' own figures. */
function isInside({ day }: ExampleDay, planned: readonly PlannedMeal[]): boolean {
  const { target } = day.document.proof
  const sum = sumMacros(
    planned.map(({ version, scale }) => scaleMacros(requireVersion(source.catalogue, version).nutrition, scale)),
  )
  return MACROS.every((macro) => Math.abs(sum[macro] / target[macro] - 1) <= BAND[macro] + ROUNDING)
}

describe.each(allExampleChoices().map((choice) => ({ key: exampleKey(choice), choice })))(
  'the example day of $key',
  ({ choice }) => {
    it('is for a person whom the wizard would accept, never below the safe minimum of energy', () => {
      const targets = computeTargets(personOfChoice(choice))
      if (targets.kind === 'refused') throw new Error(targets.code)
      // A body above BMI 25 that gains weight gets a notice, as in the wizard.
      expect(targets.notices.map(({ code }) => code).filter((code) => code !== 'GOAL_BMI_ABOVE_25')).toEqual([])
    })
  },
)

describe('planExample', () => {
  it.each(SEASONS)('keeps the tolerances in the week of $date', { timeout: 60_000 }, async ({ date, choices }) => {
    for (const choice of choices) {
      const example = await planExample(source, choice, date)
      const own = example.day.document.meals
      expect(own.map(({ type }) => type)).toEqual(['breakfast', 'lunch', 'snack', 'dinner'])
      expect(example.day.document.proof).toMatchObject({ holds: true, reasons: [] })
      expect(isInside(example, own), exampleKey(choice)).toBe(true)
    }
  })

  it('keeps at most six replacements of each meal, each of which keeps the day inside by itself', async () => {
    let kept = 0
    for (const choice of allExampleChoices().slice(0, 24)) {
      const example = await planExample(source, choice, MONDAY)
      const own = example.day.document.meals
      for (const { type } of own) {
        const others = replacementsOf(example, type)
        kept += others.length
        expect(others.length).toBeLessThanOrEqual(6)
        expect(new Set(versionsOf([...own, ...others])).size).toBe(own.length + others.length)
        for (const other of others) {
          expect(
            isInside(
              example,
              own.map((meal) => (meal.type === type ? other : meal)),
            ),
            exampleKey(choice),
          ).toBe(true)
        }
      }
    }
    expect(kept).toBeGreaterThan(24 * 4 * 3)
  })

  it('plans the same day on every server, another one for each choice and each week', async () => {
    const first = await planExample(source, FIRST_EXAMPLE, MONDAY)
    expect(await planExample(source, FIRST_EXAMPLE, MONDAY)).toEqual(first)
    const others = [
      await planExample(source, { ...FIRST_EXAMPLE, dietId: DIET_IDS.vegan }, MONDAY),
      await planExample(source, { ...FIRST_EXAMPLE, bodyId: 'man-44' }, MONDAY),
      await planExample(source, FIRST_EXAMPLE, addDays(MONDAY, 7)),
    ]
    for (const { day } of others)
      expect(versionsOf(day.document.meals)).not.toEqual(versionsOf(first.day.document.meals))
  })
})

describe('exampleDate', () => {
  it('is the Monday of the week', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((days) => exampleDate(addDays(MONDAY, days)))
    expect(new Set(days)).toEqual(new Set([MONDAY]))
    expect(exampleDate(addDays(MONDAY, 7))).toBe(addDays(MONDAY, 7))
  })
})

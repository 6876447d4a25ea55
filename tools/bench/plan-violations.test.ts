import { foods, meals } from '@dayplate/catalogue'
import type { DayPlan, PlannedMeal } from '@dayplate/meal-planner'
import { describe, expect, it } from 'vitest'
import { planDays } from '@dayplate/meal-planner'
import { ViolationCheck } from './plan-violations.ts'
import { PlannerMeasurement } from './planner-measurement.ts'
import { CROWDS, type SimulatedPerson, simulatePeople } from './planner-people.ts'

const catalogue = { foods, meals }
const check = new ViolationCheck(catalogue)
const [someone] = simulatePeople(20, 3, CROWDS.usual).filter(
  ({ person }) => person.diet === 'classic' && person.mode === 'slimming',
)
if (someone === undefined) throw new Error('nobody slims on classic food')
const plan = planDays(new PlannerMeasurement(catalogue).request(someone, 'check'))

const found = (days: readonly DayPlan[], who: SimulatedPerson = someone) => new Set(check.find(who, days))

/** The plan with the meals of one day changed. */
function withMeals(index: number, change: (meal: PlannedMeal) => PlannedMeal): readonly DayPlan[] {
  return plan.map((day, number) => (number === index ? { ...day, meals: day.meals.map(change) } : day))
}

describe('ViolationCheck', () => {
  it('finds nothing in an unchanged plan', () => {
    expect([...found(plan)]).toEqual([])
  })

  it('finds an allergen and a food outside the diet', () => {
    expect(found(plan, { ...someone, allergens: new Set(['milk', 'gluten', 'egg']) })).toContain('allergen')
    expect(found(plan, { ...someone, person: { ...someone.person, diet: 'vegan' } })).toContain('diet')
  })

  it('finds energy under the floor, and a weight that changes too fast', () => {
    const starving = plan.map((day) => ({
      ...day,
      proof: { ...day.proof, target: { ...day.proof.target, kcal: 700 } },
    }))
    expect([...found(starving)]).toEqual(expect.arrayContaining(['floor', 'rate', 'proof']))
  })

  it('finds portions off their grid, and a wrong proof', () => {
    expect([...found(withMeals(2, (meal) => ({ ...meal, scale: meal.scale + 0.33 })))]).toEqual(
      expect.arrayContaining(['portion grid', 'proof']),
    )
  })

  it('finds a second portion without its first, and a first without its second', () => {
    expect(found(withMeals(0, (meal) => ({ ...meal, portion: { number: 2, total: 2 } })))).toContain('leftover')
    expect(found(withMeals(13, (meal) => ({ ...meal, portion: { number: 1, total: 2 } })))).toContain('leftover')
  })

  it('finds a meal that is repeated too soon', () => {
    const first = plan[0]?.meals ?? []
    expect(found(withMeals(2, (meal) => first.find(({ type }) => type === meal.type) ?? meal))).toContain('gap')
  })

  it('finds plates over a kilo and dishes with too much, unless the day says so, and liver in any case', () => {
    const large = withMeals(1, (meal) => ({ ...meal, scale: 3 }))
    expect(found(large)).toContain('ceiling')
    const said = large.map((day) => ({
      ...day,
      proof: { ...day.proof, reasons: [{ code: 'LARGE_PORTION', type: 'lunch' } as const] },
    }))
    expect(found(said)).not.toContain('ceiling')
    const liver = withMeals(1, (meal) =>
      meal.type === 'lunch' ? { ...meal, mealId: 'chicken-liver-with-apple-and-onion', scale: 1 } : meal,
    )
    expect(found(liver)).toContain('ceiling')
  })
})

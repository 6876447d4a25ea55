import { describe, expect, it } from 'vitest'
import { lookOf } from '../../packages/food-pictures/src/relief/looks/look-of.ts'
import { LOOKS } from '../../packages/food-pictures/src/relief/looks/looks.ts'
import { TINTS } from '../../packages/food-pictures/src/relief/looks/tints.ts'
import type { PlatedFood } from '../../packages/food-pictures/src/relief/plated-meal.ts'
import { catalogueMeals } from './catalogue-meals.ts'
import { coverageBounds } from './coverage-bounds.ts'
import { goldenDistance, readGoldenPictures, representatives } from './golden-thumbprints.ts'
import { judgePlates, KEY_GRAMS } from './judge-plates.ts'
import { thumbprintDistance } from './thumbprint.ts'

/** Meals in which a key food is hidden. The number may only fall. */
const MOST_WITH_HIDDEN_FOODS = 3
/** Meals whose food covers less or more of the well than is usual for what they are. The number may only fall. */
const MOST_OUT_OF_BOUNDS = 36
/** Pictures nearer than this look the same in a list. */
const ALIKE = 0.05
/** What their form draws, because no other dish has them: sheets and a popped grain. */
const DRAWN_BY_FORM: ReadonlySet<string> = new Set(['rice-paper', 'popcorn-kernels'])
/** A change of the picture that no eye sees, as from rounding. */
const INVISIBLE = 0.002

const meals = catalogueMeals()
const drawn = meals.map((plated) => ({ plated, ...judgePlates(plated) }))

function nearPairs(): readonly { readonly pair: string; readonly distance: number }[] {
  return drawn.flatMap((one, index) =>
    drawn
      .slice(index + 1)
      .filter(({ plated }) => plated.mealType === one.plated.mealType)
      .map((other) => ({
        pair: [one.plated.id, other.plated.id].toSorted().join(' '),
        distance: thumbprintDistance(one.thumbprint, other.thumbprint),
      }))
      .filter(({ distance }) => distance < ALIKE),
  )
}

/** Whether a food is drawn as itself: in pieces, or as what is poured, spread or stirred in its own colour. */
const hasOwnLook = (food: PlatedFood): boolean =>
  LOOKS[food.foodId] !== undefined ||
  (lookOf(food) === null && TINTS[food.foodId] !== undefined) ||
  DRAWN_BY_FORM.has(food.foodId)

describe('the pictures of the catalogue', () => {
  it('have no food of one dish in the bowl of another', () => {
    expect(drawn.filter(({ strayed, intruded }) => strayed + intruded > 0).map(({ plated }) => plated.id)).toEqual([])
  })

  it('show only foods of their meal', () => {
    const foreign = drawn.flatMap(({ plated, shares }) =>
      shares
        .filter(
          ({ dish, foodId, share }) => share > 0 && !plated.dishes[dish]?.foods.some((food) => food.foodId === foodId),
        )
        .map(({ foodId }) => `${plated.id}: ${foodId}`),
    )
    expect(foreign).toEqual([])
  })

  it('show each food of 15 g or more that is not taken in by another', () => {
    const hiding = drawn.filter(({ hidden }) => hidden.length > 0)
    const told = hiding.map(({ plated, hidden }) => `${plated.id}: ${hidden.join(', ')}`).join('\n')
    expect(hiding.length, told).toBeLessThanOrEqual(MOST_WITH_HIDDEN_FOODS)
  })

  it('fill their crockery as much as suits it', () => {
    const out = drawn.flatMap(({ plated, coverage }) => {
      const { kind, least, most } = coverageBounds(plated)
      return coverage >= least && coverage <= most ? [] : [`${plated.id} (${kind}): ${coverage.toFixed(2)}`]
    })
    expect(out.length, out.join('\n')).toBeLessThanOrEqual(MOST_OUT_OF_BOUNDS)
  })

  it('differ from all others of their meal type', () => {
    const told = nearPairs().map(({ pair, distance }) => `${pair}: ${distance.toFixed(3)}`)
    expect(told).toEqual([])
  })

  it('draw each food of 15 g or more in its own look', () => {
    const foods = meals.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.foods))
    const seen = foods.filter(({ grams, isTakenIn }) => grams >= KEY_GRAMS && !isTakenIn)
    expect([...new Set(seen.filter((food) => !hasOwnLook(food)).map(({ foodId }) => foodId))]).toEqual([])
  })

  it('look as they did when a person last looked at one of each form', () => {
    const accepted = readGoldenPictures()
    const changed = representatives(meals, accepted).flatMap(({ form, meal }) => {
      const before = accepted.find((picture) => picture.form === form && picture.mealId === meal.id)
      const golden = drawn.find(({ plated }) => plated.id === meal.id)?.golden ?? ''
      const distance = before === undefined ? 1 : goldenDistance(before.print, golden)
      return distance < INVISIBLE ? [] : [`${form} (${meal.id}) by ${distance.toFixed(3)}`]
    })
    expect(
      changed,
      'Draw these with npm run golden-pictures -- sheet.png, look, then accept them with --accept',
    ).toEqual([])
  })
})

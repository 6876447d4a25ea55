import { foods, meals } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { mergeCatalogue, withoutBrokenMeals, type CatalogueOverrides } from './catalogue-overrides.ts'

const [first, second, third] = meals
if (first === undefined || second === undefined || third === undefined) throw new Error('the release has no meals')
const release = { foods, meals: [first, second, third] }
const NONE: CatalogueOverrides = { foods: new Map(), meals: new Map() }
const idsUnder = (overrides: Partial<CatalogueOverrides>) =>
  mergeCatalogue(release, { ...NONE, ...overrides }).meals.map(({ id }) => id)

describe('mergeCatalogue', () => {
  it('changes nothing when there are no own entries', () => {
    expect(mergeCatalogue(release, NONE)).toEqual(release)
  })

  it('replaces meals by own ones with the same id, and appends new ones by their ids', () => {
    const own = (id: string) => ({ source: '', polishSource: null, content: { ...second, id, name: `Own ${id}` } })
    const overrides = {
      ...NONE,
      meals: new Map([
        ['zander', own('zander')],
        [second.id, own(second.id)],
        ['bream', own('bream')],
      ]),
    }
    const merged = mergeCatalogue(release, overrides)
    expect(merged.meals.map(({ id }) => id)).toEqual([first.id, second.id, third.id, 'bream', 'zander'])
    expect(merged.meals[1]?.name).toBe(`Own ${second.id}`)
  })

  it('leaves out removed entries, also those that the release no longer has', () => {
    expect(
      idsUnder({
        meals: new Map([
          [first.id, null],
          ['gone-long-ago', null],
        ]),
      }),
    ).toEqual([second.id, third.id])
  })
})

describe('withoutBrokenMeals', () => {
  it('leaves out meals whose food is missing, and names them', () => {
    const [lost] = first.dishes.flatMap(({ ingredients }) => ingredients)
    const fewer = foods.filter(({ id }) => id !== lost?.foodId)
    const { meals: kept, leftOut } = withoutBrokenMeals({ foods: fewer, meals: release.meals })
    expect(leftOut).toContain(first.id)
    expect([...kept.map(({ id }) => id), ...leftOut].toSorted()).toEqual(release.meals.map(({ id }) => id).toSorted())
  })
})

import { describe, expect, it } from 'vitest'
import type { PictureHints } from '@dayplate/nutrition'
import { composePicture } from './compose-picture.ts'
import { dishOf } from './testing.ts'

const ROLES = new Map(
  [
    ['white-fish', ['cod']],
    ['starchy-root', ['potato']],
    ['crisp-vegetable', ['cucumber', 'radish']],
    ['bread', ['rye-bread']],
    ['fresh-cheese', ['twarog']],
  ].flatMap(([role, foods]) =>
    Array.isArray(foods) ? foods.map((food): [string, string] => [food, String(role)]) : [],
  ),
)
const roleOf = (foodId: string): string | null => ROLES.get(foodId) ?? null

const codWithSides = {
  id: 'cod-with-potatoes',
  name: 'Cod with potatoes and cucumber',
  dishes: [
    dishOf('Baked cod', 'Bake the {cod 150} for 14 minutes.'),
    dishOf('Potatoes', 'Boil the {potato 200|potatoes} for 20 minutes.'),
    dishOf('Cucumber salad', 'Slice the {cucumber 100}.'),
  ],
}
const hinted = (picture: PictureHints) => composePicture({ ...codWithSides, picture }, roleOf)

describe('the picture of a fish with two sides', () => {
  const picture = composePicture(codWithSides, roleOf)

  it('has the fish in the middle, the hot side beside it and the cold one in a small bowl', () => {
    expect(picture.dishes.map(({ form, place }) => [form, place])).toEqual([
      ['fillet', 'main'],
      ['vegetables', 'beside'],
      ['salad', 'bowl'],
    ])
  })

  it('lays a cold side on the plate when it is too much for a small bowl', () => {
    const [fish, potatoes] = codWithSides.dishes
    const much = dishOf('Cucumber salad', 'Slice the {cucumber 300}.')
    const dishes = [fish, potatoes, much].flatMap((dish) => dish ?? [])
    expect(composePicture({ ...codWithSides, dishes }, roleOf).dishes[2]?.place).toBe('beside')
  })

  it('is the same every time', () => {
    expect(composePicture(codWithSides, roleOf)).toEqual(picture)
  })

  it('does not depend on its Polish names and texts', () => {
    const polish = { name: 'Dorsz w zupie', eveningNote: null, dishes: [] }
    const inPolish = { ...codWithSides, localName: 'Zupa z dorsza', polish }
    expect(composePicture(inPolish, roleOf)).toEqual(picture)
  })
})

it('makes a spread part of the bread it is spread on', () => {
  const meal = {
    id: 'curd-on-rye',
    name: 'Curd cheese spread on rye',
    dishes: [
      dishOf('Curd cheese spread', 'Mash the {twarog 120}.'),
      dishOf('Rye bread and radishes', 'Spread it on the {rye-bread 70} and top with the sliced {radish 40}.'),
    ],
  }
  expect(composePicture(meal, roleOf).dishes.map(({ form, place }) => [form, place])).toEqual([
    ['open-sandwich', 'main'],
    ['open-sandwich', 'main'],
  ])
})

it('shows the mustard beside sausages, which vanishes in other dishes', () => {
  const meal = {
    id: 'frankfurters',
    name: 'Frankfurters with mustard',
    dishes: [dishOf('Frankfurters', 'Warm the {frankfurter 100} for 6 minutes and serve with the {mustard 6}.')],
  }
  const [dish] = composePicture(meal, () => null).dishes
  expect(dish?.form).toBe('sausages')
  expect(dish?.states.map(({ isTakenIn }) => isTakenIn)).toEqual([false, false])
})

it('serves a dip in a bowl, however little it is', () => {
  const meal = {
    id: 'rolls-with-dip',
    name: 'Rolls with a dip',
    dishes: [
      dishOf('Rice paper rolls', 'Fill the {rice-paper 20} with the {cucumber 80} and roll up.'),
      dishOf('Ginger dip', 'Stir the {tamari 4} with the {ginger 3}.'),
    ],
  }
  expect(composePicture(meal, () => null).dishes[1]?.place).toBe('bowl')
})

describe("an editor's line", () => {
  it('gives the main dish its form and the meal its vessel', () => {
    const picture = hinted({ form: 'cutlet', vessel: 'deep-plate' })
    expect(picture.dishes[0]?.form).toBe('cutlet')
    expect(picture.vessel).toBe('deep-plate')
  })

  it('gives the crockery a glaze, which is luck otherwise', () => {
    expect(hinted({ glaze: 'moon' }).glaze).toBe('moon')
    expect(hinted({})).not.toHaveProperty('glaze')
  })

  it('places the other dishes in their order', () => {
    expect(hinted({ sides: ['over'] }).dishes.map(({ place }) => place)).toEqual(['main', 'over', 'bowl'])
  })

  it('gives a food its state and leaves the others as computed', () => {
    const picture = hinted({ states: { cod: ['flaked', 'boiled'] } })
    expect(picture.dishes[0]?.states[0]).toEqual({
      cuts: ['flaked'],
      heats: ['boiled'],
      isGarnish: false,
      isTakenIn: false,
    })
    expect(picture.dishes[1]).toEqual(composePicture(codWithSides, roleOf).dishes[1])
  })
})

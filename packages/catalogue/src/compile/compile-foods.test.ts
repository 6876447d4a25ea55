import { describe, expect, it } from 'vitest'
import { FOOD_COLUMNS } from './food-columns.ts'
import { compileFoodRows, compileFoods, readFoodRows } from './compile-foods.ts'
import { SAMPLE_FOODS, errorsOfFood, foodsCsv } from './sample-sources.ts'

const ADDED = ['figures_from', 'magnesium_mg', 'zinc_mg', 'iodine_ug', 'container', 'aisle', 'price']

describe('a valid table of foods', () => {
  const { foods, errors } = compileFoods(foodsCsv(SAMPLE_FOODS))

  it('has no errors', () => {
    expect(errors).toEqual([])
    expect(foods).toHaveLength(SAMPLE_FOODS.length)
  })

  it('gives every cell of a row', () => {
    expect(foods.find((food) => food.id === 'rye-bread')).toEqual({
      id: 'rye-bread',
      name: { en: 'rye bread', pl: 'chleb żytni' },
      category: 'bread',
      origin: 'plant',
      allergens: ['gluten'],
      source: 'CIQ:7125',
      per100g: {
        kcal: 260,
        proteinG: 8.3,
        fatG: 1,
        saturatedFatG: 0.32,
        carbohydrateG: 51.5,
        sugarsG: 2.4,
        fibreG: 4.5,
        saltG: 1.3,
      },
      micronutrientsPer100g: {
        calciumMg: 26,
        ironMg: 1.4,
        vitaminB12Ug: 0,
        vitaminDUg: null,
        vitaminCMg: 0.2,
        folateUg: 32,
        potassiumMg: 185,
        magnesiumMg: 27,
        zincMg: 0.8,
        iodineUg: null,
      },
      animalProteinG: null,
      densityGPerMl: null,
      ediblePercent: 100,
      measures: [{ unit: 'slice', grams: 35 }],
      packsG: [300, 500],
      container: 'loaf',
      aisle: null,
      isCountable: true,
      isSeasoning: false,
      role: 'bread',
      priceClass: 'low',
    })
  })

  it('reads an empty figure as unknown, never as zero', () => {
    expect(foods.find((food) => food.id === 'quinoa')?.per100g.sugarsG).toBeNull()
    expect(foods.find((food) => food.id === 'salmon')?.per100g.sugarsG).toBe(0)
  })

  it('reads an empty edible part as the whole weight', () => {
    expect(foods.find((food) => food.id === 'cucumber')?.ediblePercent).toBe(97)
    expect(foods.find((food) => food.id === 'salmon')?.ediblePercent).toBe(100)
  })

  it('reads density if there is one, and that nothing can replace a food', () => {
    expect(foods.find((food) => food.id === 'soy-sauce')).toMatchObject({
      densityGPerMl: 1.15,
      packsG: [150],
      role: null,
    })
  })

  it('reads an empty container as a pack, or as a tin if recipes measure the food in cans', () => {
    expect(foods.find((food) => food.id === 'cucumber')).toMatchObject({ container: 'pack', aisle: null })
    const [salmon = ''] = SAMPLE_FOODS
    const canned = compileFoods(foodsCsv([salmon.replace('piece=125', 'can=120')])).foods
    expect(canned[0]?.container).toBe('tin')
  })

  it('reads the aisle of a food that shops keep apart from its category', () => {
    const [salmon = ''] = SAMPLE_FOODS
    const frozen = salmon.split(',').with(FOOD_COLUMNS.indexOf('aisle'), 'frozen').join(',')
    expect(compileFoods(foodsCsv([frozen])).foods[0]?.aisle).toBe('frozen')
  })

  it('reads the category of seasonings', () => {
    expect(foods.filter((food) => food.isSeasoning).map((food) => food.id)).toEqual(['soy-sauce'])
  })
})

describe('the origin of figures', () => {
  it('may be named for each figure that is not from the row of the source', () => {
    expect(errorsOfFood('figures_from', 'sugars_g=SR28:15076 vitamin_d_ug=estimate')).toEqual([])
  })
})

/** The sample table without these columns. */
const tableWithout = (columns: readonly string[]): string =>
  foodsCsv(SAMPLE_FOODS)
    .split('\n')
    .map((line) => {
      const cells = line.split(',')
      return cells.length === 1
        ? line
        : cells.filter((_, index) => !columns.includes(FOOD_COLUMNS[index] ?? '')).join(',')
    })
    .join('\n')

describe('a table without the optional columns', () => {
  it.each([[['container', 'aisle']], [['container']], [['aisle']]])('is read without %j', (columns) => {
    const { foods, errors } = compileFoods(tableWithout(columns))
    expect(errors).toEqual([])
    const bread = { container: columns.includes('container') ? 'pack' : 'loaf', aisle: null, role: 'bread' }
    expect(foods.find(({ id }) => id === 'rye-bread')).toMatchObject(bread)
  })

  it('still needs a role in each row', () => {
    const { errors } = compileFoods(tableWithout(['container', 'aisle']).replace('no,oily-fish', 'no,'))
    expect(errors).toMatchObject([{ line: 2, message: 'role is empty' }])
  })

  it('is refused without another column', () => {
    expect(compileFoods(tableWithout(['container', 'aisle', 'countable'])).errors).not.toEqual([])
  })
})

describe('a table of an earlier release', () => {
  const earlier = tableWithout(ADDED)

  it('is read, with unknown figures and no role where cells are missing or empty', () => {
    const { value, errors } = readFoodRows('foods.csv', earlier.replace('no,oily-fish', 'no,'))
    expect(errors).toEqual([])
    const { compiled, errors: rowErrors } = compileFoodRows(value ?? [])
    expect(rowErrors).toEqual([])
    expect(compiled.map(({ food }) => food.id)).toEqual(SAMPLE_FOODS.map((row) => row.split(',')[0]))
    expect(compiled[0]?.food).toMatchObject({ role: null, priceClass: 'middle' })
    expect([...(compiled[0]?.row.cells.keys() ?? [])]).toEqual([...FOOD_COLUMNS])
  })
})

describe('an invalid row', () => {
  it.each([
    ['id', 'Salmon', 'id "Salmon" is not kebab-case', 'Write lower-case words with hyphens, such as "salmon"'],
    ['id', 'wild--salmon', 'id "wild--salmon" is not kebab-case', expect.stringContaining('lower-case words')],
    ['name_en', '', 'name_en is empty', 'Give the English name, in lower case'],
    ['name_pl', '', 'name_pl is empty', 'Give the Polish name'],
    ['category', 'fsh', 'category "fsh" is unknown', 'Did you mean "fish"?'],
    ['origin', 'sea', 'origin "sea" is unknown', 'Did you mean "meat"?'],
    ['allergens', 'fishh', 'allergens "fishh" is unknown', 'Did you mean "fish"?'],
    ['source', 'USDA', 'source "USDA" is unknown', 'Write SR28:, FDC: or CIQ: and the number of the row, or label'],
    [
      'figures_from',
      'calcum_mg=estimate',
      'figures_from contains "calcum_mg=estimate"',
      'Write column=origin, with the column of a figure',
    ],
    ['figures_from', 'iron_mg', 'figures_from contains "iron_mg"', 'Write column=origin, with the column of a figure'],
    [
      'figures_from',
      'iron_mg=CIQ:26038 salt_g=label',
      'figures_from contains "salt_g=label"',
      'Write SR28:, FDC: or CIQ: and the number of the row, or estimate',
    ],
    [
      'figures_from',
      'iron_mg=CIQ:26038 salt_g=estimate iron_mg=estimate',
      'figures_from names iron_mg twice',
      'Keep one of both',
    ],
    [
      'figures_from',
      'animal_protein_g=estimate',
      'figures_from names the origin of animal_protein_g, which is empty',
      'Give the figure, or remove its origin',
    ],
    ['kcal', '', 'kcal is empty', 'Look the figure up: energy and the three macros are never unknown'],
    ['kcal', '1800', 'kcal is "1800"', 'Write a number from 0 to 902, or nothing when it is unknown'],
    ['sugars_g', '-1', 'sugars_g is "-1"', 'Write a number from 0 to 100, or nothing when it is unknown'],
    ['saturated_fat_g', '14', 'More saturated fat than fat', 'Look both figures up again'],
    [
      'sugars_g',
      '1',
      'More sugars than carbohydrate',
      'carbohydrate_g is available carbohydrate: total minus fibre, sugars included',
    ],
    [
      'carbohydrate_g',
      '70',
      'Protein, fat, carbohydrate and fibre exceed 100 g',
      'Subtract fibre from the carbohydrate of American tables',
    ],
    [
      'measures',
      'barrel=9',
      'measures holds "barrel=9"',
      'Write unit=grams of one, the unit out of: piece, slice, tablespoon, teaspoon, cup, handful, clove, can, pinch, sprig, leaf, pack, block, fillet, stalk, sheet, square',
    ],
    ['measures', 'piece', 'measures holds "piece"', expect.stringContaining('Write unit=grams')],
    ['countable', 'maybe', 'countable is "maybe"', 'Write yes or no'],
    ['iron_mg', '340', 'iron_mg is "340"', 'Write a number from 0 to 130, or nothing when it is unknown'],
    ['vitamin_d_ug', '440', 'vitamin_d_ug is "440"', 'Write a number from 0 to 250, or nothing when it is unknown'],
    ['magnesium_mg', '2801', 'magnesium_mg is "2801"', 'Write a number from 0 to 2800, or nothing when it is unknown'],
    ['zinc_mg', '101', 'zinc_mg is "101"', 'Write a number from 0 to 100, or nothing when it is unknown'],
    ['iodine_ug', '300001', 'iodine_ug is "300001"', 'Write a number from 0 to 300000, or nothing when it is unknown'],
    ['animal_protein_g', '21', 'More animal protein than protein', 'Write the part of protein_g from animals'],
    [
      'density_g_per_ml',
      '0.1',
      'density_g_per_ml is "0.1"',
      'Write a number from 0.2 to 1.6, or nothing when it is unknown',
    ],
    [
      'density_g_per_ml',
      '1030',
      'density_g_per_ml is "1030"',
      'Write a number from 0.2 to 1.6, or nothing when it is unknown',
    ],
    ['edible_percent', '0', 'edible_percent is "0"', 'Write a number from 1 to 100, or nothing when it is unknown'],
    ['edible_percent', '101', 'edible_percent is "101"', 'Write a number from 1 to 100, or nothing when it is unknown'],
    ['packs', '400 200', 'packs is "400 200"', 'Write whole grams from 1 to 10000, the smallest first'],
    ['packs', '200 200', 'packs is "200 200"', 'Write whole grams from 1 to 10000, the smallest first'],
    ['packs', '0', 'packs is "0"', 'Write whole grams from 1 to 10000, the smallest first'],
    ['packs', '10001', 'packs is "10001"', 'Write whole grams from 1 to 10000, the smallest first'],
    ['packs', '1kg', 'packs is "1kg"', 'Write whole grams from 1 to 10000, the smallest first'],
    ['container', 'tub', 'container is "tub", and packs is empty', 'Write the grams of one in packs'],
    ['container', 'jarr', 'container "jarr" is unknown', 'Did you mean "jar"?'],
    ['aisle', 'frozn', 'aisle "frozn" is unknown', 'Did you mean "frozen"?'],
    ['role', '', 'role is empty', 'Write a role of packages/nutrition, or none when no other food can replace it'],
    ['price', '', 'price "" is unknown', 'Use one of: low, middle, high'],
    ['price', 'hihg', 'price "hihg" is unknown', 'Did you mean "high"?'],
    ['role', 'oily-fsh', 'role "oily-fsh" is unknown', 'Did you mean "oily-fish"?'],
  ] as const)('is refused for %s "%s"', (column, cell, message, remedy) => {
    expect(errorsOfFood(column, cell)).toEqual([{ file: 'foods.csv', line: 2, message, remedy }])
  })

  it('is refused when a countable food has no weight per piece', () => {
    const bread = SAMPLE_FOODS[2]?.replace('slice=35', 'cup=35') ?? ''
    expect(compileFoods(foodsCsv([bread])).errors).toMatchObject([
      { message: 'A countable food without the weight of one' },
    ])
  })

  it('is refused when a plant has animal protein', () => {
    const [, cucumber = ''] = SAMPLE_FOODS
    const cells = cucumber.split(',').with(FOOD_COLUMNS.indexOf('animal_protein_g'), '0.5')
    expect(compileFoods(foodsCsv([cells.join(',')])).errors).toMatchObject([{ message: 'Animal protein in a plant' }])
  })

  it('does not hide the valid rows', () => {
    const { foods } = compileFoods(foodsCsv(['half,a row', ...SAMPLE_FOODS]))
    expect(foods).toHaveLength(SAMPLE_FOODS.length)
  })
})

describe('ids and names', () => {
  it('may differ, because an id outlasts changes of the name', () => {
    expect(errorsOfFood('name_en', 'salmon fillet')).toEqual([])
  })

  it('are refused when two rows share one, in either language', () => {
    const [salmon = ''] = SAMPLE_FOODS
    const trout = salmon.replace('salmon,salmon', 'trout,trout')
    const { errors } = compileFoods(foodsCsv([salmon, trout, salmon]))
    expect(errors.map(({ line, message }) => ({ line, message }))).toEqual([
      { line: 4, message: 'The id "salmon" is already on line 2' },
      { line: 4, message: '"salmon" is already on line 2' },
      { line: 3, message: '"łosoś" is already on line 2' },
      { line: 4, message: '"łosoś" is already on line 2' },
    ])
  })
})

import { PLATED_FORMS } from '@dayplate/food-pictures/compose'
import { describe, expect, it } from 'vitest'
import { readPicturesTable, readSources } from '../read-sources.ts'
import { surveyCatalogue } from './compile/compile-catalogue.ts'
import { composePictures } from './pictures/compose-pictures.ts'
import { pictureTableErrors } from './pictures/picture-table-errors.ts'
import { picturesTable } from './pictures/pictures-table.ts'
import { readPictures, writePicture } from './pictures/written-picture.ts'

const { catalogue } = surveyCatalogue(readSources())
const pictures = composePictures(catalogue)
const mainForm = (id: string) => pictures.get(id)?.dishes.find(({ place }) => place === 'main')?.form

/** Heaps are drawn by the older engine. */
const MOST_HEAPS = 10

describe('the committed pictures', () => {
  it('are the reviewed ones', () => {
    expect(pictureTableErrors(readPicturesTable(), picturesTable(catalogue, pictures)).slice(0, 5)).toEqual([])
  })

  it('have at most ten meals without a form of their own', () => {
    const heaps = catalogue.meals.filter(({ id }) => mainForm(id) === 'heap')
    expect(heaps.length).toBeLessThanOrEqual(MOST_HEAPS)
  })

  it('use every form in some dish', () => {
    const used = new Set([...pictures.values()].flatMap(({ dishes }) => dishes.map(({ form }) => form)))
    expect(PLATED_FORMS.filter((form) => form !== 'heap' && !used.has(form))).toEqual([])
  })

  it('have a state for every ingredient', () => {
    const wrong = catalogue.meals.filter(({ id, dishes }) =>
      dishes.some(({ ingredients }, at) => pictures.get(id)?.dishes[at]?.states.length !== ingredients.length),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('have one main dish at least and one small bowl at most', () => {
    const places = [...pictures].map(([id, { dishes }]) => ({ id, places: dishes.map(({ place }) => place) }))
    const wrong = places.filter(
      (meal) => !meal.places.includes('main') || meal.places.filter((place) => place === 'bowl').length > 1,
    )
    expect(wrong).toEqual([])
  })

  it('do not change with the Polish texts', () => {
    const other = { name: 'Zupa', eveningNote: null, dishes: [] }
    const translated = catalogue.meals.map((meal) => ({ ...meal, localName: 'Zupa', polish: other }))
    const changed = [...composePictures({ ...catalogue, meals: translated })].filter(
      ([id, picture]) => JSON.stringify(picture) !== JSON.stringify(pictures.get(id)),
    )
    expect(changed.map(([id]) => id)).toEqual([])
  })

  it('are stored without a loss', () => {
    const written = [...pictures].map(([id, picture]) => writePicture(id, picture))
    expect(readPictures(written)).toEqual(pictures)
  })
})

it.each([
  ['scrambled-eggs-with-ham', 'scrambled-eggs'],
  ['chicken-coconut-curry', 'stew'],
  ['cod-in-crumbs-with-mash', 'cutlet'],
  ['greek-salad-with-butter-beans', 'salad'],
  ['kiwi-chia-cup', 'layered-glass'],
  ['apple-wedges-with-walnuts', 'fruit-plate'],
  ['hummus-with-crunchy-vegetables', 'spread'],
  ['leniwe-with-buttered-crumbs', 'dumplings'],
  ['kopytka-with-braised-red-cabbage', 'dumplings'],
  ['pierogi-ruskie', 'filled-dumplings'],
  ['lazy-pierogi-with-lentils-and-onion', 'pasta'],
  ['plum-knedle', 'knedle'],
  ['placki-with-sour-cream', 'pancakes'],
  ['nalesniki-with-apricot-jam', 'pancakes'],
  ['racuchy-with-kefir-and-apple', 'pancakes'],
  ['everyday-bigos', 'stew'],
  ['pork-gulasz-with-kasza', 'stew'],
  ['golabki-with-rice-and-pork', 'rolls'],
  ['unrolled-golabki-with-turkey', 'patties'],
  ['mielone-with-mash-and-beetroot', 'patties'],
  ['schabowy-with-potatoes-and-white-cabbage', 'cutlet'],
  ['turkey-pulpety-in-tomato-sauce', 'patties'],
  ['warm-jaglanka-with-pear-and-hazelnuts', 'porridge'],
  ['baked-jaglanka-with-apples', 'bake'],
  ['banana-and-honey-owsianka', 'porridge'],
  ['milk-soup-with-zacierki', 'milk-soup'],
  ['sour-cherry-kisiel', 'pudding'],
  ['cocoa-budyn-with-raspberries', 'pudding'],
  ['szarlotka-with-cinnamon-crumble', 'cake'],
  ['everyday-rosol-with-noodles-and-chicken', 'soup'],
  ['wild-mushroom-soup-with-lazanki', 'soup'],
  ['lazanki-with-cabbage-and-mushrooms', 'pasta'],
  ['potatoes-with-gzik', 'jacket-potatoes'],
  ['flammkuchen-with-mushrooms', 'tart'],
  ['bagel-with-salmon-and-quark', 'filled-roll'],
  ['baguette-with-egg-paste', 'open-sandwich'],
  ['rice-cakes-with-smoked-tofu-spread', 'crispbread'],
  ['corn-tortillas-with-hummus', 'wrap'],
  ['kimbap-with-smoked-tofu', 'rolls'],
  ['eyeball-pulpety-with-spaghetti', 'pasta'],
  ['penne-al-forno-with-aubergine', 'bake'],
  ['seitan-stroganoff-with-penne', 'pasta'],
  ['stir-fried-rice-noodles-with-mushrooms', 'noodles'],
  ['asparagus-lemon-risotto', 'mixed-grain'],
  ['quinoa-burrito-bowl', 'grain-bowl'],
  ['baked-mushrooms-with-walnuts', 'stuffed'],
  ['halloumi-traybake-with-peppers', 'tray'],
  ['shakshuka-with-feta', 'eggs-in-sauce'],
  ['tuna-cucumber-boats', 'boats'],
  ['roasted-chickpeas-with-rosemary', 'nuts'],
])('draws %s as %s', (id, form) => {
  expect(mainForm(id)).toBe(form)
})

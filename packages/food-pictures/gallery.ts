// For development: writes all pictures to one page. `node packages/food-pictures/gallery.ts out.html [recipes folder]`
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { MEAL_TYPES } from '@dayplate/nutrition'
import { galleryPage, guessForm, type GalleryInput } from './src/index.ts'
import { sampleMeals } from './src/gallery/sample-meals.ts'

const RECIPES = join(import.meta.dirname, '../catalogue/recipes')

function readRecipe(path: string): GalleryInput['meals'][number] {
  const text = readFileSync(path, 'utf8')
  const ingredients = [...text.matchAll(/@\??([\p{L} ()-]+)(?:\|[^{}]*)?\{([\d.]+)%(?:g|ml)\}/gu)].map(
    ([, name = '', grams]) => ({
      foodId: name.toLowerCase().replaceAll(/[()]/g, '').trim().replaceAll(' ', '-'),
      grams: Number(grams),
    }),
  )
  const name = /^title: (.+)$/m.exec(text)?.[1] ?? basename(path)
  const localName = /^local: (.+)$/m.exec(text)?.[1]
  return {
    id: basename(path, '.cook'),
    name,
    mealType: MEAL_TYPES.find((mealType) => mealType === basename(dirname(path))) ?? 'lunch',
    ingredients,
    // The server derives the form from the meal's name in the same way.
    form: guessForm(
      name,
      ingredients.map(({ foodId }) => foodId),
      localName,
    ),
    dishNames: [name, ...(localName === undefined ? [] : [localName])],
  }
}

const [target = 'food-pictures.html', folder = RECIPES] = process.argv.slice(2)
const recipes = existsSync(folder) ? globSync(join(folder, '**/!(*.pl).cook')).toSorted().map(readRecipe) : []
writeFileSync(target, galleryPage({ meals: [...sampleMeals, ...recipes] }))

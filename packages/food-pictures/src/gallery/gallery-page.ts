import { MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import { foodGlyph } from '../food-glyph.ts'
import { drawingOfFood } from '../foods/drawing-of-food.ts'
import { mealPicture } from '../meal-picture.ts'
import { platePicture } from '../plate-picture.ts'
import type { MealPictureInput } from '../set-meal.ts'
import { galleryStyle } from './gallery-style.ts'

export interface GalleryInput {
  readonly meals: readonly (MealPictureInput & { readonly name: string })[]
}

const PLATES = ['empty', 'cleared', 'laid', 'broken'] as const

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const figure = (kind: string, picture: string, caption: string): string =>
  `<figure class="${kind}">${picture}<figcaption>${escaped(caption)}</figcaption></figure>`

const section = (title: string, figures: readonly string[]): string =>
  `<section><h2>${escaped(title)} <small>${figures.length}</small></h2><div class="grid">${figures.join('')}</div></section>`

function mealSection(mealType: MealType, meals: GalleryInput['meals']): string {
  const ofType = meals.filter((meal) => meal.mealType === mealType)
  const fresh = ofType.map((meal) => figure(`meal ${mealType}`, mealPicture({ ...meal, hasStrays: true }), meal.name))
  const eaten = ofType
    .slice(0, 2)
    .map((meal) => figure(`meal ${mealType}`, mealPicture({ ...meal, isEaten: true }), `${meal.name}, eaten`))
  return section(mealType, [...fresh, ...eaten])
}

const platesSection = (): string =>
  section(
    'plates',
    PLATES.map((kind, i) => figure(`meal ${MEAL_TYPES[i] ?? 'lunch'}`, platePicture(kind), kind)),
  )

const glyphsSection = (): string =>
  section(
    'foods',
    Object.keys(drawingOfFood).map((foodId) => figure('glyph', foodGlyph(foodId) ?? '', foodId.replaceAll('-', ' '))),
  )

/** All pictures on one complete HTML page: the given meals on their grounds, the plates and all foods. */
export function galleryPage({ meals }: GalleryInput): string {
  const body = MEAL_TYPES.map((mealType) => mealSection(mealType, meals)).join('') + platesSection() + glyphsSection()
  return `<!doctype html>
<html lang="en">
<head>
<link rel="icon" href="data:,">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Food pictures</title>
<style>${galleryStyle}</style>
</head>
<body><h1>Food pictures</h1>${body}</body>
</html>
`
}

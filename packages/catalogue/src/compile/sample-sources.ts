import type { CatalogueError } from './catalogue-error.ts'
import { compileCatalogue } from './compile-catalogue.ts'
import { FOOD_COLUMNS } from './food-columns.ts'

/** Small sources for tests. */
export const SAMPLE_FOODS = [
  'salmon,salmon,łosoś,fish,fish,fish,SR28:15236,,208,20.4,13.4,3,0,0,0,0.15,9,0.34,3.23,11,3.9,26,363,,,,,,,piece=125,,,,no,oily-fish,high',
  'cucumber,cucumber,ogórek,vegetables,plant,,SR28:11205,,15,0.7,0.1,0.04,3.1,1.7,0.5,0.01,,,,,,,,,,,,,97,piece=200 slice=7,,,,no,crisp-vegetable,low',
  'rye-bread,rye bread,chleb żytni,bread,plant,gluten,CIQ:7125,,260,8.3,1,0.32,51.5,2.4,4.5,1.3,26,1.4,0,,0.2,32,185,27,0.8,,,,,slice=35,300 500,loaf,,yes,bread,low',
  'soy-sauce,soy sauce,sos sojowy,seasonings,plant,gluten soy,SR28:16123,,53,8.1,0.6,0.07,4.1,0.4,0.8,13.7,,,,,,,,,,,,1.15,,teaspoon=5,150,,,no,none,low',
  'sesame-seeds,sesame seeds,sezam,nuts-and-seeds,plant,sesame,SR28:12023,,573,17.7,49.7,7,11.7,0.3,11.8,0.03,,,,,,,,,,,,,,tablespoon=9,,,,no,seed,low',
  'chickpeas-dry,chickpeas (dry),ciecierzyca sucha,plant-protein,plant,,SR28:16056,,378,20.5,6,0.6,50.8,10.7,12.2,0.06,,,,,,,,,,,,,,cup=200,,,,no,pulse-dry,low',
  'quinoa,quinoa,komosa ryżowa,grains,plant,,SR28:20035,,368,14.1,6.1,0.71,57.2,,7,0.01,,,,,,,,,,,,,,cup=170,,,,no,cooked-grain,low',
]

export const SAMPLE_PATH = 'recipes/lunch/salmon-with-cucumber.cook'

export const SAMPLE_RECIPE = `---
title: Salmon with sesame cucumber
meal: lunch
time: 30 min
season: spring, summer
keeps: 2
evening: Move the salmon from the freezer to the fridge.
---

== Baked salmon ==

Heat the oven to 200 °C. Put the @salmon{120%g} on a lined tray
and bake for 14 minutes.

Serve with @rye bread{70%g}.

== Sesame cucumber ==

Slice the @cucumber{100.5%g} and toss with @soy sauce{8%g}. Scatter over the @?sesame seeds{3%g}.
`

export function foodsCsv(rows: readonly string[]): string {
  return [FOOD_COLUMNS.join(','), ...rows, ''].join('\n')
}

/** Errors of the sample recipe with one passage replaced; throws when the passage is missing. */
export function errorsOfRecipe(passage: string, replacement: string): readonly CatalogueError[] {
  if (!SAMPLE_RECIPE.includes(passage)) throw new Error(`The sample recipe has no "${passage}"`)
  const text = SAMPLE_RECIPE.replace(passage, replacement)
  return errorsOf([{ path: SAMPLE_PATH, text }])
}

/** Errors of these recipes with the sample foods. */
export function errorsOf(recipes: readonly { path: string; text: string }[]): readonly CatalogueError[] {
  const compiled = compileCatalogue({ foodsCsv: foodsCsv(SAMPLE_FOODS), recipes })
  return compiled.kind === 'refused' ? compiled.errors : []
}

/** Errors of the sample foods with one cell of the first row replaced. */
export function errorsOfFood(column: (typeof FOOD_COLUMNS)[number], cell: string): readonly CatalogueError[] {
  const [first = '', ...others] = SAMPLE_FOODS
  const row = first.split(',').with(FOOD_COLUMNS.indexOf(column), cell).join(',')
  const compiled = compileCatalogue({ foodsCsv: foodsCsv([row, ...others]), recipes: [] })
  return compiled.kind === 'refused' ? compiled.errors : []
}

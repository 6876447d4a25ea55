import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FOOD_COLUMNS } from '@dayplate/catalogue/compile'

/** Writes an operator's folder and returns it. */
export function ownFolder(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

/** A food that the release does not have. */
export const SUNFLOWER_TOFU: Readonly<Partial<Record<(typeof FOOD_COLUMNS)[number], string>>> = {
  id: 'sunflower-tofu',
  name_en: 'sunflower tofu',
  name_pl: 'tofu słonecznikowe',
  category: 'plant-protein',
  origin: 'plant',
  source: 'label',
  kcal: '144',
  protein_g: '12',
  fat_g: '10',
  carbohydrate_g: '1.5',
  countable: 'no',
  role: 'none',
  price: 'middle',
}

/** foods.csv with one row. */
export const foodRow = (cells: typeof SUNFLOWER_TOFU): string => tableOf(FOOD_COLUMNS, cells)

const LATER_COLUMNS: readonly string[] = [
  'figures_from',
  'magnesium_mg',
  'zinc_mg',
  'iodine_ug',
  'container',
  'aisle',
  'price',
]

/** foods.csv of an earlier release with one row. */
export const earlierFoodRow = (cells: typeof SUNFLOWER_TOFU): string =>
  tableOf(
    FOOD_COLUMNS.filter((column) => !LATER_COLUMNS.includes(column)),
    cells,
  )

const tableOf = (columns: readonly (typeof FOOD_COLUMNS)[number][], cells: typeof SUNFLOWER_TOFU): string =>
  `${columns.join(',')}\n${columns.map((column) => cells[column] ?? '').join(',')}\n`

/** A snack of one dish. */
export const recipe = (title: string, ingredients: string): string => `---
title: ${title}
meal: snack
time: 5 min
season: all year
---

== Snack ==

Serve ${ingredients}.
`

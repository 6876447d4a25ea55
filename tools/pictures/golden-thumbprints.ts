import { Buffer } from 'node:buffer'
import { readFileSync, writeFileSync } from 'node:fs'
import { type PlatedForm, type PlatedMeal, PLATED_FORMS } from '../../packages/food-pictures/src/relief/plated-meal.ts'
import { type Thumbprint, thumbprint } from './thumbprint.ts'

const FILE = new URL('golden-pictures.tsv', import.meta.url)
/** Cells a side of a golden thumbprint: enough to notice a piece of bread that moved. */
const CELLS = 8

/** How the picture of one meal of a form looked when a person last looked at it. */
export interface GoldenPicture {
  readonly form: PlatedForm
  readonly mealId: string
  /** A byte for each part of each cell, in base 64. */
  readonly print: string
}

export const goldenPrint = (pixels: Uint8ClampedArray): string =>
  Buffer.from(thumbprint(pixels, CELLS).map((part) => part * 255)).toString('base64')

/** How far apart two golden thumbprints are, as `thumbprintDistance`. */
export function goldenDistance(one: string, other: string): number {
  const [first, second] = [one, other].map((print): Thumbprint => Float64Array.from(Buffer.from(print, 'base64')))
  if (first === undefined || second === undefined || first.length !== second.length) return 1
  return Math.sqrt(first.reduce((sum, part, cell) => sum + ((part - (second[cell] ?? 0)) / 255) ** 2, 0) / first.length)
}

export function readGoldenPictures(): readonly GoldenPicture[] {
  const rows = readFileSync(FILE, 'utf8').trim().split('\n').slice(1)
  return rows.flatMap((row) => {
    const [name, mealId = '', print = ''] = row.split('\t')
    const form = PLATED_FORMS.find((known) => known === name)
    return form === undefined ? [] : [{ form, mealId, print }]
  })
}

export function writeGoldenPictures(pictures: readonly GoldenPicture[]): void {
  const rows = pictures.map(({ form, mealId, print }) => `${form}\t${mealId}\t${print}`)
  writeFileSync(FILE, `${['form\tmeal\tthumbprint', ...rows].join('\n')}\n`)
}

/**
 * One meal for each form that the catalogue needs: the accepted one while it still has the form, else the first. A form that
 * only side dishes have is shown by its first side dish.
 */
export function representatives(
  meals: readonly PlatedMeal[],
  accepted: readonly GoldenPicture[],
): readonly { readonly form: PlatedForm; readonly meal: PlatedMeal }[] {
  const sorted = meals.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return PLATED_FORMS.flatMap((form) => {
    if (form === 'heap') return []
    const ofForm = [
      ...sorted.filter(({ dishes }) => dishes[0]?.form === form),
      ...sorted.filter(({ dishes }) => dishes.some((dish) => dish.form === form)),
    ]
    const known = accepted.find((picture) => picture.form === form)?.mealId
    const meal = ofForm.find(({ id }) => id === known) ?? ofForm[0]
    return meal === undefined ? [] : [{ form, meal }]
  })
}

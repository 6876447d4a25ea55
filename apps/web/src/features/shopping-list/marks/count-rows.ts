import type { ShoppingListOfPeriod } from '../shopping-list-of-period.ts'
import { type PendingMarks, rowState } from './pending-marks.ts'

interface Counted {
  readonly done: number
  readonly all: number
}

/** How many rows of a list are bought or at home, with pending presses. */
export function countRows({ categories, ownItems }: ShoppingListOfPeriod, marks: PendingMarks): Counted {
  const rows = [
    ...categories.flatMap(({ products }) => products),
    ...ownItems.map(({ id, isBought }) => ({ key: id, isBought })),
  ]
  return { done: rows.filter(({ key, isBought }) => rowState(marks, key, isBought).isTicked).length, all: rows.length }
}

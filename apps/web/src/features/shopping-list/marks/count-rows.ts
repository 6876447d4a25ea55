import { type PendingMarks, rowState } from './pending-marks.ts'

/** The parts of a list that have ticks. */
interface CountedList {
  readonly categories: readonly { readonly products: readonly { readonly key: string; readonly isBought: boolean }[] }[]
  readonly ownItems: readonly { readonly id: string; readonly isBought: boolean }[]
}

interface Counted {
  readonly done: number
  readonly all: number
}

/** How many rows of a list are bought or at home, with pending presses. */
export function countRows({ categories, ownItems }: CountedList, marks: PendingMarks): Counted {
  const rows = [
    ...categories.flatMap(({ products }) => products),
    ...ownItems.map(({ id, isBought }) => ({ key: id, isBought })),
  ]
  return { done: rows.filter(({ key, isBought }) => rowState(marks, key, isBought).isTicked).length, all: rows.length }
}

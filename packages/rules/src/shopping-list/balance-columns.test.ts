import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceColumns } from './balance-columns.ts'

const category = (name: string, count: number) => ({ name, products: Array.from({ length: count }, (_, one) => one) })
const heightOf = (column: readonly { readonly products: readonly unknown[] }[]) =>
  column.reduce((sum, { products }) => sum + 2 + products.length, 0)
const named = (columns: readonly (readonly { readonly name: string }[])[]) =>
  columns.map((column) => column.map(({ name }) => name).join(' '))

describe('balanceColumns', () => {
  it('reads down one column after the other, with the highest as low as can be', () => {
    const categories = [category('vegetables', 8), category('fruit', 4), category('dairy', 5), category('grains', 6)]
    expect(named(balanceColumns(categories, 3))).toEqual(['vegetables', 'fruit dairy', 'grains'])
    expect(named(balanceColumns(categories, 1))).toEqual(['vegetables fruit dairy grains'])
    expect(named(balanceColumns(categories.slice(0, 2), 3))).toEqual(['vegetables', 'fruit'])
    expect(balanceColumns([], 3)).toEqual([])
  })

  it('keeps all in order, and no other split has a lower highest column', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 4 }), (all, columns) => {
        const categories = all.map((count, index) => category(String(index), count))
        const split = balanceColumns(categories, columns)
        expect(split.flat()).toEqual(categories)
        expect(split.length).toBe(Math.min(columns, categories.length))
        expect(Math.max(...split.map(heightOf))).toBe(
          lowest(
            categories.map((one) => heightOf([one])),
            columns,
          ),
        )
      }),
    )
  })
})

/** The height of the highest column of the best split, found by trying all. */
function lowest(heights: readonly number[], columns: number): number {
  const sum = heights.reduce((all, height) => all + height, 0)
  if (columns === 1 || heights.length <= 1) return sum
  return Math.min(
    ...heights.map((_, index) =>
      Math.max(
        heights.slice(0, index + 1).reduce((all, height) => all + height, 0),
        lowest(heights.slice(index + 1), columns - 1),
      ),
    ),
  )
}

/** What a category's title takes of a column, in rows (specification, section 9). */
const TITLE_ROWS = 2

/**
 * Splits categories into columns of about the same height, in their order, so that a walk through the shop reads down one column after
 * the other. Each category counts 2 and its products. Of all ways it takes one whose highest column is lowest. There are fewer columns
 * when there are fewer categories.
 *
 * @public for the shopping list's own page.
 * @param categories with any number of products.
 * @param columns at least 1.
 */
export function balanceColumns<Category extends { readonly products: readonly unknown[] }>(
  categories: readonly Category[],
  columns: number,
): readonly (readonly Category[])[] {
  const heights = categories.map(({ products }) => TITLE_ROWS + products.length)
  const tallest = lowestLimit(heights, columns)
  const all: Category[][] = []
  let height = Number.POSITIVE_INFINITY
  for (const [index, category] of categories.entries()) {
    const own = heights[index] ?? 0
    // The last categories get columns of their own rather than leave some empty.
    const isLastChance = categories.length - index <= columns - all.length
    if (height + own > tallest || isLastChance) {
      all.push([])
      height = 0
    }
    all.at(-1)?.push(category)
    height += own
  }
  return all
}

/** The lowest limit that so many columns can keep. Every possible limit is the sum of some neighbours, so counting up is enough. */
function lowestLimit(heights: readonly number[], columns: number): number {
  let limit = Math.max(0, ...heights)
  while (columnsWithin(heights, limit) > columns) limit += 1
  return limit
}

function columnsWithin(heights: readonly number[], limit: number): number {
  let count = heights.length > 0 ? 1 : 0
  let height = 0
  for (const own of heights) {
    if (height > 0 && height + own > limit) {
      count += 1
      height = 0
    }
    height += own
  }
  return count
}

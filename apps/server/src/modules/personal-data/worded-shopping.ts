import { columnsOf } from './worded-columns.ts'
import type { WordedTable } from './worded-table.ts'

/** For how many people a person shops. */
export const SHOPPING_LISTS: WordedTable = {
  word({ plates }) {
    const record = { plates }
    return { record, lines: [record] }
  },
  columns: columnsOf('plates'),
}

/** What was ticked or said to be at home. A food that has left the catalogue keeps its id. */
export const SHOPPING_STOCK: WordedTable = {
  word({ date, usable_from, food_id, bought_g, at_home_g, rest_g }, { catalogue, language }) {
    const id = String(food_id)
    const record = {
      date,
      usable_from,
      product: catalogue.foodById.get(id)?.name[language] ?? id,
      bought_g,
      at_home_g,
      rest_g,
    }
    return { record, lines: [record] }
  },
  columns: columnsOf('date', 'usable_from', 'product', 'bought_g', 'at_home_g', 'rest_g'),
}

/** What the person wrote on the list. */
export const SHOPPING_ITEMS: WordedTable = {
  word({ name, created_at, bought_at }) {
    const record = { item: name, added_at: created_at, bought_at }
    return { record, lines: [record] }
  },
  columns: columnsOf('item', 'added_at', 'bought_at'),
}

import { sql } from 'kysely'
import { allergenName, MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import { ALLERGENS } from '@dayplate/nutrition'
import { columnsOf } from './worded-columns.ts'
import type { WordedTable } from './worded-table.ts'
import type { Language, Words } from './words.ts'

interface Avoided {
  readonly allergens: readonly string[]
  readonly foodIds: readonly string[]
}

/** Names the excluded allergens and foods. An id that is no longer known stays as it is stored. */
export const wordExclusions = ({ allergens, foodIds }: Avoided, { catalogue, language }: Words) => ({
  allergens: allergens.map((id) => wordAllergen(id, language)),
  foods: foodIds.map((id) => catalogue.foodById.get(id)?.name[language] ?? id),
})

function wordAllergen(id: string, language: Language): string {
  const known = ALLERGENS.find((allergen) => allergen === id)
  return known === undefined ? id : allergenName(known, language)
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

/** The allergens and foods a person avoids. */
export const EXCLUSIONS: WordedTable = {
  word(row, words) {
    const avoided = { allergens: textsOf(row['allergens']), foodIds: textsOf(row['food_ids']) }
    const { allergens, foods } = wordExclusions(avoided, words)
    const dates = { starts_on: row['starts_on'], saved_at: row['created_at'] }
    return {
      record: { ...dates, allergens, foods },
      lines: [{ ...dates, allergens: allergens.join('; '), foods: foods.join('; ') }],
    }
  },
  columns: columnsOf('starts_on', 'allergens', 'foods', 'saved_at'),
}

/** Favourite meals. One that has left the catalogue is named by its newest stored version. */
export const FAVOURITES: WordedTable = {
  beside: sql`(select v.document ->> 'name' from meal_versions v
    where v.meal_id = favourite_meals.meal_id order by v.created_at desc limit 1) as stored_name`,
  word(row, { catalogue, language }) {
    const id = String(row['meal_id'])
    const version = catalogue.currentByMealId.get(id)
    const record = {
      meal: version?.name ?? row['stored_name'] ?? id,
      meal_type: version === undefined ? null : MEAL_TYPE_NAMES[version.type][language],
      saved_at: row['created_at'],
    }
    return { record, lines: [record] }
  },
  columns: columnsOf('meal', 'meal_type', 'saved_at'),
}

/** What FoodData Central (U.S. Department of Agriculture, public domain) knows of one food. */
export interface FdcFood {
  readonly fdcId: string
  /** Its own name, for messages; never ours. */
  readonly description: string
  /** Their own category, a hint for the person who chooses ours; null where it has none. */
  readonly category: string | null
  /** Amounts per 100 g by nutrient id of nutrient.csv, in the units of `FDC_NUTRIENTS`. */
  readonly amounts: ReadonlyMap<number, number>
  readonly portions: readonly FdcPortion[]
}

/** A row of food_portion.csv. */
export interface FdcPortion {
  /** How many of the measure weigh `grams`; null where the description says it. */
  readonly amount: number | null
  /** Row of measure_unit.csv; 9999 is none. */
  readonly measureUnitId: number
  readonly modifier: string
  readonly description: string
  readonly grams: number
}

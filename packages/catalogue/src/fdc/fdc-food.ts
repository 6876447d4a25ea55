/** One food of FoodData Central (U.S. Department of Agriculture, public domain). */
export interface FdcFood {
  readonly fdcId: string
  /** FoodData Central's name, only for messages. */
  readonly description: string
  /** FoodData Central's category, a hint for choosing ours; null when it has none. */
  readonly category: string | null
  /** Amounts per 100 g by nutrient id of nutrient.csv, in the units of `FDC_NUTRIENTS`. */
  readonly amounts: ReadonlyMap<number, number>
  readonly portions: readonly FdcPortion[]
}

/** A row of food_portion.csv. */
export interface FdcPortion {
  /** How many of the measure weigh `grams`; null when the description gives the number. */
  readonly amount: number | null
  /** Row of measure_unit.csv; 9999 means none. */
  readonly measureUnitId: number
  readonly modifier: string
  readonly description: string
  readonly grams: number
}

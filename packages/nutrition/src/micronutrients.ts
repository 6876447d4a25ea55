/** Vitamins and minerals of 100 g of a food or of a base portion of a meal. `null` is unknown, never zero. */
export interface Micronutrients {
  readonly calciumMg: number | null
  readonly ironMg: number | null
  readonly vitaminB12Ug: number | null
  readonly vitaminDUg: number | null
  readonly vitaminCMg: number | null
  readonly folateUg: number | null
  readonly potassiumMg: number | null
}

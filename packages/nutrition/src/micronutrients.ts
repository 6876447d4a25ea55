/** Vitamins and minerals in 100 g of a food or in a base portion of a meal. `null` means unknown, never zero. */
export interface Micronutrients {
  readonly calciumMg: number | null
  readonly ironMg: number | null
  readonly vitaminB12Ug: number | null
  readonly vitaminDUg: number | null
  readonly vitaminCMg: number | null
  readonly folateUg: number | null
  readonly potassiumMg: number | null
  readonly magnesiumMg: number | null
  readonly zincMg: number | null
  readonly iodineUg: number | null
}

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

/** Nothing is known of a food. */
export const UNKNOWN_MICRONUTRIENTS: Micronutrients = {
  calciumMg: null,
  ironMg: null,
  vitaminB12Ug: null,
  vitaminDUg: null,
  vitaminCMg: null,
  folateUg: null,
  potassiumMg: null,
  magnesiumMg: null,
  zincMg: null,
  iodineUg: null,
}

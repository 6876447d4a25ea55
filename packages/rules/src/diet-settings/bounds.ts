/** Bounds of wizard answers; both ends are allowed. */
export const HEIGHT_CM = { least: 100, most: 250 } as const
export const WEIGHT_KG = { least: 30, most: 300 } as const
/** Whole years on the start date. */
export const AGE_YEARS = { least: 18, most: 100 } as const
/** Inches beside feet (specification, section 5). */
export const INCHES_BESIDE_FEET = { least: 0, most: 11 } as const

export function isWithin(value: number, bounds: { readonly least: number; readonly most: number }): boolean {
  return value >= bounds.least && value <= bounds.most
}

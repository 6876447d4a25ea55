import type { Body } from './body.ts'

export type NasemActivity = 'inactive' | 'low_active' | 'active' | 'very_active'

/** Constant, and kcal per year, per cm and per kg. */
type NasemRow = readonly [constant: number, perYear: number, perCm: number, perKg: number]

const ROWS: Record<Body['sex'], Record<NasemActivity, NasemRow>> = {
  male: {
    inactive: [753.07, -10.83, 6.5, 14.1],
    low_active: [581.47, -10.83, 8.3, 14.94],
    active: [1004.82, -10.83, 6.52, 15.91],
    very_active: [-517.88, -10.83, 15.61, 19.11],
  },
  female: {
    inactive: [584.9, -7.01, 5.72, 11.71],
    low_active: [575.77, -7.01, 6.6, 12.14],
    active: [710.25, -7.01, 6.54, 12.34],
    very_active: [511.83, -7.01, 9.07, 12.56],
  },
}

/**
 * Estimated energy requirement in kcal per day of adults from 19 years on. NASEM 2023, Dietary Reference Intakes for
 * Energy, doi:10.17226/26818. Used as a cross-check, because plans use Mifflin–St Jeor.
 */
export function nasemKcal(body: Body, activity: NasemActivity): number {
  const [constant, perYear, perCm, perKg] = ROWS[body.sex][activity]
  return constant + perYear * body.ageYears + perCm * body.heightCm + perKg * body.weightKg
}

import type { Body } from './body.ts'

/**
 * Estimated energy requirement in kcal per day of adults, with the physical activity coefficient of the table (1.0 to
 * 1.48). Institute of Medicine 2002/2005, doi:10.17226/10490. Kept as an older cross-check of the NASEM 2023 equations.
 */
export function iomKcal(body: Body, activityCoefficient: number): number {
  const metres = body.heightCm / 100
  return body.sex === 'male'
    ? 662 - 9.53 * body.ageYears + activityCoefficient * (15.91 * body.weightKg + 539.6 * metres)
    : 354 - 6.91 * body.ageYears + activityCoefficient * (9.36 * body.weightKg + 726 * metres)
}

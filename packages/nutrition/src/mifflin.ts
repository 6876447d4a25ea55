import type { Body } from './body.ts'

/**
 * Resting energy expenditure in kcal per day: 10 kg + 6.25 cm − 5 years + 5 (men) or − 161 (women). Mifflin, St Jeor et
 * al. 1990, doi:10.1093/ajcn/51.2.241; measured on people of 19 to 78 years. Of four common equations it is most often
 * within 10 % of a measurement (Frankenfield et al. 2005, doi:10.1016/j.jada.2005.02.005).
 */
export function mifflinKcal(body: Body): number {
  const constant = body.sex === 'male' ? 5 : -161
  return 10 * body.weightKg + 6.25 * body.heightCm - 5 * body.ageYears + constant
}

/** Oldest age in the sample behind {@link mifflinKcal}. */
export const MIFFLIN_OLDEST_YEARS = 78

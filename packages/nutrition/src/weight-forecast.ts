/**
 * Lasting change of intake per kg of lasting change of weight, in kcal per day: the 100 kJ of Hall et al. 2011,
 * doi:10.1016/S0140-6736(11)60812-X, for an average overweight adult.
 */
const KCAL_PER_DAY_PER_KG = 24

/** Days after which half of the lasting change is reached. Hall et al. 2011: about one year. */
const HALF_TIME_DAYS = 365

/** Energy equations and food tables miss a person's own figure by about this part of the day's energy, each way. */
const EXPENDITURE_ERROR = 0.1

/** Body energy of one kg of weight. Only turns a capped weekly rate into kcal; as a forecast it promises far too much. */
export const KCAL_PER_KG_BODY_WEIGHT = 7700

export interface ForecastInput {
  /** Intake minus expenditure in kcal per day at the start: negative when slimming. */
  readonly dailyChangeKcal: number
  readonly expenditureKcal: number
  readonly days: number
}

/** Change of weight in kg, negative for a loss. `least` is the one nearest to none. */
export interface WeightForecast {
  readonly leastKg: number
  readonly likelyKg: number
  readonly mostKg: number
}

/**
 * Change of weight after so many days on the same intake: a body slows down as it changes, so this levels off instead of
 * growing by the day. Hall et al. 2011, Lancet 378:826. The range is what a 10 % error of expenditure does to it.
 */
export function forecastWeight({ dailyChangeKcal, expenditureKcal, days }: ForecastInput): WeightForecast {
  const direction = Math.sign(dailyChangeKcal)
  const error = direction * EXPENDITURE_ERROR * expenditureKcal
  const least = dailyChangeKcal - error
  return {
    leastKg: Math.sign(least) === direction ? hallChangeKg(least, days) : 0,
    likelyKg: hallChangeKg(dailyChangeKcal, days),
    mostKg: hallChangeKg(dailyChangeKcal + error, days),
  }
}

/** Hall's rule: change/24 kg in the end, half of it within a year. */
export function hallChangeKg(dailyChangeKcal: number, days: number): number {
  return (dailyChangeKcal / KCAL_PER_DAY_PER_KG) * (1 - 2 ** (-days / HALF_TIME_DAYS))
}

/** The old 7700 kcal rule, which "grossly overestimates" (Thomas et al. 2013, doi:10.1038/ijo.2013.51). Shown nowhere; a yardstick for tests. */
export function linearChangeKg(dailyChangeKcal: number, days: number): number {
  return (dailyChangeKcal * days) / KCAL_PER_KG_BODY_WEIGHT
}

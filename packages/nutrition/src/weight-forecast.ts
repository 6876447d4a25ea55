/**
 * Lasting change of intake per kg of lasting weight change, in kcal per day: the 100 kJ of Hall et al. 2011,
 * doi:10.1016/S0140-6736(11)60812-X, for an average overweight adult.
 */
const KCAL_PER_DAY_PER_KG = 24

/** Days after which half of the lasting change is reached. Hall et al. 2011: about one year. */
const HALF_TIME_DAYS = 365

/** Error of energy equations and food tables for one person, as a share of the day's energy, in both directions. */
const EXPENDITURE_ERROR = 0.1

/**
 * Body energy of one kg of weight. Only used to convert a capped weekly rate into kcal, because as a forecast it
 * promises far too much.
 */
export const KCAL_PER_KG_BODY_WEIGHT = 7700

export interface ForecastInput {
  /** Intake minus expenditure in kcal per day at the start: negative when slimming. */
  readonly dailyChangeKcal: number
  readonly expenditureKcal: number
  readonly days: number
}

/** Change of weight in kg, negative for a loss. `least` is the change nearest to none. */
export interface WeightForecast {
  readonly leastKg: number
  readonly likelyKg: number
  readonly mostKg: number
}

/**
 * Change of weight after a number of days on the same intake. It levels off, because expenditure changes with weight. Hall et al. 2011, Lancet 378:826. The range covers a 10 % error of expenditure.
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

/** Hall's rule: the final change is change/24 kg, half of it within a year. */
export function hallChangeKg(dailyChangeKcal: number, days: number): number {
  return (dailyChangeKcal / KCAL_PER_DAY_PER_KG) * (1 - 2 ** (-days / HALF_TIME_DAYS))
}

/**
 * The old 7700 kcal rule, which "grossly overestimates" (Thomas et al. 2013, doi:10.1038/ijo.2013.51). Only a yardstick
 * for tests.
 */
export function linearChangeKg(dailyChangeKcal: number, days: number): number {
  return (dailyChangeKcal * days) / KCAL_PER_KG_BODY_WEIGHT
}

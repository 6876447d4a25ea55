import { KCAL_PER_GRAM } from './macro-shares.ts'
import type { Person } from './person.ts'
import { roundToHundredth } from './round-to-hundredth.ts'

/**
 * Soft goals of a day beside energy and macros: no day is refused for missing one. `null` means that we give no guide,
 * because people who eat some animal foods usually get enough iron and B12.
 */
export interface DayGuides {
  /** Minimum of fibre, in g. */
  readonly fibreMinG: number
  /**
   * Maximum of fibre that people tolerate, in g. Our own rule for choosing meals; the interface does not show it as a
   * guide.
   */
  readonly fibreMaxG: number
  /** Maximum of salt, in g, including salt added at the table. */
  readonly saltMaxG: number
  /** Maximum of saturated fat, in g. */
  readonly saturatedFatMaxG: number
  /** Minimum of iron, in mg; for vegan plans. */
  readonly ironMinMg: number | null
  /** Minimum of vitamin B12, in µg; for vegan plans. */
  readonly vitaminB12MinUg: number | null
}

/**
 * Adequate fibre: 25 g a day (EFSA 2010, doi:10.2903/j.efsa.2010.1462), and 14 g per 1000 kcal (IOM 2005,
 * doi:10.17226/10490), but at most 38 g, the largest figure IOM 2005 gives (men of 19–50 years). The density was
 * observed on usual days and would ask a person who burns 4500 kcal for 63 g, although their bowel is no larger.
 */
const FIBRE_MIN_G = 25
const FIBRE_G_PER_KCAL = 0.014
const FIBRE_MIN_G_AT_MOST = 38

/**
 * The maximum of fibre that people tolerate: 20 g per 1000 kcal, at least 35 g and at most 55 g a day. Our rule,
 * because no authority sets an upper level (IOM 2005 found no basis for one, and mentions discomfort of the bowels).
 * Without this limit, chosen meals reach 80 to 105 g a day, three times the usual intake, which causes bloating the
 * same evening. On small days 35 g leaves room above the minimum.
 */
const FIBRE_MAX_G_PER_KCAL = 0.02
const FIBRE_MAX_G = { least: 35, most: 55 } as const

/**
 * Above this many grams of fibre a day says so, whatever its energy. Our rule too: it is twice what adults in
 * Europe eat, by country 16 to 29 g in the mean (EFSA 2010).
 */
export const FIBRE_CEILING_G = 60

/**
 * 2 g of sodium a day for adults: WHO 2012 (Guideline: sodium intake) recommends less than that, EFSA 2019
 * (doi:10.2903/j.efsa.2019.5778) calls it safe and adequate. It is the lower of two figures in use; North America uses
 * 2.3 g of sodium, 5.75 g of salt (NASEM 2019, doi:10.17226/25353).
 */
const SALT_MAX_G = 5

/** At most a tenth of energy: WHO 2023 (Saturated fatty acid and trans-fatty acid intake for adults and children). */
const SATURATED_FAT_SHARE_MAX = 0.1

/**
 * Population reference intakes of iron, in mg a day, EFSA 2015, doi:10.2903/j.efsa.2015.4254, which depend on
 * menstruation. We do not ask about it. IOM 2001, doi:10.17226/10026, changes its own figure at 51, and so do we.
 */
const IRON_MG = { others: 11, womenBeforeMenopause: 16 } as const
const MENOPAUSE_YEARS = 51

/** Adequate intake for adults, EFSA 2015, doi:10.2903/j.efsa.2015.4150. */
export const VITAMIN_B12_UG = 4

/** The guides of a person's day of `kcal`. Fibre and saturated fat depend on energy, iron on sex and age. */
export function dayGuides(person: Pick<Person, 'sex' | 'ageYears' | 'diet'>, kcal: number): DayGuides {
  const isVegan = person.diet === 'vegan'
  return {
    fibreMinG: between(FIBRE_G_PER_KCAL * kcal, { least: FIBRE_MIN_G, most: FIBRE_MIN_G_AT_MOST }),
    fibreMaxG: between(FIBRE_MAX_G_PER_KCAL * kcal, FIBRE_MAX_G),
    saltMaxG: SALT_MAX_G,
    saturatedFatMaxG: roundToHundredth((SATURATED_FAT_SHARE_MAX * kcal) / KCAL_PER_GRAM.fat),
    ironMinMg: isVegan ? ironMinMg(person) : null,
    vitaminB12MinUg: isVegan ? VITAMIN_B12_UG : null,
  }
}

export function ironMinMg({ sex, ageYears }: Pick<Person, 'sex' | 'ageYears'>): number {
  return sex === 'female' && ageYears < MENOPAUSE_YEARS ? IRON_MG.womenBeforeMenopause : IRON_MG.others
}

function between(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return roundToHundredth(Math.min(Math.max(value, least), most))
}

import { KCAL_PER_GRAM } from './macro-shares.ts'
import type { Person } from './person.ts'

/**
 * What a day should also hold, beside energy and macros: soft goals. No day is refused for missing one. `null` where we give
 * no guide: who eats some food of animals gets iron and B12 without anybody counting.
 */
export interface DayGuides {
  /** Least fibre, in g. */
  readonly fibreMinG: number
  /** Most salt, in g; what is added at the table counts with it. */
  readonly saltMaxG: number
  /** Most saturated fat, in g. */
  readonly saturatedFatMaxG: number
  /** Least iron, in mg; for vegan plans. */
  readonly ironMinMg: number | null
  /** Least vitamin B12, in µg; for vegan plans. */
  readonly vitaminB12MinUg: number | null
}

/** Adequate fibre: 25 g a day (EFSA 2010, doi:10.2903/j.efsa.2010.1462), and 14 g per 1000 kcal (IOM 2005). */
const FIBRE_MIN_G = 25
const FIBRE_G_PER_KCAL = 0.014

/**
 * 2 g of sodium a day for adults: less than that by WHO 2012 (Guideline: sodium intake), safe and adequate by EFSA 2019
 * (doi:10.2903/j.efsa.2019.5778). Of two figures in use the lower; 2.3 g of sodium, 5.75 g of salt, is that of North America.
 */
const SALT_MAX_G = 5

/** At most a tenth of energy: WHO 2023 (Saturated fatty acid and trans-fatty acid intake for adults and children). */
const SATURATED_FAT_SHARE_MAX = 0.1

/**
 * Population reference intakes of iron, in mg a day, EFSA 2015, doi:10.2903/j.efsa.2015.4254: by whether a woman menstruates.
 * We do not ask that. IOM 2001 changes its own figure at 51, and so do we.
 */
const IRON_MG = { others: 11, womenBeforeMenopause: 16 } as const
const MENOPAUSE_YEARS = 51

/** Adequate intake of adults, EFSA 2015, doi:10.2903/j.efsa.2015.4150. */
const VITAMIN_B12_UG = 4

/** The guides of a person's day of `kcal`. Fibre and saturated fat follow the energy, iron the sex and age. */
export function dayGuides(person: Pick<Person, 'sex' | 'ageYears' | 'diet'>, kcal: number): DayGuides {
  const isVegan = person.diet === 'vegan'
  return {
    fibreMinG: Math.max(FIBRE_MIN_G, roundToHundredth(FIBRE_G_PER_KCAL * kcal)),
    saltMaxG: SALT_MAX_G,
    saturatedFatMaxG: roundToHundredth((SATURATED_FAT_SHARE_MAX * kcal) / KCAL_PER_GRAM.fat),
    ironMinMg: isVegan ? ironMinMg(person) : null,
    vitaminB12MinUg: isVegan ? VITAMIN_B12_UG : null,
  }
}

function ironMinMg({ sex, ageYears }: Pick<Person, 'sex' | 'ageYears'>): number {
  return sex === 'female' && ageYears < MENOPAUSE_YEARS ? IRON_MG.womenBeforeMenopause : IRON_MG.others
}

function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100
}

import { bodyMassIndex, weightAtBmi } from './body.ts'
import { dayGuides } from './day-guides.ts'
import { type DayTarget, mealKcalOf } from './day-target.ts'
import { KCAL_PER_GRAM } from './macro-shares.ts'
import type { Person } from './person.ts'
import { roundToHundredth } from './round-to-hundredth.ts'

/**
 * Protein in g per reference kg. Gain: Morton et al. 2018, doi:10.1136/bjsports-2017-097608; the others are our rules above the
 * reference of 0.83 (EFSA 2012, doi:10.2903/j.efsa.2012.2557).
 */
const PROTEIN_PER_KG = { stabilization: 1, put_on_weight: 1.2, slimming: 1.4, gain_muscle_mass: 1.8 } as const

/** Middle of the 1.2–1.6 g/kg of the joint advisory on GLP-1 therapy (Mozaffarian et al. 2025, doi:10.1016/j.ajcnut.2025.04.023). */
const GLP1_PROTEIN_PER_KG = 1.4

/**
 * Limits for protein as a share of energy. The acceptable range is 10–35 % (IOM 2005, doi:10.17226/10490). It is
 * narrower here, because a plan of real dishes cannot go below 15 % and one of plants not much above 25 %.
 */
const PROTEIN_SHARES = {
  classic: { least: 0.15, most: 0.32 },
  vegetarian: { least: 0.15, most: 0.28 },
  vegan: { least: 0.15, most: 0.25 },
  glp1: { least: 0.2, most: 0.32 },
} as const satisfies Record<Person['diet'], { least: number; most: number }>

/**
 * Fat 20–35 % (EFSA 2010, doi:10.2903/j.efsa.2010.1461) and carbohydrate 45–60 % of energy (EFSA 2010,
 * doi:10.2903/j.efsa.2010.1462). Within these ranges our rule lowers fat first.
 */
const FAT_SHARE = { least: 0.25, most: 0.3 } as const
const CARBOHYDRATE_SHARE_WANTED = 0.45

/** Recommended dietary allowance of carbohydrate, g per day (IOM 2005, as above). */
const CARBOHYDRATE_MIN_G = 130

/** Above this body mass index only a quarter of the further weight counts towards protein. */
const REFERENCE_BMI = 25
const EXCESS_WEIGHT_SHARE = 0.25

/**
 * Weight for the protein target, in kg: the body's own up to a body mass index of 25, plus a quarter of the weight
 * above.
 */
export function referenceWeightKg(person: Pick<Person, 'weightKg' | 'heightCm'>): number {
  if (bodyMassIndex(person.weightKg, person.heightCm) <= REFERENCE_BMI) return person.weightKg
  const atReference = weightAtBmi(REFERENCE_BMI, person.heightCm)
  return atReference + EXCESS_WEIGHT_SHARE * (person.weightKg - atReference)
}

/**
 * The day's target at this energy. Protein and fat are rounded to 0.01 g and carbohydrate is the rest, so that 4P + 9F
 * + 4C = kcal.
 */
export function dayTarget(person: Person, kcal: number): DayTarget {
  const proteinG = roundToHundredth(proteinKcal(person, kcal) / KCAL_PER_GRAM.protein)
  const fatShare = clamp(1 - (KCAL_PER_GRAM.protein * proteinG) / kcal - CARBOHYDRATE_SHARE_WANTED, FAT_SHARE)
  const fatG = roundToHundredth((fatShare * kcal) / KCAL_PER_GRAM.fat)
  return {
    kcal,
    proteinG,
    fatG,
    carbohydrateG: (kcal - KCAL_PER_GRAM.protein * proteinG - KCAL_PER_GRAM.fat * fatG) / KCAL_PER_GRAM.carbohydrate,
    guides: dayGuides(person, kcal),
    mealKcal: mealKcalOf(kcal),
  }
}

function proteinKcal(person: Person, kcal: number): number {
  const perKg = person.diet === 'glp1' ? GLP1_PROTEIN_PER_KG : PROTEIN_PER_KG[person.mode]
  const wanted = KCAL_PER_GRAM.protein * perKg * referenceWeightKg(person)
  const { least, most } = PROTEIN_SHARES[person.diet]
  const leavingCarbohydrate = (1 - FAT_SHARE.least) * kcal - KCAL_PER_GRAM.carbohydrate * CARBOHYDRATE_MIN_G
  return clamp(wanted, {
    least: least * kcal,
    most: Math.max(least * kcal, Math.min(most * kcal, leavingCarbohydrate)),
  })
}

function clamp(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(Math.max(value, least), most)
}

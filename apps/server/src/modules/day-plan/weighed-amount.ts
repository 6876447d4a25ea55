import { KG_PER_LB, ML_PER_OZ, roundToFraction, type SystemOfMeasures } from '@dayplate/units'
import { formatNumber, type Amount, type Language, type MeasuredFood } from './measured-food.ts'

/** The scale or jug that an amount is read from. */
export interface WeighingScale {
  readonly unit: 'g' | 'ml' | 'oz' | 'fl oz'
  readonly gramsPerUnit: number
  /** Rounds an amount of the unit to what a cook can read. */
  readonly round: (amount: number) => number
}

const OUNCES_PER_POUND = 16
const GRAMS_PER_OUNCE = (1000 * KG_PER_LB) / OUNCES_PER_POUND

/** Poured foods are measured by volume, all others are weighed. Without a food, the amount is weighed. */
export function scaleFor(food: MeasuredFood | null, system: SystemOfMeasures): WeighingScale {
  const gramsPerMl = food?.category === 'water' ? 1 : (food?.densityGPerMl ?? null)
  if (gramsPerMl !== null)
    return system === 'imperial'
      ? { unit: 'fl oz', gramsPerUnit: gramsPerMl * ML_PER_OZ, round: roundFluidOunces }
      : { unit: 'ml', gramsPerUnit: gramsPerMl, round: food?.category === 'water' ? roundWater : roundVolume }
  return system === 'imperial'
    ? { unit: 'oz', gramsPerUnit: GRAMS_PER_OUNCE, round: roundOunces }
    : { unit: 'g', gramsPerUnit: 1, round: roundGrams }
}

/** The amount on the scale. */
export const weigh = (grams: number, { gramsPerUnit, round }: WeighingScale): number => round(grams / gramsPerUnit)

/** An amount of the scale with its text. From a pound on, the text has pounds and ounces. */
export function weighedAmount(amount: number, { unit }: WeighingScale, language: Language): Amount {
  const text = (count: number, of: string): string => `${formatNumber(count, language)}\u00A0${of}`
  if (unit !== 'oz' || amount < OUNCES_PER_POUND) return { amount, unit, text: text(amount, unit) }
  const whole = Math.round(amount)
  const rest = whole % OUNCES_PER_POUND
  const pounds = text(Math.floor(whole / OUNCES_PER_POUND), 'lb')
  return { amount, unit, text: rest === 0 ? pounds : `${pounds} ${text(rest, unit)}` }
}

/** Kitchen scales show whole grams. Below this amount a tenth distinguishes a pinch from two. */
const SCALES_SHOW_TENTHS_BELOW_G = 5

const roundGrams = (grams: number): number => roundToFraction(grams, grams < SCALES_SHOW_TENTHS_BELOW_G ? 10 : 1)

/**
 * Hundredths of a small amount: a tenth of an ounce would be ten times the salt of a pinch. Nobody weighs it, but it must not
 * contradict the spoon beside it.
 */
const roundSmallOunces = (ounces: number): number => Math.max(0.01, roundToFraction(ounces, 100))

/** Tenths of an ounce, as kitchen scales show them; whole ounces beside pounds. */
function roundOunces(ounces: number): number {
  if (ounces < 0.1) return roundSmallOunces(ounces)
  const tenths = roundToFraction(ounces, 10)
  return Math.round(tenths) < OUNCES_PER_POUND ? tenths : Math.round(tenths)
}

/** Spoons hold 5 and 15 ml, a jug shows tens. Below a spoon, whole ml. */
function roundVolume(ml: number): number {
  if (ml < 1) return Math.max(0.1, roundToFraction(ml, 10))
  if (ml < FINE_BELOW_ML) return Math.round(ml)
  return ml < JUG_FROM_ML ? toStep(ml, 5) : toStep(ml, 10)
}
const FINE_BELOW_ML = 20
const JUG_FROM_ML = 100

/** Nobody measures water more finely than a spoon of it. */
const roundWater = (ml: number): number => Math.max(5, toStep(ml, ml < JUG_FROM_ML ? 5 : 10))

const toStep = (value: number, step: number): number => Math.round(value / step) * step

/** A jug shows whole fluid ounces. Smaller amounts are read in halves, and spoonfuls in tenths. */
function roundFluidOunces(ounces: number): number {
  if (ounces < 0.1) return roundSmallOunces(ounces)
  if (ounces < 1) return roundToFraction(ounces, 10)
  return roundToFraction(ounces, ounces < HALVES_BELOW_FL_OZ ? 2 : 1)
}
const HALVES_BELOW_FL_OZ = 3

import { colour } from '../paint/colour.ts'
import { flesh } from '../pieces/flesh.ts'
import { crumb } from '../pieces/crumb.ts'
import { flake } from '../pieces/flake.ts'
import { cashew, furrowedNut, nut, pumpkinSeed, shaving } from '../pieces/nut.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FoodLook, FoodLooks } from './look.ts'

/** A nut whole, or in bits when it was chopped or crumbled. */
function nutLook(whole: PieceMaker, grams: number, kernel: readonly [string, string]): FoodLook {
  const bits = {
    make: crumb({ colour: colour(kernel[0]), second: colour(kernel[1]), least: 2.6, most: 5.4 }),
    grams: 0.36,
  }
  return { any: { make: whole, grams }, chopped: bits, crumbled: bits, minced: bits, mashed: bits, halved: bits }
}

type Tone = readonly [string, string]
type Size = readonly [number, number]

const smoothNut = ([length, width]: Size, [pale, deep]: Tone, isVeined = false): PieceMaker =>
  nut({ length, width, colour: colour(pale), second: colour(deep), isVeined })

const seed = ([length, width]: Size, [pale, deep]: Tone, grams: number): FoodLook => ({
  any: { make: nut({ length, width, colour: colour(pale), second: colour(deep), gloss: 0.35 }), grams },
})

const COCONUT = shaving(colour('#FFFFFF'), colour('#F1EADB'))
const TOASTED_COCONUT = shaving(colour('#F4E2BC'), colour('#D9AE6A'))
const ALMOND_FLAKE = flake({ colour: colour('#F6E6C2'), second: colour('#E9CF9A'), length: 7, curl: 0.4 })
const TOASTED_FLAKE = flake({ colour: colour('#EBC98C'), second: colour('#C98E44'), length: 7, curl: 0.4 })
const PECAN = { pale: colour('#A8703C'), deep: colour('#74431E') }

/** Nuts and seeds. */
export const NUT_LOOKS: FoodLooks = {
  almonds: nutLook(smoothNut([9.5, 5.6], ['#A8683A', '#8A4E26'], true), 1.2, ['#F0DDB4', '#B07A48']),
  'brazil-nuts': nutLook(smoothNut([13, 7], ['#E9D6B0', '#A87444'], true), 4, ['#F0E2C2', '#B88C5C']),
  cashews: nutLook(cashew, 1.4, ['#EFD9AC', '#D2A766']),
  'chia-seeds': seed([1.5, 1.2], ['#8A8078', '#3A322C'], 0.12),
  chestnuts: {
    any: { make: smoothNut([15, 13], ['#8A4A24', '#5A2A12']), grams: 10 },
    mashed: { make: crumb({ colour: colour('#D9B27C'), second: colour('#B88A54') }), grams: 2 },
  },
  'coconut-flakes': { any: { make: COCONUT, grams: 0.2 }, toasted: { make: TOASTED_COCONUT, grams: 0.2 } },
  'flaked-almonds': {
    any: { make: ALMOND_FLAKE, grams: 0.26 },
    toasted: { make: TOASTED_FLAKE, grams: 0.26 },
    baked: { make: TOASTED_FLAKE, grams: 0.26 },
  },
  hazelnuts: nutLook(smoothNut([7.6, 7.2], ['#B87840', '#8E5426']), 1, ['#EBCF9C', '#A46A36']),
  'hemp-seeds': seed([2, 1.6], ['#D9CFA6', '#A8A06E'], 0.12),
  linseed: seed([2.2, 1.2], ['#8A5426', '#5E3414'], 0.1),
  macadamias: nutLook(smoothNut([8.4, 8], ['#F2E4C4', '#E0C896']), 2.4, ['#F2E4C4', '#DCC08A']),
  peanuts: nutLook(smoothNut([8, 4.8], ['#E0B87C', '#C4924E']), 0.8, ['#E4C08A', '#B88346']),
  pecans: nutLook(furrowedNut(12, 6.6, PECAN), 1.7, ['#B88450', '#74431E']),
  'pine-nuts': seed([4.4, 2.1], ['#F4E4BC', '#DFC080'], 0.2),
  pistachios: nutLook(smoothNut([7, 4], ['#A9B45A', '#7A5A48']), 0.7, ['#A9BC56', '#7E8A3A']),
  'poppy-seeds': seed([1.05, 1], ['#2C2E3A', '#171820'], 0.03),
  'pumpkin-seeds': {
    any: { make: pumpkinSeed(flesh(['#8FA656', '#6E8A40', '#CBD39A'])), grams: 0.28 },
    baked: { make: pumpkinSeed(flesh(['#A3A45A', '#8A8644', '#D3CE98'])), grams: 0.28 },
    toasted: { make: pumpkinSeed(flesh(['#9CA456', '#7E8C44', '#D0D29A'])), grams: 0.28 },
  },
  'sesame-seeds': seed([1.7, 1.1], ['#F1E0B6', '#DBC08A'], 0.07),
  'sunflower-seeds': {
    any: { make: smoothNut([4.4, 2.1], ['#DDCDA4', '#B79D6C']), grams: 0.1 },
    baked: { make: smoothNut([4.4, 2.1], ['#D0B482', '#A67E48']), grams: 0.1 },
  },
  walnuts: nutLook(furrowedNut(11.5, 9), 2.4, ['#CFA066', '#7E5028']),
}

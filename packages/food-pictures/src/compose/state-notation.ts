import { CUTS, type FoodState, HEATS } from '../relief/plated-meal.ts'

const GARNISH = 'garnish'
const TAKEN_IN = 'taken-in'

/** All words of which a written state is made. */
export const STATE_WORDS: readonly string[] = [...CUTS, ...HEATS, GARNISH, TAKEN_IN]

/** A state as people read it: "diced,stewed", "chopped,garnish", "taken-in"; empty for a food that is raw and whole. */
export function writeState({ cuts, heats, isGarnish, isTakenIn }: FoodState): string {
  return [...cuts, ...heats, ...(isGarnish ? [GARNISH] : []), ...(isTakenIn ? [TAKEN_IN] : [])].join(',')
}

/** Reads what `writeState` wrote, or an editor; unknown words count for nothing, because the gate refuses them. */
export function readState(written: string): FoodState {
  const words = written.split(',')
  return {
    cuts: words.flatMap((word) => CUTS.find((cut) => cut === word) ?? []),
    heats: words.flatMap((word) => HEATS.find((heat) => heat === word) ?? []),
    isGarnish: words.includes(GARNISH),
    isTakenIn: words.includes(TAKEN_IN),
  }
}

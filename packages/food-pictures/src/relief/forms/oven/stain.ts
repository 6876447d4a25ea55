import { colour } from '../../paint/colour.ts'
import { coated } from '../../pieces/coated.ts'
import type { SauceLook } from '../../pieces/pool.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Helping } from '../../scene/heap.ts'
import { partLook } from './part-look.ts'

const BEETROOT_JUICE: SauceLook = {
  colour: colour('#D0688E'),
  second: colour('#B84A74'),
  fat: colour('#E08CAA'),
  speck: colour('#8A2450'),
  gloss: 0.5,
}
/** How far the juice goes into what lies beside it, 0 to 1. */
const STAINED = 0.75

const isCubes = ({ cuts }: PlatedFood): boolean => cuts.includes('diced')
const isBeetroot = ({ foodId }: PlatedFood): boolean => foodId === 'beetroot'

/** Cubes that are tossed with cubes of beetroot are pink from its juice. */
export function stained(helpings: readonly Helping[]): readonly Helping[] {
  if (!helpings.some(({ food }) => isBeetroot(food) && isCubes(food))) return helpings
  return helpings.map((helping) => {
    const { food, look = partLook(food) } = helping
    if (isBeetroot(food) || !isCubes(food)) return helping
    return { ...helping, look: { ...look, make: coated(look.make, BEETROOT_JUICE, STAINED) } }
  })
}

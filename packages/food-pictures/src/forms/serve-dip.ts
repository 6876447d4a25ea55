import { aubergineDipBed, guacamoleBed, lentilDipBed } from '../beds/baked-beds.ts'
import type { DrawBed } from '../beds/bed.ts'
import { without, type Order } from './order.ts'
import { servePlain } from './serve-plain.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

/** The main foods of dips. */
const DIPS: Readonly<Record<string, DrawBed>> = {
  avocado: guacamoleBed,
  aubergine: aubergineDipBed,
  'red-lentils': lentilDipBed,
}
const BLENDED_IN = [...Object.keys(DIPS), 'silken-tofu']

/** A bowl of dip with the foods to dip on its rim. */
export function serveDip(order: Order): Serving {
  const draw = order.foods.map(({ foodId }) => DIPS[foodId]).find((bed) => bed !== undefined)
  if (!draw) return servePlain(order)
  const dipped = without(order, ({ foodId }) => BLENDED_IN.includes(foodId))
  return { ...EMPTY_SERVING, ...chooseToppings(dipped.foods, 1), vessel: 'bowl', bed: draw }
}

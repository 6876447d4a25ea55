import type { MealForm } from './meal-form.ts'
import type { Order } from './order.ts'
import { serveBaked } from './serve-baked.ts'
import { serveOnBread } from './serve-bread.ts'
import { serveDip } from './serve-dip.ts'
import { serveDumplings } from './serve-dumplings.ts'
import { serveEggs } from './serve-eggs.ts'
import { servePancakes } from './serve-pancakes.ts'
import { servePastry } from './serve-pastry.ts'
import { servePlain } from './serve-plain.ts'
import { serveShaped } from './serve-shaped.ts'
import { serveSmoothie } from './serve-smoothie.ts'
import { serveSoup } from './serve-soup.ts'
import { serveSkewers } from './serve-skewers.ts'
import { serveStuffed } from './serve-stuffed.ts'
import { serveStew } from './serve-stew.ts'
import type { Serving } from './serving.ts'

const SERVE: Readonly<Record<MealForm, (order: Order) => Serving>> = {
  soup: serveSoup,
  stew: serveStew,
  smoothie: serveSmoothie,
  omelette: serveEggs,
  'scrambled-eggs': serveEggs,
  pancake: servePancakes,
  dumplings: serveDumplings,
  pastry: servePastry,
  shaped: serveShaped,
  baked: serveBaked,
  stuffed: serveStuffed,
  skewers: serveSkewers,
  dip: serveDip,
  wrap: serveOnBread,
  sandwich: serveOnBread,
  salad: servePlain,
  pasta: servePlain,
  bowl: servePlain,
}

/** Decides which foods of an order are visible, and how they are served. */
export const serve = (order: Order): Serving => SERVE[order.form](order)

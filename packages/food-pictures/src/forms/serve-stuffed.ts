import type { DrawPiece } from '../drawing/piece.ts'
import { grains } from '../foods/grains.ts'
import {
  aubergineHalf,
  bakedApple,
  courgetteBoat,
  cucumberBoat,
  greenPepperHalf,
  jacketPotato,
  jacketSweetPotato,
  redPepperHalf,
  squashHalf,
  stuffedEggHalf,
  stuffedKohlrabi,
  stuffedTomato,
  yellowPepperHalf,
  type DrawStuffed,
} from '../pieces/stuffed-vegetables.ts'
import type { Filling } from '../pieces/filling.ts'
import { fillingOf } from './fillings.ts'
import { rowOf, tiersOf } from './heaps.ts'
import { hasWord, without, type Order } from './order.ts'
import { servePlain, servePlate } from './serve-plain.ts'
import type { Serving } from './serving.ts'

type Arrange = (draw: DrawPiece) => DrawPiece

interface Shell {
  readonly draw: DrawStuffed
  readonly arrange: Arrange
  /** A single one is larger than each of several. */
  readonly scale: number
}

const pair: Arrange = (draw) => rowOf(draw, 2, 26)
const three: Arrange = (draw) => rowOf(draw, 3, 19)
const one: Arrange = (draw) => draw

const shell = (draw: DrawStuffed, arrange: Arrange, scale = 1): Shell => ({ draw, arrange, scale })

/** Foods that can be hollowed out, cut open or cored. */
const SHELLS: Readonly<Record<string, Shell>> = {
  'red-pepper': shell(redPepperHalf, pair),
  'yellow-pepper': shell(yellowPepperHalf, pair),
  'green-pepper': shell(greenPepperHalf, pair),
  courgette: shell(courgetteBoat, three),
  cucumber: shell(cucumberBoat, three),
  aubergine: shell(aubergineHalf, pair),
  tomato: shell(stuffedTomato, (draw) => tiersOf(draw, [1, 2], [31, 27])),
  kohlrabi: shell(stuffedKohlrabi, (draw) => rowOf(draw, 2, 34), 1.1),
  'butternut-squash': shell(squashHalf, one, 1.15),
  potato: shell(jacketPotato, one, 1.15),
  'sweet-potato': shell(jacketSweetPotato, one, 1.15),
  apple: shell(bakedApple, one, 1.35),
  egg: shell(stuffedEggHalf, (draw) => tiersOf(draw, [2, 2], [22, 24])),
}

/** Dishes whose grain is beside the vegetable, because it is stewed without a filling. */
const GRAIN_BESIDE_WORDS = new Set(['bayildi'])
const NOTHING_MUCH: Filling = { mass: '#C98A4A', light: '#E9C08A', bits: [] }
const ALONE = 1.4
const BESIDE_OTHERS = 1.1

/** Vegetables, eggs or fruit with the filling of their recipe, and the rest of the plate. */
export function serveStuffed(order: Order): Serving {
  const stuffed = order.ingredients.find(({ foodId }) => Object.hasOwn(SHELLS, foodId))
  const found = stuffed && SHELLS[stuffed.foodId]
  if (!found) return servePlain(order)
  const hasGrainBeside = hasWord(order, GRAIN_BESIDE_WORDS)
  const isInside = (foodId: string): boolean =>
    foodId !== stuffed.foodId && !(hasGrainBeside && Object.hasOwn(grains, foodId))
  const { filling, inside } = fillingOf(order, isInside) ?? { filling: NOTHING_MUCH, inside: [] }
  const draw = found.arrange(found.draw(filling))
  const isGone = ({ foodId }: { readonly foodId: string }): boolean =>
    foodId === stuffed.foodId || inside.includes(foodId)
  const serving = servePlate(
    without(order, (food) => isGone(food) && food.drawing.role !== 'scatter'),
    { foodId: stuffed.foodId, draw, scale: BESIDE_OTHERS },
  )
  const scale = found.scale * (serving.clusters.length === 0 ? ALONE : BESIDE_OTHERS)
  return { ...serving, hero: { foodId: stuffed.foodId, draw, scale } }
}

import { createRandom, pick, type Random } from '../drawing/random.ts'
import { layBoard } from './crockery/board.ts'
import { layBowl } from './crockery/bowl.ts'
import { GLAZES, type GlazeName } from './crockery/glazes.ts'
import { layOvenDish } from './crockery/oven-dish.ts'
import { layPan } from './crockery/pan.ts'
import { layPlate, type Ware } from './crockery/plate.ts'
import { shareSpot } from './crockery/share-spot.ts'
import type { Spot } from './crockery/spot.ts'
import { FORMS } from './forms/forms.ts'
import { isVisible } from './looks/look-of.ts'
import type { PlatedMeal, Vessel } from './plated-meal.ts'
import type { Scene } from './scene/scene.ts'
import type { ServedDish, Stage } from './scene/stage.ts'

/** Glazes by what stands on the table, so that food and crockery never have the same colour. */
const GLAZE_CHOICES: Readonly<Record<Vessel, readonly [GlazeName, ...GlazeName[]]>> = {
  plate: ['chalk', 'oat', 'sage', 'sky', 'slate', 'blush'],
  'deep-plate': ['chalk', 'slate', 'sky', 'oat'],
  bowl: ['ink', 'sage', 'sky', 'oat', 'clay', 'chalk'],
  board: ['chalk', 'oat', 'sage'],
  'oven-dish': ['clay', 'slate', 'oat'],
  tray: ['slate', 'clay'],
  pan: ['slate'],
  glass: ['chalk'],
  cup: ['ink', 'sage', 'sky', 'oat', 'clay', 'chalk'],
}

/** Where the side bowl stands, and by how much the main crockery moves away from it. */
const SIDE_BOWL = { x: 75, y: -74, radius: 42, depth: 11 } as const
const MOVED = { x: -17, y: 20 } as const

interface TableSetting {
  readonly scene: Scene
  readonly vessel: Vessel
  readonly glaze: GlazeName
  readonly isSpeckled: boolean
  readonly hasSideBowl: boolean
}

type LayVessel = (setting: TableSetting) => Spot

const placeOf = ({ hasSideBowl }: TableSetting): { readonly x: number; readonly y: number } =>
  hasSideBowl ? MOVED : { x: 0, y: 0 }

const wareOf = (setting: TableSetting, radius: number): Ware => ({
  ...placeOf(setting),
  radius: setting.hasSideBowl ? radius - 17 : radius,
  glaze: setting.glaze,
  isSpeckled: setting.isSpeckled,
})

const layDeepBowl: LayVessel = (setting) => layBowl(setting.scene, { ...wareOf(setting, 104), depth: 17 })
const layDish: LayVessel = (setting) =>
  layOvenDish(setting.scene, { ...placeOf(setting), halfWidth: 96, halfHeight: 84, turn: -0.2 }, setting.glaze)

const LAY_VESSEL: Readonly<Record<Vessel, LayVessel>> = {
  plate: (setting) => layPlate(setting.scene, wareOf(setting, 107)),
  'deep-plate': (setting) => layBowl(setting.scene, { ...wareOf(setting, 107), depth: 9, rimWidth: 19 }),
  bowl: layDeepBowl,
  cup: layDeepBowl,
  glass: layDeepBowl,
  board: (setting) =>
    layBoard(setting.scene, {
      ...placeOf(setting),
      halfWidth: setting.hasSideBowl ? 93 : 110,
      halfHeight: setting.hasSideBowl ? 76 : 88,
      turn: setting.hasSideBowl ? -0.22 : -0.14,
    }),
  'oven-dish': layDish,
  tray: layDish,
  pan: (setting) => layPan(setting.scene, { ...placeOf(setting), radius: 92 }),
}

/** Sets the table for a meal and lays its dishes. `cast` is the luck of one throw of all pieces. */
export function setTable(scene: Scene, meal: PlatedMeal, cast: number): TableAreas {
  const { vessel } = meal
  const served = meal.dishes.map((dish, index) => ({ dish, index }))
  const inBowl = served.find(({ dish }) => dish.place === 'bowl' && dish.foods.some(isVisible))
  const setting = tableSetting(scene, meal, inBowl !== undefined)
  const spot = LAY_VESSEL[vessel](setting)
  const beside = served.filter(({ dish }) => dish.place === 'beside')
  const shared = shareSpot(spot, beside.length)
  const stageOf = (dish: ServedDish, at: Spot): Stage => ({
    ...dish,
    scene,
    spot: at,
    random: createRandom(`${meal.id} ${cast}: ${dish.index}`),
    glaze: setting.glaze,
    toppings: [],
    hasSideBowl: setting.hasSideBowl,
  })
  const [main] = served
  if (main === undefined) return { main: spot, side: null }
  layFood({ ...stageOf(main, shared.main), toppings: served.filter(({ dish }) => dish.place === 'over') })
  for (const [index, side] of beside.entries()) layFood(stageOf(side, shared.sides[index] ?? spot))
  return { main: spot, side: inBowl === undefined ? null : layInBowl(setting, (bowl) => stageOf(inBowl, bowl)) }
}

/** The parts of the table that food may cover, for judging a picture. */
export interface TableAreas {
  readonly main: Spot
  readonly side: Spot | null
}

function tableSetting(scene: Scene, { id, vessel }: PlatedMeal, hasSideBowl: boolean): TableSetting {
  const random: Random = createRandom(`${id}: table`)
  return { scene, vessel, glaze: pick(GLAZE_CHOICES[vessel], random), isSpeckled: random() < 0.5, hasSideBowl }
}

function layInBowl({ scene, glaze }: TableSetting, stageIn: (bowl: Spot) => Stage): Spot {
  const bowl = layBowl(scene, { ...SIDE_BOWL, glaze: GLAZES[glaze].isDark ? 'chalk' : 'ink', isSpeckled: false })
  layFood(stageIn(bowl))
  return bowl
}

function layFood(stage: Stage): void {
  FORMS[stage.dish.form]?.(stage)
}

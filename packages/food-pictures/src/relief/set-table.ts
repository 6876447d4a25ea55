import { createRandom, pick, type Random } from '../drawing/random.ts'
import { layBoard } from './crockery/board.ts'
import { layBowl } from './crockery/bowl.ts'
import { layCup } from './crockery/cup.ts'
import { type GlassShape, layGlass } from './crockery/glass.ts'
import { GLAZES, type GlazeName } from './crockery/glazes.ts'
import { layOvenDish } from './crockery/oven-dish.ts'
import { layPan } from './crockery/pan.ts'
import { layPlate } from './crockery/plate.ts'
import { shareSpot } from './crockery/share-spot.ts'
import { shareTable } from './crockery/share-table.ts'
import type { Spot } from './crockery/spot.ts'
import { formNamed } from './forms/forms.ts'
import type { PlatedDish, PlatedMeal, Vessel } from './plated-meal.ts'
import { seatingOf } from './seating.ts'
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
const SIDE_BOWL = { x: 78, y: -77, radius: 42, depth: 11 } as const
/** Where a small plate stands beside a full bowl; lower when a side bowl stands above. */
const SIDE_PLATE = { x: 76, y: -76, radius: 45 } as const
const LOWER_SIDE_PLATE = { x: 80, y: 78, radius: 38 } as const
const MOVED = { x: -17, y: 20 } as const

/** Beside a side bowl the dish is smaller, so that its corner does not stand through the bowl. */
const OVEN_DISH = { x: 0, y: 0, halfWidth: 96, halfHeight: 84, turn: -0.2 } as const
const SMALL_OVEN_DISH = { x: -24, y: 26, halfWidth: 80, halfHeight: 66, turn: -0.2 } as const

interface TableSetting {
  readonly scene: Scene
  readonly vessel: Vessel
  readonly glaze: GlazeName
  readonly isSpeckled: boolean
  readonly hasSideBowl: boolean
  readonly bowlRadius: number
  readonly glassShape: GlassShape
}

/** A handful of nuts needs a small bowl. */
const BOWL_RADIUS = { usual: 104, nuts: 76 } as const

const glassOf = (form: PlatedDish['form'] | undefined, random: Random): GlassShape =>
  form === 'drink' ? 'tall' : random() < 0.6 ? 'tumbler' : 'jar'

/** Where the main crockery stands: to the lower left of what stands at the upper right. */
const placeOf = ({ hasSideBowl }: TableSetting): { readonly x: number; readonly y: number } =>
  hasSideBowl ? MOVED : { x: 0, y: 0 }

function layRound(setting: TableSetting, vessel: 'plate' | 'deep-plate' | 'bowl' | 'cup'): Spot {
  const { scene, glaze, isSpeckled, hasSideBowl, bowlRadius } = setting
  const at = placeOf(setting)
  const ware = { ...at, glaze, isSpeckled, radius: hasSideBowl ? 90 : 107 }
  switch (vessel) {
    case 'plate':
      return layPlate(scene, ware)
    case 'deep-plate':
      return layBowl(scene, { ...ware, depth: 9, rimWidth: 19 })
    case 'bowl':
      return layBowl(scene, { ...ware, radius: hasSideBowl ? 88 : bowlRadius, depth: 17 })
    case 'cup':
      return layCup(scene, { ...ware, x: at.x - 8, y: at.y - 6, radius: hasSideBowl ? 78 : 88, depth: 17 })
  }
}

function layVessel(setting: TableSetting): Spot {
  const { scene, vessel, glaze, hasSideBowl, glassShape } = setting
  const at = placeOf(setting)
  switch (vessel) {
    case 'glass':
      return layGlass(scene, { x: at.x, y: at.y + 13, shape: glassShape })
    case 'board':
      return layBoard(scene, {
        ...at,
        halfWidth: hasSideBowl ? 93 : 110,
        halfHeight: hasSideBowl ? 76 : 88,
        turn: hasSideBowl ? -0.22 : -0.14,
      })
    case 'oven-dish':
    case 'tray':
      return layOvenDish(scene, hasSideBowl ? SMALL_OVEN_DISH : OVEN_DISH, glaze)
    case 'pan':
      return layPan(scene, { ...at, radius: 92 })
    default:
      return layRound(setting, vessel)
  }
}

/** Sets the table for a meal and lays its dishes. `cast` is the luck of one throw of all pieces. */
export function setTable(scene: Scene, meal: PlatedMeal, cast: number): TableAreas {
  const { main, over, inBowl, beside, onSidePlate } = seatingOf(meal)
  const setting = tableSetting(scene, meal, inBowl !== undefined || onSidePlate.length > 0)
  const spot = layVessel(setting)
  const shared = shareTable(spot, main?.dish.form, beside.length)
  const stageOf = (dish: ServedDish, at: Spot): Stage => ({
    ...dish,
    scene,
    spot: at,
    random: createRandom(`${meal.id} ${cast}: ${dish.index}`),
    glaze: setting.glaze,
    toppings: [],
    hasSideBowl: setting.hasSideBowl,
  })
  if (main === undefined) return { main: spot, side: null }
  layDish({ ...stageOf(main, shared.main), toppings: over })
  for (const [index, side] of beside.entries()) layDish(stageOf(side, shared.sides[index] ?? spot))
  if (onSidePlate.length > 0) {
    const plate = layPlate(scene, {
      ...(inBowl === undefined ? SIDE_PLATE : LOWER_SIDE_PLATE),
      glaze: setting.glaze,
      isSpeckled: setting.isSpeckled,
    })
    const parts = shareSpot(plate, onSidePlate.length - 1)
    for (const [index, side] of onSidePlate.entries())
      layDish(stageOf(side, index === 0 ? parts.main : (parts.sides[index - 1] ?? plate)))
  }
  return { main: spot, side: inBowl === undefined ? null : layInBowl(setting, (bowl) => stageOf(inBowl, bowl)) }
}

/** The parts of the table that food may cover, for judging a picture. */
export interface TableAreas {
  readonly main: Spot
  readonly side: Spot | null
}

/** What is eaten with something beside it has left the dish that it was cooked in. */
const COOKED_IN: ReadonlySet<Vessel> = new Set(['oven-dish', 'tray', 'pan'])

function tableSetting(scene: Scene, meal: PlatedMeal, hasSideBowl: boolean): TableSetting {
  const { id, dishes } = meal
  const isServed = COOKED_IN.has(meal.vessel) && dishes.some(({ place }) => place === 'beside')
  const vessel = isServed ? 'plate' : meal.vessel
  const random: Random = createRandom(`${id}: table`)
  const form = dishes[0]?.form
  return {
    scene,
    vessel,
    glaze: pick(GLAZE_CHOICES[vessel], random),
    isSpeckled: random() < 0.5,
    hasSideBowl,
    bowlRadius: form === 'nuts' ? BOWL_RADIUS.nuts : BOWL_RADIUS.usual,
    glassShape: glassOf(form, random),
  }
}

function layInBowl({ scene, glaze }: TableSetting, stageIn: (bowl: Spot) => Stage): Spot {
  const bowl = layBowl(scene, { ...SIDE_BOWL, glaze: GLAZES[glaze].isDark ? 'chalk' : 'ink', isSpeckled: false })
  layDish(stageIn(bowl))
  return bowl
}

function layDish(stage: Stage): void {
  formNamed(stage.dish.form)?.(stage)
}

import { createRandom, pick, type Random } from '../../drawing/random.ts'
import type { PlatedDish, PlatedMeal, Vessel } from '../plated-meal.ts'
import type { Scene } from '../scene/scene.ts'
import type { Seating } from '../seating.ts'
import { type BoardKind, layBoard } from './board.ts'
import { layBowl } from './bowl.ts'
import { layCup } from './cup.ts'
import { type GlassShape, layGlass } from './glass.ts'
import type { GlazeName } from './glaze-names.ts'
import { GLAZES } from './glazes.ts'
import { layNapkin } from './napkin.ts'
import { layOvenDish } from './oven-dish.ts'
import { layPan } from './pan.ts'
import { PATTERNS, type Pattern } from './pattern.ts'
import { layPlate } from './plate.ts'
import { SERVICES } from './services.ts'
import type { Spot } from './spot.ts'

/** Where the side bowl stands, and by how much the main crockery moves away from it. */
const SIDE_BOWL = { x: 78, y: -77, radius: 42, depth: 11 } as const
/** Where a small plate stands beside a full bowl; lower when a side bowl stands above. */
const SIDE_PLATE = { x: 76, y: -76, radius: 45 } as const
const LOWER_SIDE_PLATE = { x: 80, y: 78, radius: 38 } as const
const MOVED = { x: -17, y: 20 } as const

/** Beside a side bowl the dish is smaller, so that its corner does not stand through the bowl. */
const OVEN_DISH = { x: 0, y: 0, halfWidth: 96, halfHeight: 84, turn: -0.2 } as const
const SMALL_OVEN_DISH = { x: -24, y: 26, halfWidth: 80, halfHeight: 66, turn: -0.2 } as const

const BOARD = { halfWidth: 107, halfHeight: 81 } as const
const BOARD_TURNS = [-0.14, 0.09] as const
const SMALL_BOARD = { halfWidth: 93, halfHeight: 76, turn: -0.22 } as const

/** What stands on a napkin in some meals. */
const ON_NAPKIN: ReadonlySet<Vessel> = new Set(['plate', 'deep-plate', 'bowl'])

/** Half a side as a share of what stands on it, and beside a side bowl; its corners stay inside the picture. */
const NAPKIN = { share: 0.96, small: 84, turn: 0.12 } as const

interface TableSetting {
  readonly scene: Scene
  readonly vessel: Vessel
  readonly glaze: GlazeName
  readonly pattern: Pattern
  readonly board: BoardKind
  /** Which way a board lies, radians. */
  readonly boardTurn: number
  readonly hasNapkin: boolean
  readonly hasSideBowl: boolean
  readonly bowlRadius: number
  readonly glassShape: GlassShape
}

/** A handful of nuts needs a small bowl. */
const BOWL_RADIUS = { usual: 104, nuts: 76 } as const

const DRINK_GLASSES = ['tall', 'tumbler', 'jar'] as const
const LAYER_GLASSES = ['tumbler', 'jar'] as const

const glassOf = (form: PlatedDish['form'] | undefined, random: Random): GlassShape =>
  pick(form === 'drink' ? DRINK_GLASSES : LAYER_GLASSES, random)

/** Where the main crockery stands: to the lower left of what stands at the upper right. */
const placeOf = ({ hasSideBowl }: TableSetting): { readonly x: number; readonly y: number } =>
  hasSideBowl ? MOVED : { x: 0, y: 0 }

function layRound(setting: TableSetting, vessel: 'plate' | 'deep-plate' | 'bowl' | 'cup'): Spot {
  const { scene, glaze, pattern, hasSideBowl, bowlRadius } = setting
  const at = placeOf(setting)
  const ware = { ...at, glaze, pattern, radius: hasSideBowl ? 90 : 107 }
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
      return layBoard(
        scene,
        { ...at, ...(hasSideBowl ? SMALL_BOARD : { ...BOARD, turn: setting.boardTurn }) },
        setting.board,
      )
    case 'oven-dish':
    case 'tray':
      return layOvenDish(scene, hasSideBowl ? SMALL_OVEN_DISH : OVEN_DISH, glaze)
    case 'pan':
      return layPan(scene, { ...at, radius: 92 })
    default:
      return layRound(setting, vessel)
  }
}

/** What is eaten with something beside it has left the dish that it was cooked in. */
const COOKED_IN: ReadonlySet<Vessel> = new Set(['oven-dish', 'tray', 'pan'])

function tableSetting(scene: Scene, meal: PlatedMeal, hasSideBowl: boolean): TableSetting {
  const { id, dishes } = meal
  const isServed = COOKED_IN.has(meal.vessel) && dishes.some(({ place }) => place === 'beside')
  const vessel = isServed ? 'plate' : meal.vessel
  const random: Random = createRandom(`${id}: crockery`)
  const form = dishes[0]?.form
  const { glazes, wood } = SERVICES[meal.mealType]
  const usual = pick(glazes, random)
  return {
    scene,
    vessel,
    glaze: meal.glaze ?? usual,
    pattern: pick(PATTERNS, random),
    board: { wood, hasHandle: random() < 0.6 },
    boardTurn: pick(BOARD_TURNS, random),
    hasNapkin: ON_NAPKIN.has(vessel) && random() < 0.35,
    hasSideBowl,
    bowlRadius: form === 'nuts' ? BOWL_RADIUS.nuts : BOWL_RADIUS.usual,
    glassShape: glassOf(form, random),
  }
}

/** All crockery of a meal. */
export interface Crockery {
  /** Where the main dish lies: never under what stands beside it. */
  readonly main: Spot
  /** The small bowl at the upper right. */
  readonly bowl: Spot | null
  readonly sidePlate: Spot | null
  readonly glaze: GlazeName
  readonly hasSideBowl: boolean
}

/** Food of the main dish must not reach into the bowl or onto the plate beside it. */
const clearOf = (spot: Spot, others: readonly (Spot | null)[]): Spot => ({
  ...spot,
  inside: (x, y) =>
    spot.inside(x, y) &&
    !others.some((other) => other !== null && Math.hypot(x - other.x, y - other.y) < other.radius + RIM_OF_SIDES),
})

/** Width of the rims of the small crockery, units. */
const RIM_OF_SIDES = 7

/** Lays the crockery that the dishes of a meal need. */
export function layCrockery(scene: Scene, meal: PlatedMeal, { inBowl, onSidePlate }: Seating): Crockery {
  const hasSideBowl = inBowl !== undefined || onSidePlate.length > 0
  const setting = tableSetting(scene, meal, hasSideBowl)
  const { glaze, pattern } = setting
  if (setting.hasNapkin) {
    const halfSide = hasSideBowl ? NAPKIN.small : setting.bowlRadius * NAPKIN.share
    layNapkin(scene, { ...placeOf(setting), halfSide, turn: NAPKIN.turn }, meal.mealType)
  }
  const main = layVessel(setting)
  const place = inBowl === undefined ? SIDE_PLATE : LOWER_SIDE_PLATE
  const sidePlate = onSidePlate.length === 0 ? null : layPlate(scene, { ...place, glaze, pattern })
  const bowl = inBowl === undefined ? null : layBowl(scene, { ...SIDE_BOWL, glaze: GLAZES[glaze].beside })
  return { main: hasSideBowl ? clearOf(main, [bowl, sidePlate]) : main, bowl, sidePlate, glaze, hasSideBowl }
}

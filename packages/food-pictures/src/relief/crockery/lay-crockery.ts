import { createRandom, pick, type Random } from '../../drawing/random.ts'
import type { PlatedDish, PlatedMeal, Vessel } from '../plated-meal.ts'
import type { Scene } from '../scene/scene.ts'
import type { ServedDish } from '../scene/stage.ts'
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
import { SIDE_BOWL_DEPTH, sidesOf, type Sides } from './sides.ts'
import { SERVICES } from './services.ts'
import type { Spot } from './spot.ts'

/** Beside a side bowl the dish is smaller, so that its corner does not stand through the bowl. */
const OVEN_DISH = { x: 0, y: 0, halfWidth: 96, halfHeight: 84, turn: -0.2 } as const
const SMALL_OVEN_DISH = { x: -24, y: 26, halfWidth: 80, halfHeight: 66, turn: -0.2 } as const

const BOARD = { halfWidth: 107, halfHeight: 81 } as const
const BOARD_TURNS = [-0.14, 0.09] as const
const SMALL_BOARD = { halfWidth: 93, halfHeight: 76, turn: -0.22 } as const

/** What stands on a napkin in some meals. */
const ON_NAPKIN: ReadonlySet<Vessel> = new Set(['plate', 'deep-plate', 'bowl'])

/** Half a side as a share of what stands on it; its corners stay inside the picture. */
const NAPKIN = { share: 0.96, turn: 0.12 } as const

interface TableSetting {
  readonly scene: Scene
  readonly vessel: Vessel
  readonly glaze: GlazeName
  readonly pattern: Pattern
  readonly board: BoardKind
  /** Which way a board lies, radians. */
  readonly boardTurn: number
  readonly hasNapkin: boolean
  /** What stands beside the main crockery; null when nothing does. */
  readonly sides: Sides | null
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
const placeOf = ({ sides }: TableSetting): { readonly x: number; readonly y: number } =>
  sides === null ? { x: 0, y: 0 } : sides.moved

function layRound(setting: TableSetting, vessel: 'plate' | 'deep-plate' | 'bowl' | 'cup'): Spot {
  const { scene, glaze, pattern, sides, bowlRadius } = setting
  const at = placeOf(setting)
  const ware = { ...at, glaze, pattern, radius: sides?.plateRadius ?? 107 }
  switch (vessel) {
    case 'plate':
      return layPlate(scene, ware)
    case 'deep-plate':
      return layBowl(scene, { ...ware, depth: 9, rimWidth: 19 })
    case 'bowl':
      return layBowl(scene, { ...ware, radius: sides?.bowlRadius ?? bowlRadius, depth: 17 })
    case 'cup':
      return layCup(scene, { ...ware, x: at.x - 8, y: at.y - 6, radius: sides === null ? 88 : 78, depth: 17 })
  }
}

function layVessel(setting: TableSetting): Spot {
  const { scene, vessel, glaze, sides, glassShape } = setting
  const at = placeOf(setting)
  const hasSideBowl = sides !== null
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

function tableSetting(scene: Scene, meal: PlatedMeal, sides: Sides | null): TableSetting {
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
    sides,
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

function laySidePlate({ scene, glaze, pattern }: TableSetting, { plate }: Sides): Spot {
  const spot = layPlate(scene, { ...plate, glaze, pattern })
  return plate.lie === undefined ? spot : { ...spot, lie: plate.lie }
}

/** A drink stands in a cup, all else in a bowl. */
const layBesideOf = ({ dish }: ServedDish): typeof layBowl => (dish.form === 'drink' ? layCup : layBowl)

/** Lays the crockery that the dishes of a meal need. */
export function layCrockery(scene: Scene, meal: PlatedMeal, { inBowl, onSidePlate }: Seating): Crockery {
  const sides = sidesOf(inBowl, onSidePlate)
  const setting = tableSetting(scene, meal, sides)
  const { glaze } = setting
  if (setting.hasNapkin) {
    const halfSide = sides?.napkin ?? setting.bowlRadius * NAPKIN.share
    layNapkin(scene, { ...placeOf(setting), halfSide, turn: NAPKIN.turn }, meal.mealType)
  }
  const main = layVessel(setting)
  const sidePlate = onSidePlate.length === 0 || sides === null ? null : laySidePlate(setting, sides)
  const bowl =
    inBowl === undefined || sides === null
      ? null
      : layBesideOf(inBowl)(scene, { ...sides.bowl, depth: SIDE_BOWL_DEPTH, glaze: GLAZES[glaze].beside })
  return {
    main: sides === null ? main : clearOf(main, [bowl, sidePlate]),
    bowl,
    sidePlate,
    glaze,
    hasSideBowl: sides !== null,
  }
}

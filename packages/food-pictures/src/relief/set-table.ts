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
import type { Spot } from './crockery/spot.ts'
import { formNamed } from './forms/forms.ts'
import { isVisible } from './looks/look-of.ts'
import { isSauceOnly } from './plating/dish-sauce.ts'
import { splitSide } from './plating/split-side.ts'
import type { PlatedDish, PlatedMeal, Vessel } from './plated-meal.ts'
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

/** Dishes with edges: nothing of another dish lies on or under them. */
const STAY_APART: ReadonlySet<PlatedDish['form']> = new Set([
  'tart',
  'open-sandwich',
  'filled-roll',
  'crispbread',
  'wrap',
  'rolls',
  'pancakes',
  'cake',
  'bites',
])

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
const BOWL_RADIUS = { usual: 104, nuts: 84 } as const

const glassOf = (form: PlatedDish['form'] | undefined, random: Random): GlassShape =>
  form === 'drink' ? 'tall' : random() < 0.6 ? 'tumbler' : 'jar'

function layVessel({ scene, vessel, glaze, isSpeckled, hasSideBowl, bowlRadius, glassShape }: TableSetting): Spot {
  const at = hasSideBowl ? MOVED : { x: 0, y: 0 }
  const ware = { ...at, glaze, isSpeckled }
  switch (vessel) {
    case 'plate':
      return layPlate(scene, { ...ware, radius: hasSideBowl ? 90 : 107 })
    case 'deep-plate':
      return layBowl(scene, { ...ware, radius: hasSideBowl ? 90 : 107, depth: 9, rimWidth: 19 })
    case 'bowl':
      return layBowl(scene, { ...ware, radius: hasSideBowl ? 88 : bowlRadius, depth: 17 })
    case 'cup':
      return layCup(scene, { ...ware, x: at.x - 8, y: at.y - 6, radius: hasSideBowl ? 78 : 88, depth: 17 })
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
      return layOvenDish(scene, { ...at, halfWidth: 96, halfHeight: 84, turn: -0.2 }, glaze)
    case 'pan':
      return layPan(scene, { ...at, radius: 92 })
  }
}

/** A sauce for the plate is poured over, not given a place of its own. */
const isLaidOver = ({ dish }: ServedDish): boolean =>
  dish.place === 'over' || (dish.place === 'beside' && isSauceOnly(dish))

/** Sets the table for a meal and lays its dishes. `cast` is the luck of one throw of all pieces. */
export function setTable(scene: Scene, meal: PlatedMeal, cast: number): TableAreas {
  const served = meal.dishes.map((dish, index) => ({ dish, index }))
  const inBowl = served.find(({ dish }) => dish.place === 'bowl' && dish.foods.some(isVisible))
  const setting = tableSetting(scene, meal, inBowl !== undefined)
  const spot = layVessel(setting)
  const beside = served.filter(({ dish }) => dish.place === 'beside' && !isSauceOnly(dish)).flatMap(splitSide)
  const shared = shareSpot(spot, beside.length, STAY_APART.has(meal.dishes[0]?.form ?? 'heap'))
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
  layDish({ ...stageOf(main, shared.main), toppings: served.filter(isLaidOver) })
  for (const [index, side] of beside.entries()) layDish(stageOf(side, shared.sides[index] ?? spot))
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

import { within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { stick } from '../../pieces/stick.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { CROCKERY } from '../../scene/scene.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { isGrainFood, isLiquid } from './kinds.ts'
import { isSeen, partLook, reachOf } from './part-look.ts'
import { strewFilling } from './strew-filling.ts'

const WOOD = colour('#D9B074')
const WOOD_DARK = colour('#B5854A')
/** Radius to which pieces on a skewer are brought, units. */
const PIECE = 17
/** From one piece to the next, in radii. */
const SPACING = 1.54

interface Threaded {
  readonly count: number
  readonly foods: readonly PlatedFood[]
}

function layOne(stage: Stage, { count, foods }: Threaded, index: number): void {
  const { scene, spot, random } = stage
  const turn = spot.turn - 0.12 + within(random, -0.04, 0.04)
  const across = (index - (count - 1) / 2) * ((spot.radius * 1.5) / count)
  const x = spot.x - Math.sin(turn) * across
  const y = spot.y + Math.cos(turn) * across
  const half = Math.min(
    spot.halfWidth * 0.84,
    Math.sqrt(Math.max(900, spot.halfWidth ** 2 - (spot.halfWidth === spot.halfHeight ? across ** 2 : 0))) * 0.94,
  )
  const wood = stick(random, {
    length: half * 2,
    width: 3,
    height: 2.4,
    square: 0,
    taper: 0.3,
    colour: WOOD,
    second: WOOD_DARK,
  })
  stamp(scene, wood, { x, y, turn, base: spot.floor + 2, owner: CROCKERY })
  const size = Math.min(PIECE, spot.radius * 0.245)
  const pieces = Math.max(3, Math.floor((half * 1.86) / (size * SPACING)))
  for (let piece = 0; piece < pieces; piece += 1) {
    const food = foods[(piece + index) % foods.length]
    if (food === undefined) continue
    const look = partLook(food)
    const along = (piece - (pieces - 1) / 2) * size * SPACING
    const made = look.make(random)
    const scale = Math.min(2.4, (size * 1.12) / Math.max(1, reachOf(look) * 0.82))
    const at = { x: x + Math.cos(turn) * along, y: y + Math.sin(turn) * along }
    stamp(scene, made, {
      ...at,
      turn: turn + Math.PI / 2 + within(random, -0.2, 0.2),
      scale,
      base: spot.floor + 3,
      owner: ownerOf(stage, food),
    })
  }
}

/** Pieces on wooden skewers, side by side. */
export function laySkewers(stage: Stage): void {
  const { spot } = stage
  const seen = stage.dish.foods.filter((food) => isSeen(food))
  const foods = seen.filter(
    (food) => !food.isGarnish && !isLiquid(food) && !isGrainFood(food) && food.role !== 'fresh-herb',
  )
  if (foods.length === 0) return
  const grams = foods.reduce((sum, food) => sum + food.grams, 0)
  const count = Math.max(2, Math.min(4, Math.round(grams / 70)))
  for (let index = 0; index < count; index += 1) layOne(stage, { count, foods }, index)
  const loose = seen.filter((food) => !foods.includes(food))
  strewFilling(stage, loose, { pointIn: inEllipse({ ...spot, a: spot.radius * 0.7 }), count: 24, mostReach: 9 })
}

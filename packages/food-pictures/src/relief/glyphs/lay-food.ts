import { createRandom } from '../../drawing/random.ts'
import { layBowl } from '../crockery/bowl.ts'
import { layGlass } from '../crockery/glass.ts'
import type { GlazeName } from '../crockery/glaze-names.ts'
import { pourCreamSurface } from '../forms/bowls/cream-surface.ts'
import { fillWithJuice, laySurface } from '../forms/bowls/drink-in-glass.ts'
import { grainKind, hasGrainKind } from '../looks/grain-kinds.ts'
import { lookOf } from '../looks/look-of.ts'
import { shaded, type Colour } from '../paint/colour.ts'
import type { Cut } from '../plated-meal.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'
import type { Scene } from '../scene/scene.ts'
import type { Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'
import { bottle } from './bottle.ts'
import { fillWithGrains, fillWithLiquid, fillWithPieces, fillWithPowder, type Filling } from './fill-bowl.ts'
import { platedAs, type Frame, type GlyphFood } from './glyph-food.ts'
import { glyphTintOf } from './glyph-tints.ts'
import { jug } from './jug.ts'
import { layGroup } from './lay-group.ts'
import { MADE_OF } from './made-of.ts'
import { OWN_MAKERS } from './own-makers.ts'
import { servingOf, type Serving, type TinServing } from './serving.ts'
import { layFlatTin, layTin, placesInFlatTin } from './tin.ts'

/** Up and left of the middle, because shadows fall to the lower right. */
const WHOLE: Frame = { x: -5, y: -5, half: 108 }
/** Where what a food is made of lies, over the edge of its bowl. */
const BESIDE: Frame = { x: 62, y: 64, half: 46 }

/** A food to be laid, and all that its serving needs to know. */
interface Laid {
  readonly scene: Scene
  readonly food: GlyphFood
  readonly owner: number
  readonly tint: Colour
  /** Whether what it is made of lies beside it. */
  readonly isSmall: boolean
}

const makerOf = (food: GlyphFood, cut?: Cut): PieceMaker | undefined =>
  OWN_MAKERS[food.foodId] ?? lookOf(platedAs(food, cut))?.make

const lightOf = ({ red, green, blue }: Colour): number => 0.3 * red + 0.59 * green + 0.11 * blue
/** What is lighter than this would not be seen in a white bowl. */
const PALE = 0.62

const glazeFor = (tint: Colour): GlazeName => (lightOf(tint) > PALE ? 'sky' : 'chalk')

function layInBowl({ scene, food, owner, tint, isSmall }: Laid): Filling {
  const place = isSmall ? { x: -16, y: -16, radius: 100 } : { x: WHOLE.x, y: WHOLE.y, radius: WHOLE.half }
  const spot = layBowl(scene, { ...place, glaze: glazeFor(tint), depth: 18, rimWidth: 9 })
  return { scene, spot, owner, name: food.foodId }
}

/** The forms of plates fill bowls and glasses by a stage. */
const stageOf = ({ scene, spot, name }: Filling, food: GlyphFood): Stage => ({
  scene,
  spot,
  random: createRandom(name),
  glaze: 'chalk',
  toppings: [],
  hasSideBowl: false,
  index: 0,
  dish: { form: 'drink', place: 'main', traits: [], foods: [platedAs(food)] },
})

function layHeap(laid: Laid, make: PieceMaker | undefined): void {
  const { food, tint } = laid
  const filling = layInBowl(laid)
  if (hasGrainKind(food.foodId)) fillWithGrains(filling, grainKind(food.foodId), 3)
  else if (make === undefined) fillWithPowder(filling, tint)
  else fillWithPieces(filling, make)
}

function layCream(laid: Laid, curds: number): void {
  const { food, owner, tint } = laid
  const filling = layInBowl(laid)
  const { level } = filling.spot
  const colours = { colour: tint, deep: shaded(tint, 0.86) }
  pourCreamSurface(stageOf(filling, food), { level, owner, ...colours, wave: 5, rise: 10, curds })
}

function layGlassOf({ scene, food, owner, tint, isSmall }: Laid, isClear: boolean): void {
  const spot = layGlass(scene, { x: isSmall ? -38 : -4, y: 5, shape: 'tumbler' })
  const stage = stageOf({ scene, spot, owner, name: food.foodId }, food)
  fillWithJuice(stage, { tint, owner, isClear, foam: 0 })
  laySurface(stage, tint, owner)
}

const layBottle = ({ scene, owner, isSmall }: Laid, piece: Piece): void =>
  stamp(scene, piece, { x: isSmall ? -36 : -4, y: -4, base: 0, owner })

/** One piece on a dish. */
function layOnDish({ scene, food, owner, tint }: Laid): void {
  const { x, y, half } = WHOLE
  layBowl(scene, { x, y, radius: half, glaze: glazeFor(tint), depth: 9, rimWidth: 13 })
  const make = makerOf(food)
  if (make !== undefined) layGroup(scene, { name: food.foodId, owner, make, count: 1 }, { x, y, half: half * 0.74 })
}

/** How many small fish lie in a tin. */
const FISH = 5

function layFish({ scene, food, owner, tint }: Laid): void {
  const spot = layFlatTin(scene)
  const make = makerOf(food)
  if (make === undefined) return fillWithLiquid({ scene, spot, owner, name: food.foodId }, tint)
  const random = createRandom(food.foodId)
  for (const place of placesInFlatTin(spot, FISH)) {
    const piece = make(random)
    const scale = (spot.radius * 0.94) / piece.reach
    stamp(scene, piece, { ...place, scale, owner, clip: spot.inside })
  }
}

/** Half the size of what is in a tin, units: larger than seeds, as chunks of fish. */
const MORSEL = 17

function layInTin(laid: Laid, { isFlat = false, isPoured = false, hasSeeds = false }: TinServing): void {
  if (isFlat) return layFish(laid)
  const { scene, food, owner, tint, isSmall } = laid
  const place = isSmall ? { x: -16, y: -16, radius: 100 } : { x: WHOLE.x, y: WHOLE.y, radius: WHOLE.half }
  const filling = { scene, spot: layTin(scene, place), owner, name: food.foodId }
  const make = isPoured ? undefined : makerOf(food)
  if (make === undefined) fillWithLiquid(filling, tint, 0.2)
  else fillWithPieces(filling, make, hasSeeds ? undefined : MORSEL)
}

function serve(laid: Laid, serving: Serving): void {
  const { scene, food, owner, tint } = laid
  switch (serving.as) {
    case 'pieces': {
      const make = makerOf(food, serving.cut)
      if (make !== undefined) layGroup(scene, { name: food.foodId, owner, make, count: serving.count }, WHOLE)
      return
    }
    case 'heap':
      return layHeap(laid, makerOf(food, serving.cut))
    case 'powder':
      return fillWithPowder(layInBowl(laid), tint, serving.coarse)
    case 'liquid':
      return fillWithLiquid(layInBowl(laid), tint, serving.thick)
    case 'cream':
      return layCream(laid, serving.curds ?? 0)
    case 'glass':
      return layGlassOf(laid, serving.isClear ?? false)
    case 'bottle':
      return layBottle(laid, bottle(serving.shape, tint, serving.band))
    case 'jug':
      return layBottle(laid, jug(tint))
    case 'dish':
      return layOnDish(laid)
    case 'tin':
      return layInTin(laid, serving)
  }
}

const cutOf = (serving: Serving): Cut | undefined =>
  serving.as === 'pieces' || serving.as === 'heap' ? serving.cut : undefined

/** Lays one food by itself, with what it is made of beside it where it looks like others. */
export function layFood(scene: Scene, food: GlyphFood): void {
  const { foodId, role } = food
  const owner = scene.ownerOf({ dish: 0, foodId })
  const source = MADE_OF[foodId]
  const serving = servingOf(foodId, role, makerOf(food) !== undefined)
  serve({ scene, food, owner, tint: glyphTintOf(food), isSmall: source !== undefined }, serving)
  if (source === undefined) return
  const made = { foodId: source, role: null }
  const make = makerOf(made, cutOf(servingOf(source, null, true)))
  if (make !== undefined) layGroup(scene, { name: source, owner, make }, BESIDE)
}

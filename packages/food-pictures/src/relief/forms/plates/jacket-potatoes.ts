import { isVisible, lookOf } from '../../looks/look-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { colour, shaded } from '../../paint/colour.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { lump } from '../../pieces/lump.ts'
import { potatoJacket } from '../../pieces/potato.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { stewSauce } from '../../plating/dish-sauce.ts'
import { isPotato, isStrewn } from '../../plating/food-kinds.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import { inEllipse, spreadOut, type Point } from '../../scene/spots.ts'
import { ownerOf, stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { partStage } from '../../plating/part-stage.ts'

const WHITE = colour('#FFFCF3')
const WHITE_DARK = colour('#F3EBDA')
const SWEET = { open: colour('#F0913A'), peel: colour('#A8623E') }
/** Curds and creams that are spooned on. */
const SPOONED = new Set(['fresh-cheese', 'yoghurt-like', 'cream-cheese', 'cream-like', 'sour-milk'])
const POTATO_G = 70
const SWEET_POTATO_G = 150
/** A spot of this radius, units, lies beside another dish. */
const BESIDE = 55

const isSpooned = ({ role, cuts }: PlatedFood): boolean =>
  (role !== null && SPOONED.has(role)) || cuts[0] === 'mashed' || cuts[0] === 'blended'

/** Potatoes in their skins, split, around what is heaped over them. */
export function layJacketPotatoes(stage: Stage): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor } = spot
  const potato = stage.dish.foods.find(isPotato) ?? stage.dish.foods.find(isVisible)
  if (potato === undefined) return
  const isSweet = potato.foodId === 'sweet-potato'
  // Beside another dish fewer and larger ones are still told as split potatoes.
  const most = radius < BESIDE ? 3 : 6
  const count = Math.min(most, Math.max(2, Math.round(potato.grams / (isSweet ? SWEET_POTATO_G : POTATO_G))))
  const scale = (radius / 82) * (count <= 2 ? 1.95 : count === 3 ? 1.65 : 1.34)
  const cuts: Cut[] = []
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * FULL_TURN + (count === 2 ? 1.2 : 0.5)
    const far = count <= 2 ? 0.46 : 0.58
    const cut = {
      x: x + Math.cos(angle) * radius * far,
      y: y + Math.sin(angle) * radius * far,
      turn: angle + Math.PI / 2 + within(random, -0.3, 0.3),
    }
    cuts.push(cut)
    stamp(scene, isSweet ? potatoJacket(random, SWEET) : potatoJacket(random), {
      ...cut,
      scale,
      base: floor,
      owner: ownerOf(stage, potato),
      clip: spot.inside,
    })
  }
  const fillings = count <= 2 ? stage.toppings.map((topping) => stageOfTopping(stage, topping)) : []
  if (fillings.some(({ dish }) => spoonedOf(dish.foods) !== undefined)) {
    fillCuts(
      [
        ...fillings,
        partStage(
          stage,
          spot,
          stage.dish.foods.filter((food) => food !== potato),
        ),
      ],
      cuts,
      scale,
    )
    return
  }
  const rest = stage.dish.foods.filter((food) => food !== potato)
  heapOver(partStage(stage, spot, rest))
  for (const topping of stage.toppings) heapOver(stageOfTopping(stage, topping))
}

/** Where a potato is cut open, and how it lies. */
interface Cut extends Point {
  readonly turn: number
}

/** How far a filling reaches along and across a potato, units at its usual size. */
const FILLING = { along: 20, across: 13.5, height: 9 } as const
/** Pieces of one food on the filling of one potato. */
const MOST_ON_FILLING = 12

/** A mash of several foods is named by the heaviest. */
const spoonedOf = (foods: readonly PlatedFood[]): PlatedFood | undefined =>
  foods.filter((food) => !food.isTakenIn && isSpooned(food)).toSorted((one, other) => other.grams - one.grams)[0]

/** Fills each cut with the mash of the first stages, and strews over it what is in pieces, so that both are seen. */
function fillCuts(stages: readonly Stage[], cuts: readonly Cut[], scale: number): void {
  const a = FILLING.along * scale
  const b = FILLING.across * scale
  for (const { x, y, turn } of cuts) {
    for (const stage of stages) {
      const { scene, random, spot, dish } = stage
      const spooned = spoonedOf(dish.foods)
      if (spooned !== undefined) {
        const tint = tintOf(spooned)
        const mound = lump(random, {
          rx: a,
          ry: b,
          height: FILLING.height * scale,
          edge: b * 0.8,
          uneven: 0.26,
          rough: 4,
          fineness: 0.09,
          colour: tint,
          second: shaded(tint, 0.72),
          gloss: 0.6,
          grain: 0.5,
        })
        stamp(scene, mound, { x, y, turn, sink: 3, owner: ownerOf(stage, spooned), clip: spot.inside })
      }
      for (const food of dish.foods.filter((other) => other !== spooned && isVisible(other))) {
        const count = Math.min(MOST_ON_FILLING, Math.max(3, Math.round((lookOf(food)?.count ?? 0) / cuts.length)))
        const few = spooned === undefined ? count : Math.ceil(count / 2)
        strew(stage, food, { pointIn: inEllipse({ x, y, a: a * 0.74, b: b * 0.62, turn }), count: few, scale: 0.85 })
      }
    }
  }
}

/** Heaps a topping into the middle and strews its pieces over it. */
function heapOver(stage: Stage): void {
  const { scene, random, spot } = stage
  const { x, y, radius } = spot
  const foods = stage.dish.foods
  const spooned = spoonedOf(foods)
  if (spooned !== undefined) {
    const isWhite = spooned.role === null || SPOONED.has(spooned.role)
    const tint = isWhite ? null : stewSauce([spooned])
    const look = { colour: tint?.colour ?? WHITE, second: tint?.second ?? WHITE_DARK, gloss: 0.45, uneven: 0.3 }
    const owner = ownerOf(stage, spooned)
    const mound = lump(random, {
      rx: radius * 0.5,
      ry: radius * 0.42,
      height: 20,
      grain: 1.1,
      rough: 4,
      fineness: 0.07,
      ...look,
    })
    stamp(scene, mound, { x, y, base: spot.floor + 2, turn: random() * 6, owner, clip: spot.inside })
    for (const point of spreadOut(random, {
      count: 60,
      pointIn: inEllipse({ x, y, a: radius * 0.42, b: radius * 0.36 }),
    })) {
      const curd = lump(random, { rx: within(random, 2, 4.2), height: 3.2, grain: 0.5, rough: 1, ...look })
      stamp(scene, curd, { ...point, owner, clip: spot.inside })
    }
  }
  const pieces = foods.filter((food) => isVisible(food) && food !== spooned && !isStrewn(food))
  const place = { x, y, a: radius * 0.46, b: radius * 0.4 }
  layPieces(stage, pieces, {
    ...place,
    cover: spooned === undefined ? 1.2 : 0.5,
    rise: spooned === undefined ? 5 : 1,
    mostScale: 1.1,
  })
  strewGarnish(
    stage,
    foods.filter((food) => isVisible(food) && isStrewn(food) && lookOf(food) !== null),
    0.5,
  )
}

import { sausageSkin } from '../../looks/sausage-skins.ts'
import { within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import { sausageSlice } from '../../pieces/sausage-slice.ts'
import { bendOf, wholeSausage, type SausageSkin } from '../../pieces/whole-sausage.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isBread } from '../../plating/food-kinds.ts'
import { layHero } from '../../plating/hero.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { turned } from '../../plating/turned.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** Grams of one sausage, and the most of them that a plate has room for. */
const GRAMS: Readonly<Record<string, number>> = { kabanos: 7, frankfurter: 50 }
const USUAL_GRAMS = 80
const MOST = 4

/** Eaten in a small heap beside a sausage. */
const HEAPS = {
  horseradish: { colour: colour('#F6F0DC'), second: colour('#E2D6B4'), rough: 5, gloss: 0.2 },
  mustard: { colour: colour('#D9A327'), second: colour('#B47E16'), rough: 1.5, gloss: 0.7 },
} as const

const isSausage = ({ role }: PlatedFood): boolean => role === 'sausage'
const isBrowned = ({ heats }: PlatedFood): boolean => heats.includes('fried') || heats.includes('baked')

/** Where sausages lie beside one another: the axis of the spot, and the size of each. */
interface Row {
  readonly lie: number
  readonly half: number
  readonly radius: number
}

/** The slices of a cut sausage, fallen over beyond its cut end. */
function laySlices(stage: Stage, hero: PlatedFood, { row, v }: { row: Row; v: number }): void {
  const { scene, random, spot } = stage
  const skin: SausageSkin = sausageSkin(hero.foodId)
  const make = sausageSlice(skin, isBrowned(hero) ? 0.3 : 0)
  for (const [index, along] of [0.42, 0.68, 0.92].entries()) {
    stamp(scene, make(random), {
      ...turned(spot, { u: row.half * along, v: v + index * row.radius * 0.16, turn: row.lie }),
      turn: within(random, -0.4, 0.4),
      scale: (row.radius / 9.6) * 1.02,
      base: spot.floor + 5 - index * 1.5,
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
  }
}

/** Sausages side by side, the front one cut. */
function layRow(stage: Stage, hero: PlatedFood): void {
  const { scene, random, spot } = stage
  const { radius, floor, lie = -0.2 } = spot
  const skin = sausageSkin(hero.foodId)
  const count = Math.max(1, Math.min(MOST, Math.round(hero.grams / (GRAMS[hero.foodId] ?? USUAL_GRAMS))))
  const thick = Math.min(radius * 0.3, (radius * 0.86) / skin.slim, (radius * 1.1) / (count * 2))
  const row: Row = { lie, half: Math.min(radius * 0.86, thick * skin.slim), radius: thick }
  // Kabanos is broken, not sliced.
  const isCut = hero.foodId !== 'kabanos'
  for (let index = 0; index < count; index += 1) {
    const v = (index - (count - 1) / 2) * thick * 2.25
    const isLast = isCut && index === count - 1
    const bend = bendOf(random, row.half) * (isCut ? -1 : 0.3)
    const options = { skin, half: row.half, radius: thick, bend, browned: isBrowned(hero) }
    stamp(scene, wholeSausage(random, isLast ? { ...options, cutAt: row.half * 0.24 } : options), {
      ...turned(spot, { u: 0, v, turn: lie }),
      turn: lie + within(random, -0.08, 0.08),
      base: floor + 1,
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
    if (isLast) laySlices(stage, hero, { row, v: v + thick * 0.2 })
  }
}

/** A spoon of mustard or horseradish at the front of the plate. */
function layHeap(stage: Stage, food: PlatedFood, style: (typeof HEAPS)[keyof typeof HEAPS]): void {
  const { scene, random, spot } = stage
  const size = spot.radius * 0.24
  stamp(scene, lump(random, { rx: size, ry: size * 0.8, height: size * 0.6, uneven: 0.4, grain: 0.4, ...style }), {
    ...turned(spot, { u: -spot.radius * 0.3, v: spot.radius * 0.66, turn: spot.lie ?? -0.2 }),
    turn: random(),
    base: spot.floor,
    owner: ownerOf(stage, food),
    clip: spot.inside,
  })
}

/** Halves of a roll or slices of bread behind the sausage, to the left, where nothing else lies. */
function layRoll(stage: Stage, bread: PlatedFood): void {
  const { spot } = stage
  const { radius, lie = -0.2 } = spot
  const middle = turned(spot, { u: -radius * 0.5, v: -radius * 0.56, turn: lie * 0.3 })
  layPieces(stage, [bread], {
    ...middle,
    a: radius * 0.46,
    b: radius * 0.34,
    floor: spot.floor,
    rise: 3,
    mostScale: 1.1,
  })
}

/** Whole sausages, boiled pale or fried brown, and what they are dipped in. */
export function laySausages(stage: Stage): void {
  const { foods } = stage.dish
  const heaps = foods.flatMap((food) => {
    const style = food.foodId === 'mustard' || food.foodId === 'horseradish' ? HEAPS[food.foodId] : null
    return style === null ? [] : [{ food, style }]
  })
  const bread = foods.filter(isBread)
  const others = foods.filter((food) => !heaps.some((heap) => heap.food === food) && !bread.includes(food))
  for (const roll of bread) layRoll(stage, roll)
  layHero(
    { ...stage, dish: { ...stage.dish, foods: others } },
    {
      isHero: isSausage,
      lay(main, { hero }) {
        layRow(main, hero)
        for (const { food, style } of heaps) layHeap(main, food, style)
      },
    },
  )
}

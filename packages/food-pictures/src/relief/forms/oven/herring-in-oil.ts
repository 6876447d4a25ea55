import { within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { herringPiece } from '../../pieces/herring.ts'
import { pool, type SauceLook } from '../../pieces/pool.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { turned } from '../../plating/turned.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'

const OIL: SauceLook = {
  colour: colour('#EFD27A'),
  second: colour('#E3BC52'),
  fat: colour('#F7E4A4'),
  speck: colour('#8A6A2A'),
  gloss: 0.95,
}

/** Which way the strips lie, radians. */
const LIE = -0.62
const STRIP_G = 16
/** How many strips one sees, and in how many rows they lie. */
const STRIPS = { least: 7, most: 10 } as const
const ROWS = 2
/** Thin slivers of onion, many of them for their grams. */
const SLIVERS = { least: 30, most: 44, grams: 1.6, scale: 0.62 } as const

export const isHerring = ({ foodId }: PlatedFood): boolean => foodId === 'herring-in-oil'
const isOnion = ({ foodId }: PlatedFood): boolean => foodId.endsWith('onion')

/** Herring with nothing but onion: it comes to the table in its oil. */
export const isHerringInOil = (foods: readonly PlatedFood[]): boolean =>
  foods.some(isHerring) && foods.every((food) => food.isGarnish || isHerring(food) || isOnion(food))

/** Strips of herring side by side in two rows, in golden oil, under slivers of onion. */
export function layHerringInOil(stage: Stage, foods: readonly PlatedFood[]): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, inside } = spot
  const herring = foods.find(isHerring)
  if (herring === undefined) return
  const owner = ownerOf(stage, herring)
  stamp(scene, pool(random, { a: radius * 0.86, b: radius * 0.76, height: 1.2, uneven: 0.1, sauce: OIL }), {
    x,
    y,
    base: floor,
    owner,
    clip: inside,
  })
  const count = Math.max(STRIPS.least, Math.min(STRIPS.most, Math.round(herring.grams / STRIP_G)))
  const inRow = Math.ceil(count / ROWS)
  for (let index = 0; index < count; index += 1) {
    const row = Math.floor(index / inRow)
    const along = (row - (ROWS - 1) / 2) * 0.74 + within(random, -0.05, 0.05)
    const across = ((index % inRow) - (inRow - 1) / 2) * (1.18 / inRow) + (row - 0.5) * 0.08
    const at = turned({ x, y }, { u: along * radius, v: across * radius, turn: LIE })
    stamp(scene, herringPiece(random, { a: radius * 0.37, b: radius * 0.125 }), {
      ...at,
      turn: LIE + within(random, -0.16, 0.16),
      owner,
      clip: inside,
    })
  }
  for (const food of foods) if (isOnion(food)) strewSlivers(stage, food)
}

function strewSlivers(stage: Stage, onion: PlatedFood): void {
  const { x, y, radius } = stage.spot
  const count = Math.max(SLIVERS.least, Math.min(SLIVERS.most, Math.round(onion.grams / SLIVERS.grams)))
  strew(
    stage,
    { ...onion, cuts: ['strips'], heats: [] },
    {
      pointIn: inEllipse({ x, y, a: radius * 0.74 }),
      count,
      scale: SLIVERS.scale,
      tries: 6,
    },
  )
}

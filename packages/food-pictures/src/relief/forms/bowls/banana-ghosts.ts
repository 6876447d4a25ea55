import { grainOffset, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import { peeledCitrus } from '../../pieces/fruit/citrus.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pieceLookOf } from './fallback-look.ts'
import { isSpooned } from './kinds.ts'

const BANANA = colour('#F9EDBE')
const BANANA_DEEP = colour('#EBD48C')
const WHITE = colour('#FFFCF3')
const CHOCOLATE = colour('#3A1A0C')

/** Half the height and half the breadth of a ghost, units. */
const TALL = 34
const BROAD = 17
/** Above this share of a ghost lies what its tip was dipped in. */
const DIPPED = -0.12

/** A half of a banana on its cut end, its tip up: straight sides, a dome, a hem. `isTip` is what its tip was dipped in. */
const ghost =
  (isTip: boolean): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    return {
      reach: TALL * 1.1,
      paint(u, v, ink) {
        const along = v / TALL
        const width = BROAD * Math.min(1, Math.sqrt(Math.max(0, (along + 1) / 0.62)))
        const hem = v - TALL * (0.86 + 0.04 * Math.cos(u * 0.55))
        const body = Math.max(Math.abs(u) - width * (0.86 + 0.14 * smooth(-1, 0.8, along)), hem, -TALL - v)
        const run = v - TALL * (DIPPED + 0.14 * Math.cos(u * 0.42 + offset))
        const distance = isTip ? Math.max(body, run) : body
        if (isTip) ink.mix(WHITE, BANANA, 0.1 * cloud(u * 0.1 + offset, v * 0.1))
        else {
          ink.mix(BANANA, BANANA_DEEP, smooth(0.35, 0.7, cloud(u * 0.22 + offset, v * 0.03)))
          ink.over(BANANA_DEEP, 0.5 * smooth(TALL * 0.74, TALL * 0.86, v))
        }
        ink.surface(isTip ? 0.7 : 0.35, 0.06, (isTip ? 1.6 : 0) + 12 * rounded(body, BROAD))
        return distance
      },
    }
  }

/** An eye or a mouth of chocolate. */
const feature =
  (rx: number, ry: number): PieceMaker =>
  (random) =>
    lump(random, { rx, ry, height: 2.4, uneven: 0.12, colour: CHOCOLATE, gloss: 0.5, grain: 0.05 })

/** Where eyes and mouth are, units from the middle of a ghost. */
const FACE = [
  { u: -5.6, v: -13, rx: 2.8, ry: 3.6 },
  { u: 5.6, v: -13, rx: 2.8, ry: 3.6 },
  { u: 0, v: -1, rx: 2.6, ry: 4.2 },
] as const

interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

function layGhost(stage: Stage, foods: Figures, { x, y, scale }: Place): void {
  const { scene, random, spot } = stage
  const turn = within(random, -0.1, 0.1)
  const at = { x, y, turn, scale, base: spot.floor, clip: spot.inside }
  stamp(scene, ghost(false)(random), { ...at, owner: ownerOf(stage, foods.banana) })
  if (foods.dip !== undefined) stamp(scene, ghost(true)(random), { ...at, owner: ownerOf(stage, foods.dip) })
  for (const { u, v, rx, ry } of FACE) {
    stamp(scene, feature(rx, ry)(random), {
      x: x + (u * Math.cos(turn) - v * Math.sin(turn)) * scale,
      y: y + (u * Math.sin(turn) + v * Math.cos(turn)) * scale,
      turn,
      scale,
      base: scene.heightAt(x, y) - 0.8,
      owner: ownerOf(stage, foods.chocolate),
      clip: spot.inside,
    })
  }
}

function layPumpkin(stage: Stage, { mandarin, stalk }: Figures, { x, y, scale }: Place): void {
  if (mandarin === undefined) return
  const { scene, random, spot } = stage
  stamp(scene, peeledCitrus(random), {
    x,
    y,
    turn: random() * 6,
    scale,
    base: spot.floor,
    owner: ownerOf(stage, mandarin),
    clip: spot.inside,
  })
  if (stalk === undefined) return
  stamp(scene, pieceLookOf(stalk).make(random), {
    x: x + 2,
    y: y - 7 * scale,
    turn: -1.3 + within(random, -0.2, 0.2),
    scale: 0.34 * scale,
    base: scene.heightAt(x, y) + 1,
    owner: ownerOf(stage, stalk),
    clip: spot.inside,
  })
}

/** Foods of a plate of figures. */
interface Figures {
  readonly banana: PlatedFood
  readonly chocolate: PlatedFood
  readonly dip?: PlatedFood | undefined
  readonly mandarin?: PlatedFood | undefined
  readonly stalk?: PlatedFood | undefined
}

/** The foods of which ghosts can be made: halves of a banana with eyes of chocolate. Null for all other fruit. */
export function figuresOf(foods: readonly PlatedFood[]): Figures | null {
  const banana = foods.find(({ foodId, cuts }) => foodId === 'banana' && cuts[0] === 'halved')
  const chocolate = foods.find(({ role }) => role === 'chocolate')
  if (banana === undefined || chocolate === undefined) return null
  return {
    banana,
    chocolate,
    dip: foods.find(isSpooned),
    mandarin: foods.find(({ role }) => role === 'sweet-citrus'),
    stalk: foods.find(({ foodId }) => foodId === 'celery'),
  }
}

/** Grams of half a banana, and of a mandarin without its peel. */
const HALF_G = 60
const MANDARIN_G = 45

/** Bananas as ghosts in a row, peeled mandarins with a stalk as pumpkins before them. */
export function layFigures(stage: Stage, foods: Figures): void {
  const { x, y, radius } = stage.spot
  const scale = radius / 78
  const row = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * step * scale)
  const ghosts = Math.max(1, Math.min(3, Math.round(foods.banana.grams / HALF_G)))
  const pumpkins = Math.max(1, Math.min(3, Math.round((foods.mandarin?.grams ?? 0) / MANDARIN_G)))
  for (const along of row(ghosts, 44))
    layGhost(stage, foods, { x: x + along, y: y - radius * 0.34, scale: scale * 1.12 })
  for (const along of row(pumpkins, 52)) {
    layPumpkin(stage, foods, { x: x + along * 1.06, y: y + radius * 0.48, scale: scale * 1.1 })
  }
}

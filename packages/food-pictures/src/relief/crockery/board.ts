import { colour, type Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import type { Spot } from './spot.ts'
import { turnedInside } from './turned-inside.ts'

interface Wood {
  readonly dark: Colour
  readonly pale: Colour
}

const wood = (dark: string, pale: string): Wood => ({ dark: colour(dark), pale: colour(pale) })

const WOODS = {
  oak: wood('#B07B45', '#D6A870'),
  ash: wood('#C7A57A', '#E6CDA4'),
  cherry: wood('#96532F', '#BE7B4E'),
  walnut: wood('#5E3F2A', '#86603F'),
} as const

export type WoodName = keyof typeof WOODS

/** Planed wood, its grain along `u`. */
function plane(ink: Ink, { dark, pale }: Wood, [u, v]: readonly [number, number]): void {
  ink.mix(dark, pale, noise(u * 0.03 + 3, v * 0.34 + cloud(u * 0.02, v * 0.05) * 3))
  if (noise(u * 0.05, v * 1.6) > 0.76) ink.dim(0.86)
  ink.gloss = 0.12
  ink.grain = 0.12
}

export interface Slab {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfHeight: number
  /** Radians. */
  readonly turn: number
}

const THICK = 6.5

export interface BoardKind {
  readonly wood: WoodName
  /** At its left. */
  readonly hasHandle: boolean
}

/** A wooden board. */
export function layBoard(scene: Scene, slab: Slab, { wood: name, hasHandle }: BoardKind): Spot {
  const { x, y, halfWidth, halfHeight, turn } = slab
  const outline = box(halfWidth, halfHeight, 12)
  const handle = box(18, 13, 9)
  const board = {
    reach: halfWidth * 1.25,
    paint(u: number, v: number, ink: Ink): number {
      plane(ink, WOODS[name], [u, v])
      const hole = Math.hypot(u + halfWidth + 10, v) - 4.5
      const body = outline(u, v)
      const distance = hasHandle ? Math.max(Math.min(body, handle(u + halfWidth + 4, v)), -hole) : body
      ink.height = THICK - 2 * (1 - Math.min(1, -distance / 2.4)) ** 2
      return distance
    },
  }
  stamp(scene, board, { x, y, turn, base: 0, owner: CROCKERY })
  return {
    x,
    y,
    radius: halfHeight,
    halfWidth,
    halfHeight,
    turn,
    floor: THICK,
    level: THICK,
    inside: turnedInside({ x, y, turn }, outline),
  }
}

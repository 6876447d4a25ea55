import { tintOf } from '../../looks/tint-of.ts'
import { shaded } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { brown } from '../../pieces/browning.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { heaviest, isMelting } from './kinds.ts'
import { isBedding, layBed } from './lay-bed.ts'
import { meltedCheese } from './melted-cheese.ts'
import type { Cell } from './grid.ts'
import type { Shell } from './shells.ts'
import { strewFilling } from './strew-filling.ts'

export interface Filled {
  readonly shell: Shell
  readonly cell: Cell
  readonly scale: number
  readonly base: number
  readonly filling: readonly PlatedFood[]
  readonly browned: number
}

/** The mass of a filling, heaped in the hollow of a shell. */
function layMass(stage: Stage, body: PlatedFood, { shell, cell, scale, base, browned }: Filled): void {
  const { random, scene } = stage
  const tint = tintOf(body)
  const dark = shaded(tint, 0.7)
  const offset = random() * 70
  const point = { u: 0, v: 0, offset }
  const mass = {
    reach: Math.max(shell.a, shell.b) * 1.05,
    paint(u: number, v: number, ink: Ink): number {
      const distance = shell.outline(u, v) + shell.wall + 1.5 + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * 4
      const patch = cloud(u * 0.32 + offset, v * 0.32)
      ink.mix(dark, tint, smooth(0.3, 0.66, patch))
      ink.surface(0.4, 0.5, shell.height * 0.72 + 6 * rounded(distance, 10) + (patch - 0.5) * 4.4)
      point.u = u
      point.v = v
      if (browned > 0) brown(ink, point, browned * 0.5)
      return distance
    },
  }
  stamp(scene, mass, {
    x: cell.x,
    y: cell.y,
    turn: cell.turn,
    scale,
    base,
    owner: ownerOf(stage, body),
    clip: stage.spot.inside,
  })
}

/** Grains in a filling, each to be seen, over its mass. */
function layGrain(stage: Stage, grain: PlatedFood, { shell, cell, scale, base }: Filled): void {
  const a = (shell.a - shell.wall - 3) * scale
  const b = (shell.b - shell.wall - 3) * scale
  layBed(stage, grain, { ...cell, a, b, rise: 5, base: base + (shell.height * 0.72 + 1) * scale })
}

/** Fills a shell: a mass, what is in it, and cheese melted over it. */
export function fillShell(stage: Stage, filled: Filled): void {
  const { shell, cell, scale, filling } = filled
  const cheeses = filling.filter((food) => isMelting(food) && food.heats.length > 0)
  const parts = filling.filter((food) => !cheeses.includes(food))
  const body = heaviest(parts) ?? filling[0]
  if (body === undefined) return
  layMass(stage, body, filled)
  const grain = heaviest(parts.filter(isBedding))
  if (grain !== undefined) layGrain(stage, grain, filled)
  const a = Math.max(4, shell.a - shell.wall - 3) * scale
  const b = Math.max(3, shell.b - shell.wall - 3) * scale
  const pointIn = inEllipse({ x: cell.x, y: cell.y, a: a * 0.94, b: b * 0.94, turn: cell.turn })
  const count = Math.max(8, Math.min(46, Math.round((a * b) / 18)))
  strewFilling(
    stage,
    parts.filter((food) => !isBedding(food)),
    { pointIn, count, mostReach: Math.min(b * 0.62, 9.5), sink: 1 },
  )
  for (const cheese of cheeses) {
    const size = Math.min(b * 0.8, 12)
    const pieces = Math.max(2, Math.round((a * b) / (size * size * 2.4)))
    const inside = inEllipse({ x: cell.x, y: cell.y, a: a * 0.7, b: b * 0.6, turn: cell.turn })
    meltedCheese(stage, cheese, { pointIn: inside, count: pieces, size })
  }
}

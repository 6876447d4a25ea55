import { lookOf } from '../../looks/look-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { chocolateDip } from '../../pieces/dough/sweet-bites.ts'
import { MUFFIN } from '../../pieces/dough/sweet-doughs.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pointOn, type Bed } from './arrange.ts'
import type { CakeKind } from './cake-kinds.ts'
import { tintOf } from '../../looks/tint-of.ts'

export interface Sweets {
  readonly kind: CakeKind
  readonly foods: readonly PlatedFood[]
  /** How many pieces share the foods. */
  readonly pieces: number
}

/** Where decor lies on a piece of cake: how far up from its middle, and over how much of it, in shares of its half sides. */
interface Top {
  readonly up: number
  readonly a: number
  readonly b: number
  /** Reach of the largest piece on it, and how deep it was baked in, units. */
  readonly most: number
  readonly sink: number
}

const ROUND_TOP: Top = { up: 0, a: 0.72, b: 0.72, most: 0.42, sink: 0.6 }
const FLAT_TOP: Top = { up: 0.1, a: 0.72, b: 0.48, most: 0.42, sink: 0.6 }
/** Stirred into the batter, so that it shows in small bits on the cap. */
const MUFFIN_TOP: Top = { up: -MUFFIN.capY, a: 0.66, b: 0.5, most: 0.24, sink: 1 }

const topOf = (name: CakeKind['name']): Top =>
  name === 'squares' ? FLAT_TOP : name === 'muffins' ? MUFFIN_TOP : ROUND_TOP

/** Nuts, seeds and fruit on one piece: more on a flat top than on a small ball. */
export function decorate(stage: Stage, bed: Bed, { kind, foods: decor, pieces }: Sweets): void {
  const { scene, random } = stage
  const top = topOf(kind.name)
  const middle = pointOn(bed, 0, -bed.b * top.up)
  for (const food of decor) {
    const look = lookOf(food)
    if (look === null) continue
    const isCoat = food.role === 'seed' && kind.name === 'balls'
    const most = kind.name === 'dipped' ? 1 : 9
    const count = isCoat ? 26 : Math.max(1, Math.min(most, Math.round(look.count / pieces)))
    const pointIn = inEllipse({ ...middle, a: bed.a * top.a, b: bed.b * top.b, turn: bed.turn })
    const isStuffing = kind.name === 'dipped'
    const points = isStuffing ? [pointOn(bed, -bed.a * 0.3, 0)] : spreadOut(random, { count, pointIn, tries: 8 })
    for (const point of points) {
      const piece = look.make(random)
      const scale = Math.min(1.4, (bed.a * (isStuffing ? 0.5 : top.most)) / piece.reach)
      stamp(scene, piece, {
        ...point,
        turn: isStuffing ? bed.turn : random() * FULL_TURN,
        scale,
        base: scene.heightAt(point.x, point.y) - top.sink,
        owner: ownerOf(stage, food),
      })
    }
  }
}

/** Chocolate over one end, jam at the tip or in the middle. */
export function finish(stage: Stage, bed: Bed, { kind, foods }: Sweets): void {
  const { scene, random, spot } = stage
  const chocolate = foods.find(({ role }) => role === 'chocolate')
  if (kind.name === 'dipped' && chocolate !== undefined) {
    const dip = chocolateDip(random, 22, 13)
    stamp(scene, dip, {
      x: bed.x,
      y: bed.y,
      turn: bed.turn,
      scale: bed.size,
      base: spot.floor + 0.6,
      owner: ownerOf(stage, chocolate),
    })
  }
  const jam = foods.find(({ role }) => role === 'jam')
  if (jam === undefined || (kind.name !== 'fingers' && kind.name !== 'doughnut')) return
  const tint = tintOf(jam)
  const at = kind.name === 'fingers' ? pointOn(bed, -bed.a * 0.86, 0) : bed
  const rx = kind.name === 'fingers' ? bed.b * 0.62 : bed.a * 0.2
  const blob = lump(random, {
    rx,
    ry: rx * 0.85,
    height: 3.4,
    uneven: 0.3,
    colour: tint,
    second: shaded(tint, 0.66),
    gloss: 0.95,
    grain: 0.04,
  })
  stamp(scene, blob, { ...at, turn: within(random, 0, 6), owner: ownerOf(stage, jam) })
}

/** The almond that is a finger's nail. */
export function nail(stage: Stage, bed: Bed, nut: PlatedFood): void {
  const look = lookOf(nut)
  if (look === null) return
  const piece = look.make(stage.random)
  const at = pointOn(bed, bed.a * 0.78, 0)
  stamp(stage.scene, piece, {
    ...at,
    turn: bed.turn,
    scale: (bed.b * 0.95) / piece.reach,
    base: stage.scene.heightAt(at.x, at.y) - 0.8,
    owner: ownerOf(stage, nut),
  })
}

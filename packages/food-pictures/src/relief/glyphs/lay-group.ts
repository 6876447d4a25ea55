import { createRandom, type Random } from '../../drawing/random.ts'
import { within } from '../paint/chance.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'
import { BOX, GROUND, Scene } from '../scene/scene.ts'
import type { Point } from '../scene/spots.ts'
import { stamp } from '../scene/stamp.ts'
import type { Frame } from './glyph-food.ts'

interface Group {
  /** Seeds the luck. */
  readonly name: string
  readonly owner: number
  readonly make: PieceMaker
  /** By the size of a piece when absent. */
  readonly count?: number | undefined
}

/** Places of few pieces, in shares of their reach: the last one lies in front. */
const PLACES: Readonly<Record<number, readonly Point[]>> = {
  1: [{ x: 0, y: 0 }],
  2: [
    { x: -0.5, y: -0.42 },
    { x: 0.5, y: 0.42 },
  ],
  3: [
    { x: 0.12, y: -0.8 },
    { x: -0.82, y: 0.55 },
    { x: 0.85, y: 0.62 },
  ],
  4: [
    { x: -0.75, y: -0.75 },
    { x: 0.8, y: -0.7 },
    { x: -0.7, y: 0.8 },
    { x: 0.85, y: 0.75 },
  ],
  5: [
    { x: -1, y: -0.9 },
    { x: 0.95, y: -1 },
    { x: -1.05, y: 0.95 },
    { x: 1, y: 0.9 },
    { x: 0, y: 0 },
  ],
  7: [
    { x: -0.85, y: -1.4 },
    { x: 0.85, y: -1.5 },
    { x: -1.65, y: 0 },
    { x: 1.65, y: -0.1 },
    { x: -0.85, y: 1.4 },
    { x: 0.8, y: 1.5 },
    { x: 0, y: 0 },
  ],
}

/** From this many times their width on, pieces lie side by side like asparagus in a bunch. */
const SLENDER = 2.4
const BUNCH = 4
/** Turn of a bunch and of a single piece, radians: rising to the right. */
const LEAN = -0.72
const JITTER = 0.5

const isSlender = ({ reach, halfWidth = reach }: Piece): boolean => reach / halfWidth >= SLENDER

/** Few large pieces, more small ones. */
const countFor = ({ reach }: Piece): number => (reach >= 24 ? 1 : reach >= 13 ? 3 : reach >= 8.5 ? 5 : 7)

interface LaidPiece extends Point {
  readonly turn: number
}

function placesFor(piece: Piece, random: Random, given: number | undefined): readonly LaidPiece[] {
  const { reach, halfWidth = reach } = piece
  if (isSlender(piece)) {
    const count = given ?? BUNCH
    return Array.from({ length: count }, (_, index) => {
      const across = (index - (count - 1) / 2) * halfWidth * 1.75
      const along = within(random, -0.12, 0.12) * reach
      return {
        x: -Math.sin(LEAN) * across + Math.cos(LEAN) * along,
        y: Math.cos(LEAN) * across + Math.sin(LEAN) * along,
        turn: LEAN + within(random, -0.07, 0.07),
      }
    })
  }
  const places = PLACES[given ?? countFor(piece)] ?? []
  return places.map(({ x, y }) => ({
    x: x * reach,
    y: y * reach,
    turn: places.length === 1 ? -0.3 : within(random, -JITTER, JITTER),
  }))
}

const seedOf = ({ name }: Pick<Group, 'name'>): string => `glyph of ${name}`

/** Lays a group about the middle of a frame, `scale` times as large as on a plate. */
function layAt(scene: Scene, { name, owner, make, count }: Group, { x, y, scale }: Point & { scale: number }): void {
  const random = createRandom(seedOf({ name }))
  const first = make(random)
  for (const [index, place] of placesFor(first, random, count).entries()) {
    stamp(scene, index === 0 ? first : make(random), {
      x: x + place.x * scale,
      y: y + place.y * scale,
      turn: place.turn,
      scale,
      owner,
    })
  }
}

const TRIAL_SIZE = 96
/** Reach of a piece of the trial, units: so small that no group leaves its picture. */
const TRIAL_REACH = 46

/** The box around all that was laid, units. */
function boundsOf(scene: Scene) {
  const bounds = { left: BOX, top: BOX, right: -BOX, bottom: -BOX }
  for (let pixel = 0; pixel < scene.ownership.length; pixel += 1) {
    if (scene.ownership[pixel] === GROUND) continue
    const x = (pixel % scene.size) / scene.scale - BOX / 2
    const y = Math.floor(pixel / scene.size) / scene.scale - BOX / 2
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

/** Lays pieces of a food so that they fill a frame: once small to see how far they reach, then as large as fits. */
export function layGroup(scene: Scene, group: Group, frame: Frame): void {
  const trial = new Scene(TRIAL_SIZE)
  const scale = TRIAL_REACH / group.make(createRandom(seedOf(group))).reach
  layAt(trial, { ...group, owner: trial.ownerOf({ dish: 0, foodId: group.name }) }, { x: 0, y: 0, scale })
  const { left, top, right, bottom } = boundsOf(trial)
  const grown = frame.half / (Math.max(right - left, bottom - top) / 2)
  layAt(scene, group, {
    x: frame.x - ((left + right) / 2) * grown,
    y: frame.y - ((top + bottom) / 2) * grown,
    scale: scale * grown,
  })
}

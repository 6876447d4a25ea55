import { createRandom, type Random } from '../../drawing/random.ts'
import { FULL_TURN, within } from './chance.ts'
import { smooth } from './shape.ts'

/** What lies close and crosswise: grains, strands, crumbs. */
export interface TileShape {
  /** Seeds the luck. */
  readonly name: string
  /** Units. */
  readonly length: number
  readonly width: number
  /** How far the middle of a strand is bent aside, units. */
  readonly bend?: number
  /** How far directions differ from the tile's own, radians; half a turn is any direction. */
  readonly spread?: number
  /** Layers of grains over one another. */
  readonly layers?: number
  /** Squareness of grains: 2 round to 4 angular. */
  readonly power?: number
  /** Depth of a crease along the middle of a grain, a share of its height. */
  readonly crease?: number
}

/** A tile repeats after this many units. */
export const TILE_UNITS = 48
const SAMPLES = 8
const SIDE = TILE_UNITS * SAMPLES

/**
 * Grains laid over one another, computed once, because a plate of rice has thousands: surfaces only look them up. The answer
 * is overwritten by the next look-up.
 */
class GrainTile {
  /** Height over the deepest gap, units. */
  height = 0
  /** The luck of the grain, 0 to 1. */
  luck = 0
  /** The highest grain, units. */
  readonly top: number
  readonly #heights = new Float32Array(SIDE * SIDE)
  readonly #lucks = new Float32Array(SIDE * SIDE)

  constructor(shape: TileShape) {
    const { length, width, layers = 3 } = shape
    const random = createRandom(`tile of ${shape.name}`)
    const count = Math.round((layers * TILE_UNITS ** 2) / (length * width))
    this.top = width * 1.5
    for (let index = 0; index < count; index += 1) this.#lay(shape, random, (index / count) * width * 0.9)
  }

  look(x: number, y: number): void {
    let column = Math.floor(x * SAMPLES) % SIDE
    let row = Math.floor(y * SAMPLES) % SIDE
    if (column < 0) column += SIDE
    if (row < 0) row += SIDE
    const at = row * SIDE + column
    this.height = this.#heights[at] ?? 0
    this.luck = this.#lucks[at] ?? 0
  }

  #lay(
    { length, width, bend = 0, spread = Math.PI, power = 2, crease = 0 }: TileShape,
    random: Random,
    base: number,
  ): void {
    const x = random() * SIDE
    const y = random() * SIDE
    const turn = spread >= Math.PI ? random() * FULL_TURN : within(random, -spread, spread)
    const cosine = Math.cos(turn)
    const sine = Math.sin(turn)
    const bow = within(random, -bend, bend)
    const half = (length / 2) * within(random, 0.85, 1.15) * SAMPLES
    const thick = (width / 2) * within(random, 0.88, 1.12) * SAMPLES
    const reach = Math.ceil(half + Math.abs(bow) * SAMPLES + 1)
    const luck = random()
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const along = (dx * cosine + dy * sine) / half
        if (along > 1 || along < -1) continue
        const across = (dy * cosine - dx * sine - bow * SAMPLES * (along * along - 0.4)) / thick
        const far = Math.abs(along) ** (length > 4 * width ? 8 : power) + Math.abs(across) ** power
        if (far >= 1) continue
        const groove = crease === 0 ? 0 : crease * smooth(0.3, 0.06, Math.abs(across)) * smooth(1, 0.7, Math.abs(along))
        this.#put((Math.floor(y) + dy + SIDE * 8) % SIDE, (Math.floor(x) + dx + SIDE * 8) % SIDE, {
          height: base + width * 0.6 * Math.sqrt(1 - far) * (1 - groove),
          luck,
        })
      }
    }
  }

  #put(row: number, column: number, { height, luck }: { readonly height: number; readonly luck: number }): void {
    const at = row * SIDE + column
    if (height <= (this.#heights[at] ?? 0)) return
    this.#heights[at] = height
    this.#lucks[at] = luck
  }
}

const TILES = new Map<string, GrainTile>()

/** The tile of a shape, laid when it is first asked for. */
export function grainTile(shape: TileShape): GrainTile {
  const known = TILES.get(shape.name)
  if (known !== undefined) return known
  const tile = new GrainTile(shape)
  TILES.set(shape.name, tile)
  return tile
}

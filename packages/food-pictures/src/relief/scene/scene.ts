/**
 * Side of the square that a picture shows, units. The middle is (0, 0); `y` grows downwards. A plate, 214 units wide, fills five
 * sixths of it: cards are laid out for that.
 */
export const BOX = 256

export const GROUND = 0
export const CROCKERY = 1

/** A food of a dish, to which pixels belong. */
export interface Owner {
  readonly dish: number
  readonly foodId: string
}

/** Most owners of one picture, because owners are bytes. */
const MOST_OWNERS = 256

/**
 * A table being set: for each pixel its height, its colour as light, how it shines, and whose it is. Pieces are laid on it
 * one after the other; what lies higher stays in sight.
 */
export class Scene {
  /** Pixels a side. */
  readonly size: number
  /** Pixels a unit. */
  readonly scale: number
  readonly heights: Float32Array
  readonly reds: Float32Array
  readonly greens: Float32Array
  readonly blues: Float32Array
  readonly glosses: Float32Array
  readonly grains: Float32Array
  /** Indices into `owners`. */
  readonly ownership: Uint8Array
  readonly owners: (Owner | null)[] = [null, null]

  constructor(size: number) {
    const pixels = size * size
    this.size = size
    this.scale = size / BOX
    this.heights = new Float32Array(pixels)
    this.reds = new Float32Array(pixels)
    this.greens = new Float32Array(pixels)
    this.blues = new Float32Array(pixels)
    this.glosses = new Float32Array(pixels)
    this.grains = new Float32Array(pixels)
    this.ownership = new Uint8Array(pixels)
  }

  /** The index of an owner, which is added when it is new. */
  ownerOf({ dish, foodId }: Owner): number {
    const known = this.owners.findIndex((owner) => owner?.dish === dish && owner.foodId === foodId)
    if (known >= 0) return known
    if (this.owners.length === MOST_OWNERS) throw new Error(`A picture cannot have more than ${MOST_OWNERS} foods`)
    return this.owners.push({ dish, foodId }) - 1
  }

  /** The nearest pixel of a coordinate, inside the picture. */
  pixelOf(coordinate: number): number {
    const pixel = Math.round((coordinate + BOX / 2) * this.scale)
    return pixel < 0 ? 0 : pixel >= this.size ? this.size - 1 : pixel
  }

  heightAt(x: number, y: number): number {
    return this.heights[this.pixelOf(y) * this.size + this.pixelOf(x)] ?? 0
  }

  /**
   * The height on which a piece of this radius comes to rest: mostly the mean of what is under it, a little the highest
   * point, because food sinks between food.
   */
  restingHeight(x: number, y: number, radius: number): number {
    let sum = 0
    let highest = 0
    for (let j = -2; j <= 2; j += 1) {
      for (let i = -2; i <= 2; i += 1) {
        const height = this.heightAt(x + i * radius * 0.4, y + j * radius * 0.4)
        sum += height
        if (height > highest) highest = height
      }
    }
    return (sum / 25) * 0.75 + highest * 0.25
  }
}

import type { Colour } from './colour.ts'

/** Colour, shine and height of one point of a surface. One object is reused for all points, because a picture has millions. */
export class Ink {
  red = 0
  green = 0
  blue = 0
  /** How wet the point shines, 0 dry to 1 glazed. */
  gloss = 0
  /** How rough its finest grain is, 0 smooth to about 1. */
  grain = 0
  /** Its height over the base of the piece, units. */
  height = 0

  fill({ red, green, blue }: Colour): void {
    this.red = red
    this.green = green
    this.blue = blue
  }

  /** Takes a colour between two: the first at 0, the second at 1 and beyond. */
  mix(first: Colour, second: Colour, share: number): void {
    const part = share < 0 ? 0 : share > 1 ? 1 : share
    this.red = first.red + (second.red - first.red) * part
    this.green = first.green + (second.green - first.green) * part
    this.blue = first.blue + (second.blue - first.blue) * part
  }

  /** Lays a colour over the present one, at 1 hiding it. */
  over({ red, green, blue }: Colour, share: number): void {
    const part = share < 0 ? 0 : share > 1 ? 1 : share
    this.red += (red - this.red) * part
    this.green += (green - this.green) * part
    this.blue += (blue - this.blue) * part
  }

  dim(factor: number): void {
    this.red *= factor
    this.green *= factor
    this.blue *= factor
  }

  /** Sets what the light needs besides the colour. */
  surface(gloss: number, grain: number, height: number): void {
    this.gloss = gloss
    this.grain = grain
    this.height = height
  }
}

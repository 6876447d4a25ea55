/** A colour as light: linear parts of red, green and blue, 0 to 1. */
export interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** The exponent between the numbers of a screen colour and light. sRGB is within a hundredth of it. */
export const GAMMA = 2.2

/** '#F2933A' → its light. Call it once for each constant, not for each pixel. */
export function colour(hex: string): Colour {
  const part = (from: number): number => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) ** GAMMA
  return { red: part(1), green: part(3), blue: part(5) }
}

/** A colour with more light (factor above 1) or less. */
export const shaded = ({ red, green, blue }: Colour, factor: number): Colour => ({
  red: red * factor,
  green: green * factor,
  blue: blue * factor,
})

/** The colour between two, at `share` of the way from the first. */
export const between = (first: Colour, second: Colour, share: number): Colour => ({
  red: first.red + (second.red - first.red) * share,
  green: first.green + (second.green - first.green) * share,
  blue: first.blue + (second.blue - first.blue) * share,
})

import { colour, type Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'

/** A glaze has two colours: of the rim and of the well. */
export interface Glaze {
  readonly rim: Colour
  readonly well: Colour
  readonly isDark: boolean
}

const glaze = (rim: string, well: string, isDark = false): Glaze => ({ rim: colour(rim), well: colour(well), isDark })

export const GLAZES = {
  chalk: glaze('#F6F2EA', '#EFEAE0'),
  oat: glaze('#EADFC8', '#E3D5B8'),
  sage: glaze('#CBD6BF', '#C2CFB5'),
  sky: glaze('#C9D8E0', '#BDCFD9'),
  clay: glaze('#B98468', '#D8BFA8'),
  slate: glaze('#4A5557', '#424D4F', true),
  blush: glaze('#EBCFC6', '#E6C5BA'),
  ink: glaze('#33404F', '#E9E6DF', true),
} as const satisfies Record<string, Glaze>

export type GlazeName = keyof typeof GLAZES

/** Makes a painted point fired clay: it shines, and is never quite even. */
export function fire(ink: Ink, x: number, y: number): void {
  ink.gloss = 0.55
  ink.grain = 0
  ink.dim(0.985 + 0.03 * cloud(x * 0.05, y * 0.05))
}

/** Iron specks in the glaze. */
export function speck(ink: Ink, x: number, y: number): void {
  if (noise(x * 1.7 + 31, y * 1.7) > 0.87) ink.dim(0.72)
}

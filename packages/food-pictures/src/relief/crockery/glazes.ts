import type { GlazeName } from './glaze-names.ts'
import { colour, type Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud } from '../paint/noise.ts'

export interface Glaze {
  readonly rim: Colour
  readonly well: Colour
  /** Of lines and edges that are painted on the rim. */
  readonly line: Colour
  readonly isDark: boolean
  /** The glaze of small bowls beside crockery of this glaze: pale beside a dark one, and deep beside a pale one. */
  readonly beside: GlazeName
}

const glaze =
  (beside: GlazeName, isDark = false) =>
  (rim: string, well: string, line: string): Glaze => ({
    rim: colour(rim),
    well: colour(well),
    line: colour(line),
    isDark,
    beside,
  })

export const GLAZES: Readonly<Record<GlazeName, Glaze>> = {
  sky: glaze('ink')('#C3D5E2', '#B7CCDC', '#5C7FA0'),
  chalk: glaze('ink')('#F6F2EA', '#EFEAE0', '#2F4F7A'),
  cornflower: glaze('chalk', true)('#7895BC', '#D9E2EA', '#F1F1EC'),
  ink: glaze('chalk', true)('#33404F', '#E9E6DF', '#B9C4CE'),
  oat: glaze('brick')('#EADFC8', '#E3D5B8', '#8A5A36'),
  clay: glaze('oat', true)('#B98468', '#D8BFA8', '#F0DFC6'),
  honey: glaze('brick')('#E3B665', '#F3E4C2', '#8A5424'),
  brick: glaze('oat', true)('#8F4632', '#EEDFCB', '#E8C9A8'),
  sage: glaze('fir')('#CBD6BF', '#C2CFB5', '#6F8762'),
  mint: glaze('fir')('#B9DACB', '#AED0C0', '#F3F6F0'),
  pearl: glaze('fir')('#F0F3EF', '#E7ECE7', '#5B8A76'),
  fir: glaze('pearl', true)('#3D5A4B', '#E4E8DC', '#A9C2AE'),
  slate: glaze('moon', true)('#4A5557', '#424D4F', '#8E9A98'),
  blush: glaze('plum')('#EBCFC6', '#E6C5BA', '#A9636A'),
  plum: glaze('moon', true)('#6B4656', '#E8DEDB', '#C9A3AC'),
  moon: glaze('plum')('#F3ECDF', '#ECE3D3', '#4B4450'),
}

/** Makes a painted point fired clay: it shines, and is never quite even. */
export function fire(ink: Ink, x: number, y: number): void {
  ink.gloss = 0.55
  ink.grain = 0
  ink.dim(0.985 + 0.03 * cloud(x * 0.05, y * 0.05))
}

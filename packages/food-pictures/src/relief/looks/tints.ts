import { colour, type Colour } from '../paint/colour.ts'

/** What one sees of a food that is melted, spread, poured, blended or crushed. */
export const TINTS: Readonly<Record<string, Colour>> = {
  'natural-yoghurt': colour('#FDFBF6'),
}

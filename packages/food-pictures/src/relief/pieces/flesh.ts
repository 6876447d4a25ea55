import { colour, type Colour } from '../paint/colour.ts'

/** The colours of a fruit or vegetable that is cut up. */
export interface Flesh {
  readonly colour: Colour
  /** In patches. */
  readonly second: Colour
  /** Its skin, where it stays on. */
  readonly peel?: Colour
  /** Its heart, when it differs. */
  readonly heart?: Colour
}

/** Flesh by the colours that a screen shows: flesh, patches, skin, heart. */
export function flesh([main, second, skin, heart]: readonly [string, string, string?, string?]): Flesh {
  return {
    colour: colour(main),
    second: colour(second),
    ...(skin === undefined ? {} : { peel: colour(skin) }),
    ...(heart === undefined ? {} : { heart: colour(heart) }),
  }
}

import { colour } from '../paint/colour.ts'
import type { SausageColours } from '../pieces/sausage-slice.ts'

export const SMOKED_SAUSAGE: SausageColours = {
  face: colour('#B5553E'),
  second: colour('#94402C'),
  fat: colour('#E9BFA2'),
  skin: colour('#7A2E1A'),
}

export const WHITE_SAUSAGE: SausageColours = {
  face: colour('#EBCDB2'),
  second: colour('#DDB298'),
  fat: colour('#F4E2D4'),
  skin: colour('#D3AE8C'),
}

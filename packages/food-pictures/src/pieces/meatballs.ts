import { dots } from '../drawing/outlines.ts'
import { roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, line } from '../drawing/svg.ts'

interface MeatballColours {
  readonly crust: string
  readonly light: string
  readonly crumb: string
  readonly char: string
}

const meatball =
  ({ crust, light, crumb, char }: MeatballColours): DrawPiece =>
  (random) =>
    roundPiece(
      7.4,
      disc(7.4, crust),
      circle([-0.7, -0.9], 6.1, light),
      line(dots(7, 4.4, random), crumb, 2.2),
      line(dots(4, 4, random), char, 1.4),
    )

export const beefMeatball = meatball({ crust: '#6B3C23', light: '#87502F', crumb: '#A56B44', char: '#5C321C' })
export const turkeyMeatball = meatball({ crust: '#9C6A3A', light: '#C28E55', crumb: '#DDB17C', char: '#8A5A2C' })
export const chickenMeatball = meatball({ crust: '#B58A4C', light: '#DDB878', crumb: '#F0D8A8', char: '#9A6E34' })
export const porkMeatball = meatball({ crust: '#85502F', light: '#AC7349', crumb: '#CC9A70', char: '#6E3E22' })
/** Red from beetroot, with visible oats and herbs. */
export const veganMeatball = meatball({ crust: '#6E2F2A', light: '#944640', crumb: '#C9A25E', char: '#6F8A3E' })

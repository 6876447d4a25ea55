import { blobOutline, dots, GOLDEN_ANGLE, polar } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, joinedPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, line, shape } from '../drawing/svg.ts'

interface TofuColours {
  readonly crust: string
  readonly side: string
  readonly middle: string
}

const tofu =
  ({ crust, side, middle }: TofuColours): DrawPiece =>
  () =>
    blockPiece([11, 11, 2], block([11, 11, 2], crust), block([9.4, 9.4, 1.8], side), block([6.4, 6.4, 1.6], middle))

export const tofuCube = tofu({ crust: '#C98F45', side: '#F3DDB1', middle: '#F9EBCC' })
export const smokedTofuCube = tofu({ crust: '#8A5526', side: '#C58F4F', middle: '#DDB27A' })

const SCRAMBLED_TOFU = { edge: '#B98E3C', crumb: '#F1DDA0', light: '#FFF3CC', turmeric: '#E0AC3A' }

/** Crumbled tofu fried with turmeric: dry, angular crumbs, unlike the soft folds of egg. */
export const tofuScrambleHeap: DrawPiece = (random) =>
  joinedPiece(
    Array.from({ length: 21 }, (_, i) => {
      const [w, h] = [6.4 + random() * 3.6, 5 + random() * 3]
      const crumb = blockPiece(
        [w, h, 1.2],
        block([w, h, 1.2], SCRAMBLED_TOFU.edge),
        blockAt([-0.3, -0.5], [w - 1.2, h - 1.3, 0.9], i % 3 === 0 ? SCRAMBLED_TOFU.turmeric : SCRAMBLED_TOFU.crumb),
        line('M-1.6-1h1.6', SCRAMBLED_TOFU.light, 1.2),
      )
      return { ...crumb, at: polar(i * GOLDEN_ANGLE, Math.sqrt(i) * 4.8), turn: random() * 360 }
    }).toReversed(),
  )

const TEMPEH = { crust: '#A87436', side: '#DDB878', bean: '#F4E3BC', gap: '#B98C4C' }

/** Pressed soy beans, visible cut through in a slice. */
export const tempehSlice: DrawPiece = (random) =>
  blockPiece(
    [16, 9, 1.8],
    block([16, 9, 1.8], TEMPEH.crust),
    block([14.4, 7.4, 1.4], TEMPEH.side),
    line('M-5.4-1.6h1M-1.6 1.4h1M2-1.6h1M5 1.2h1M-5 1.8h.6M.8 2.2h.5', TEMPEH.bean, 2.6),
    line(dots(5, 3.4, random), TEMPEH.gap, 0.9),
  )

const SEITAN = { crust: '#6E4424', flesh: '#A8713F', grain: '#C9945E' }
const SEITAN_OUTLINE = 'M-9-3C-6-6 5-6 9-3C10 0 9 4 6 5C0 6-6 6-9 4C-10 2-10-1-9-3Z'

/** Wheat protein: brown, fibrous strips. */
export const seitanStrip: DrawPiece = () =>
  cutPiece(
    SEITAN_OUTLINE,
    shape(SEITAN_OUTLINE, SEITAN.crust),
    shape('M-8-2.4C-5-5 4-5 8-2.4C8.8 0 8 3 5.4 3.8C0 4.6-5 4.6-8 2.8C-8.6 1.4-8.6-1-8-2.4Z', SEITAN.flesh),
    line('M-6-1.6Q0-3.4 6-1.8M-6 .6Q0-1 6.4.6M-4.6 2.6Q0 1.4 4 2.6', SEITAN.grain, 0.9),
  )

const CRUMBLE = { shade: '#7C4F2A', light: '#A5733F' }

/** Minced soy or minced meat in a sauce. */
export const crumble =
  (colours: { shade: string; light: string } = CRUMBLE): DrawPiece =>
  (random) => {
    const outline = blobOutline({ radius: 4.2, roughness: 0.5, corners: 6 }, random)
    return cutPiece(outline, shape(outline, colours.shade), line(dots(5, 2.4, random), colours.light, 1.7))
  }

const SPREAD = { edge: '#D9BA84', cream: '#F0DCB4' }

/** A dab of spreadable food, seen from above. */
export const dollop =
  (colours: { edge: string; cream: string } = SPREAD): DrawPiece =>
  (random) => {
    const outline = blobOutline({ radius: 11, roughness: 0.25, corners: 8 }, random)
    return cutPiece(
      outline,
      shape(outline, colours.edge),
      `<g transform="translate(-.6 -.8)scale(.88)">${shape(outline, colours.cream)}</g>`,
      line('M-5 2A5.4 5.4 0 1 1 3 4.4M-1.4.6A1.8 1.8 0 1 1 1 1.6', colours.edge, 1.3),
    )
  }

const pat =
  (edge: string, face: string): DrawPiece =>
  () =>
    blockPiece([13, 9, 1.6], block([13, 9, 1.6], edge), blockAt([-0.5, -0.8], [11.4, 7, 1.2], face))

export const butterPat = pat('#E3BE55', '#FBE48F')
export const margarinePat = pat('#E6D08A', '#FDF3C4')

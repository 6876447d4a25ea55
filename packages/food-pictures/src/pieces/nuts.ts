import { blobOutline, dots } from '../drawing/outlines.ts'
import { cutPiece, ovalPiece, roundPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, ellipse, line, shape } from '../drawing/svg.ts'

const ALMOND = { skin: '#9C5F31', light: '#BC8150' }
const ALMOND_OUTLINE = 'M0-6C4-2 4 3 0 5.4C-4 3-4-2 0-6Z'

export const almond: DrawPiece = () =>
  cutPiece(
    ALMOND_OUTLINE,
    shape(ALMOND_OUTLINE, ALMOND.skin),
    shape('M-.4-5C2.4-2 2.4 2.6-.4 4.6C-3-.4-2.6-2-.4-5Z', ALMOND.light),
  )

const WALNUT = { left: '#A97845', right: '#B98850', furrow: '#7E542C' }

export const walnutHalf: DrawPiece = () =>
  ovalPiece(
    [5.6, 6.4],
    ellipse([-2, 0], [3.8, 6], WALNUT.left),
    ellipse([2, 0], [3.8, 6], WALNUT.right),
    line('M-3.6-3Q-1.6-2-3.4 0Q-1.4 1-3 3M3.4-3Q1.6-2 3.4 0Q1.6 1 3 3M0-5.6V5.6', WALNUT.furrow, 0.9),
  )

export const hazelnut: DrawPiece = () =>
  roundPiece(4.8, disc(4.8, '#8E5A2E'), circle([-0.3, -0.3], 3.8, '#B07A45'), circle([-0.5, -0.6], 2.9, '#C8965F'))

const CASHEW = { edge: '#D9B277', flesh: '#F1D8AC' }

export const cashew: DrawPiece = () =>
  stripPiece(
    'M-4 2A5 5 0 0 1 4 2',
    4.6,
    line('M-4 2A5 5 0 0 1 4 2', CASHEW.edge, 4.8),
    line('M-4 1.6A4.8 4.8 0 0 1 4 1.6', CASHEW.flesh, 3),
  )

const PEANUT = { edge: '#C9985A', flesh: '#EBCB95', crease: '#D3A768' }

export const peanut: DrawPiece = () =>
  ovalPiece(
    [3, 4.6],
    ellipse([0, 0], [3, 4.6], PEANUT.edge),
    ellipse([-0.4, -0.4], [2.2, 3.7], PEANUT.flesh),
    line('M.2-3.4V3.2', PEANUT.crease, 0.7),
  )

const GRANOLA = { crumb: '#B77C3E', flake: '#E3B573' }

export const granolaCrumb: DrawPiece = (random) => {
  const outline = blobOutline({ radius: 4, roughness: 0.4, corners: 6 }, random)
  return cutPiece(outline, shape(outline, GRANOLA.crumb), line(dots(4, 2.4, random), GRANOLA.flake, 1.4))
}

const CHOCOLATE = { dark: '#4A2A1C', light: '#6E442F' }
const CHOCOLATE_OUTLINE = 'M-5-2L2-4L5 1L-1 4Z'

export const chocolateShard: DrawPiece = () =>
  cutPiece(CHOCOLATE_OUTLINE, shape(CHOCOLATE_OUTLINE, CHOCOLATE.dark), shape('M-4.4-2L2-3.6L3-.4Z', CHOCOLATE.light))

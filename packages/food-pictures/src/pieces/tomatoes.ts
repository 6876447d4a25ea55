import { rosette } from '../drawing/outlines.ts'
import { flatPiece, roundPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, group, line, oval, shape, ellipse } from '../drawing/svg.ts'

const SEED = '#FBE2A4'

const TOMATO = { skin: '#C4322B', flesh: '#E8604A', chamber: '#F79A74', core: '#F3B394' }
const CHAMBERS = rosette('M-2.6-4.2Q0-9.4 2.6-4.2Q1.6-2 0-2Q-1.6-2-2.6-4.2Z', 5)
const TOMATO_SEEDS = rosette('M-.8-4.6L-.8-5.4M.9-3.8L.9-4.6', 5)

export const tomatoSlice: DrawPiece = () =>
  roundPiece(
    10,
    disc(10, TOMATO.skin),
    disc(8.9, TOMATO.flesh),
    shape(CHAMBERS, TOMATO.chamber),
    line(TOMATO_SEEDS, SEED, 1),
    disc(1.6, TOMATO.core),
  )

const CHERRY = { skin: '#CF3328', flesh: '#E2503B', chamber: '#F58A66' }

export const cherryTomatoHalf: DrawPiece = (random) =>
  roundPiece(
    7,
    disc(7, CHERRY.skin),
    circle([-0.5, -0.6], 5.9, CHERRY.flesh),
    group(
      { turn: random() * 90 },
      ellipse([-2, 0], [1.7, 3], CHERRY.chamber) +
        ellipse([2, 0], [1.7, 3], CHERRY.chamber) +
        line('M-2-1.4h.01M-2 1.2h.01M2-.6h.01M2 1.6h.01', SEED, 1.1),
    ),
  )

const SUN_DRIED = { skin: '#7E1F1A', flesh: '#A83A28', fold: '#D0684A' }

export const sunDriedTomato: DrawPiece = () =>
  stripPiece(
    'M-6 2Q-3-4 1-1T6-2',
    5,
    line('M-6 2Q-3-4 1-1T6-2', SUN_DRIED.skin, 5.2),
    line('M-6 1.6Q-3-4 1-1.2T5.6-2.2', SUN_DRIED.flesh, 3.4),
    line('M-4.6.6Q-2.4-2.6 0-1.2M2.6-.8l2-1', SUN_DRIED.fold, 1),
  )

const PASTE = { deep: '#9E2418', bright: '#C63E28' }

export const tomatoPasteDab: DrawPiece = () =>
  flatPiece(
    oval([8, 6], PASTE.deep),
    ellipse([-0.5, -0.7], [6.6, 4.6], PASTE.bright),
    line('M-4-1Q0-4 4-1', '#E0694C', 1.4),
  )

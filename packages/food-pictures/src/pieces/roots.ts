import { rosette } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, line, shape } from '../drawing/svg.ts'

const CARROT = { skin: '#DB6F1B', flesh: '#F5943A', core: '#F9B264', ray: '#E27F28' }

export const carrotSlice: DrawPiece = () =>
  roundPiece(
    6.6,
    disc(6.6, CARROT.skin),
    circle([-0.2, -0.3], 5.7, CARROT.flesh),
    disc(2.6, CARROT.core),
    line('M0-4.6V-3M0 3V4.6M-4.6 0H-3M3 0H4.6', CARROT.ray, 0.9),
  )

const BEETROOT = { skin: '#6F153A', flesh: '#96264F', ring: '#B74871' }

export const beetrootSlice: DrawPiece = () =>
  roundPiece(
    8.4,
    disc(8.4, BEETROOT.skin),
    circle([-0.2, -0.3], 7.2, BEETROOT.flesh),
    line('M5 0A5 5 0 1 1 4.9-1M2.4 0A2.4 2.4 0 1 1 2.3-.6', BEETROOT.ring, 1),
  )

const RADISH = { skin: '#C92F5F', flesh: '#FFF8F6', ray: '#F3DCE0' }

export const radishSlice: DrawPiece = () =>
  roundPiece(5.6, disc(5.6, RADISH.skin), disc(4.7, RADISH.flesh), line(rosette('M0-3L0 3', 6), RADISH.ray, 0.5))

const POTATO = { skin: '#B9802F', flesh: '#F3CB6C', shine: '#FBE3A4' }
const POTATO_OUTLINE = 'M-9 1C-8-7 6-9 9-2C11 5 2 8-4 7C-7 6.4-9 5-9 1Z'

export const potatoPiece: DrawPiece = () =>
  cutPiece(
    POTATO_OUTLINE,
    shape(POTATO_OUTLINE, POTATO.skin),
    shape('M-7.6.6C-6.6-5.6 5-7 7.4-1.6C9 4 2 6-3.6 5.4C-6 5-7.6 4-7.6.6Z', POTATO.flesh),
    line('M-4-1Q0-4 4-2', POTATO.shine, 1.6),
  )

const SWEET_POTATO = { edge: '#B9521E', flesh: '#E9813A', shine: '#F7AE73' }

export const sweetPotatoCube: DrawPiece = () =>
  blockPiece(
    [10, 10, 2.4],
    block([10, 10, 2.4], SWEET_POTATO.edge),
    block([8.2, 8.2, 2], SWEET_POTATO.flesh),
    line('M-2-2L2.4-2.4', SWEET_POTATO.shine, 1.5),
  )

const CELERIAC = { edge: '#C9B27C', flesh: '#F6EDCF', vein: '#E3D3A2' }

export const celeriacStick: DrawPiece = () =>
  blockPiece(
    [17, 5.4, 1.6],
    block([17, 5.4, 1.6], CELERIAC.edge),
    blockAt([-0.3, -0.5], [15.6, 3.8, 1.3], CELERIAC.flesh),
    line('M-5-.4h4M2 .2h3', CELERIAC.vein, 0.8),
  )

const PARSLEY_ROOT = { skin: '#CDB784', flesh: '#FBF4DD', core: '#EBDDAF', ray: '#DCC98F' }

export const parsleyRootSlice: DrawPiece = () =>
  roundPiece(
    6.2,
    disc(6.2, PARSLEY_ROOT.skin),
    circle([-0.2, -0.3], 5.3, PARSLEY_ROOT.flesh),
    disc(2, PARSLEY_ROOT.core),
    line(rosette('M0-3L0-4.4', 6), PARSLEY_ROOT.ray, 0.7),
  )

const GINGER = { skin: '#B58B4C', flesh: '#E3C27E', ring: '#C9A25F' }
const GINGER_OUTLINE = 'M-9 3C-10-1-6-3-4-3C-5-7-1-9 1-6C2-4 2-3 4-4C8-6 11-2 8 1C6 3 4 2 3 4C2 8-8 8-9 3Z'

export const gingerRoot: DrawPiece = () =>
  cutPiece(
    GINGER_OUTLINE,
    shape(GINGER_OUTLINE, GINGER.skin),
    shape(
      'M-7.6 2.8C-8.4 0-5.6-2-3-1.8C-3.6-6-.6-7 .2-5C1-3 1.6-2 4-2.8C7-4 9-2 7 0C5 1.6 3 1 1.8 3C0 6-7 6-7.6 2.8Z',
      GINGER.flesh,
    ),
    line('M-5 .6Q-3.4 2-4 4M2-1.4Q3.4-.6 3.2.8M-1.8-4.4Q-.6-3.8.2-4', GINGER.ring, 0.9),
  )

import { dots, rosette } from '../drawing/outlines.ts'
import { blockPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, disc, line } from '../drawing/svg.ts'

const CUCUMBER = { skin: '#3E7B3A', flesh: '#CFE6AE', heart: '#E6F2CC', seed: '#B6D488' }
const CUCUMBER_SEEDS = rosette('M0-2.8L0-4.2', 9)

export const cucumberSlice: DrawPiece = () =>
  roundPiece(
    9,
    disc(9, CUCUMBER.skin),
    disc(8, CUCUMBER.flesh),
    disc(5.3, CUCUMBER.heart),
    line(CUCUMBER_SEEDS, CUCUMBER.seed, 1.1),
  )

const PICKLE = { skin: '#5E7A2C', flesh: '#B7C267', heart: '#CBD385', seed: '#E7EBB4' }

export const pickleSlice: DrawPiece = (random) =>
  roundPiece(
    6,
    disc(6, PICKLE.skin),
    disc(5.1, PICKLE.flesh),
    disc(3, PICKLE.heart),
    line(dots(6, 2.6, random), PICKLE.seed, 1),
  )

const COURGETTE = { skin: '#5C8E38', flesh: '#E9F0C6', heart: '#DCE8AE', scorch: '#C9A863' }

export const courgetteSlice: DrawPiece = () =>
  roundPiece(
    9,
    disc(9, COURGETTE.skin),
    disc(7.9, COURGETTE.flesh),
    line('M-4-2Q0-5 4-2M-4 3Q0 6 4 3', { colour: COURGETTE.scorch, opacity: 0.55 }, 1.1),
    disc(3, COURGETTE.heart),
  )

const AUBERGINE = { skin: '#4A2A52', flesh: '#E9D3A0', seed: '#B88D4C' }

export const aubergineSlice: DrawPiece = (random) =>
  roundPiece(9, disc(9, AUBERGINE.skin), disc(8, AUBERGINE.flesh), line(dots(12, 6, random), AUBERGINE.seed, 1.4))

const PUMPKIN = { edge: '#D7791C', flesh: '#F6A63F' }

export const pumpkinCube: DrawPiece = () =>
  blockPiece([10, 10, 2.8], block([10, 10, 2.8], PUMPKIN.edge), blockAt([-0.4, -0.6], [8.4, 8.4, 2.2], PUMPKIN.flesh))

const CORN = { edge: '#E0A51E', kernel: '#FBD85A' }

export const cornKernel: DrawPiece = () =>
  blockPiece([3.8, 4.2, 1.4], block([3.8, 4.2, 1.4], CORN.edge), blockAt([-0.2, -0.35], [2.8, 3.1, 1.2], CORN.kernel))

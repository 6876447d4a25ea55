import { rosette } from '../drawing/outlines.ts'
import { roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { disc, shape } from '../drawing/svg.ts'

interface CitrusColours {
  readonly rind: string
  readonly pith: string
  readonly flesh: string
}

const SEGMENTS = rosette('M0-1.2L2.6-6.6Q0-8.6-2.6-6.6Z', 8)

const citrusSlice =
  ({ rind, pith, flesh }: CitrusColours): DrawPiece =>
  () =>
    roundPiece(10, disc(10, rind), disc(8.8, pith), shape(SEGMENTS, flesh))

export const lemonSlice = citrusSlice({ rind: '#F2C52E', pith: '#FFF6CF', flesh: '#F8DA5C' })
export const limeSlice = citrusSlice({ rind: '#7FAE3A', pith: '#F1F7D4', flesh: '#B9D66A' })
export const orangeSlice = citrusSlice({ rind: '#EE8A22', pith: '#FFEBCB', flesh: '#F7A945' })
export const grapefruitSlice = citrusSlice({ rind: '#EE9C55', pith: '#FFE6D6', flesh: '#EB6A5C' })

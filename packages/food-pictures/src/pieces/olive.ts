import { roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc } from '../drawing/svg.ts'

export const oliveRing: DrawPiece = () =>
  roundPiece(4.4, disc(4.4, '#3D3540'), circle([-0.4, -0.5], 3.3, '#574C5A'), disc(1.6, '#241D26'))

import { joinedPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { line } from '../drawing/svg.ts'

const WOOD = { edge: '#9A7038', face: '#DDB878' }
const STICK = 'M0-34V36'
const MORSELS = 5
const MORSEL_STEP = 11
const MORSEL_SCALE = 0.82

const stick: DrawPiece = () => stripPiece(STICK, 2.4, line(STICK, WOOD.edge, 2.4), line(STICK, WOOD.face, 1.2))

/** A wooden skewer with these pieces in turn. */
export const skewerOf =
  (morsels: readonly DrawPiece[]): DrawPiece =>
  (random) =>
    joinedPiece([
      { ...stick(random), at: [0, 0] },
      ...Array.from({ length: MORSELS }, (_, i) => morsels[i % morsels.length]).flatMap((draw, i) =>
        draw === undefined
          ? []
          : [
              {
                ...draw(random),
                at: [0, (i - (MORSELS - 1) / 2) * MORSEL_STEP] as const,
                turn: random() * 30 - 15,
                scale: MORSEL_SCALE,
              },
            ],
      ),
    ])

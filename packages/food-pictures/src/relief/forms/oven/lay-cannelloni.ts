import { colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { stick } from '../../pieces/stick.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import type { BakeShape } from './bake-shape.ts'

const DOUGH = colour('#F6E2A8')
const DOUGH_SHADE = colour('#E9CB82')
const GOLD = colour('#CC8A34')
/** From one roll to the next, units. */
const STEP = 23

/** Sheets of pasta rolled around a filling, side by side in their sauce. */
export function layCannelloni(stage: Stage, shape: BakeShape, sheets: PlatedFood): void {
  const { scene, spot, random } = stage
  const owner = ownerOf(stage, sheets)
  const cosine = Math.cos(shape.turn)
  const sine = Math.sin(shape.turn)
  const rows = 2
  const length = (shape.halfHeight * 2) / rows - 8
  const count = Math.floor((shape.halfWidth * 2 - 8) / STEP)
  for (let row = 0; row < rows; row += 1) {
    const v = (row - 0.5) * shape.halfHeight * 0.98
    for (let index = 0; index < count; index += 1) {
      const u = (index - (count - 1) / 2) * STEP
      const roll = stick(random, {
        length,
        width: STEP * 0.93,
        height: 10,
        square: 0.7,
        colour: DOUGH,
        second: DOUGH_SHADE,
        gloss: 0.55,
        grain: 0.1,
        paint(ink, point) {
          ink.over(GOLD, 0.7 * smooth(0.5, 0.68, cloud(point.u * 0.07 + point.offset, point.v * 0.07)))
        },
      })
      const at = { x: spot.x + u * cosine - v * sine, y: spot.y + u * sine + v * cosine }
      stamp(scene, roll, { ...at, turn: shape.turn + Math.PI / 2, base: spot.floor + 4, owner, clip: shape.onTop })
    }
  }
}

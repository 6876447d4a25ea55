import { FULL_TURN, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { box, rounded, smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

const PALE = colour('#F0D9A8')
const DARK = colour('#B98A58')
const CRUST = colour('#A9662A')
const DARK_CRUST = colour('#5E3618')
const TOAST = colour('#9A5C22')
const DARK_BREADS = /rye|pumper|whole|graham|spelt/
const SLICE = box(25, 18, 11)

/** A slice of bread that goes with something else. */
function breadSlice({ foodId, heats }: PlatedFood): PieceMaker {
  const isDark = DARK_BREADS.test(foodId)
  const isToasted = heats.includes('toasted') || heats.includes('fried')
  return (random) => {
    const offset = random() * FULL_TURN
    return {
      reach: 31,
      paint(u, v, ink) {
        const distance = SLICE(u, v) + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 4
        ink.fill(isDark ? DARK : PALE)
        const hole = noise(u * 0.42 + offset, v * 0.42)
        ink.dim(0.92 + 0.14 * cloud(u * 0.12, v * 0.12 + offset))
        if (hole > 0.76) ink.dim(0.82)
        if (isToasted) ink.over(TOAST, 0.55 * smooth(0.38, 0.68, cloud(u * 0.06 - offset, v * 0.06)))
        ink.over(isDark ? DARK_CRUST : CRUST, smooth(-4, -1.6, distance))
        ink.surface(0.12, 0.6, 7 * rounded(distance, 4) - (hole > 0.76 ? 0.8 : 0))
        return distance
      },
    }
  }
}

const GRAMS_OF_A_SLICE = 32
/** Slices lean on the edge of the dish at the upper left, away from a side bowl and the handle of a pan. */
const ANGLE = -2.35

/** Lays bread that is eaten with a dish at its edge. */
export function layBread(stage: Stage, bread: PlatedFood): void {
  const { scene, spot, random } = stage
  const count = Math.max(1, Math.min(3, Math.round(bread.grams / GRAMS_OF_A_SLICE)))
  const make = breadSlice(bread)
  const owner = ownerOf(stage, bread)
  const scale = Math.max(0.7, Math.min(1.15, spot.radius / 80))
  for (let index = 0; index < count; index += 1) {
    const angle = ANGLE + (index - (count - 1) / 2) * 0.42
    const far = spot.radius * 0.8
    const at = { x: spot.x + Math.cos(angle) * far, y: spot.y + Math.sin(angle) * far }
    const turn = angle + Math.PI / 2 + within(random, -0.1, 0.1)
    stamp(scene, make(random), { ...at, turn, scale, base: spot.floor + 5 + index * 3.5, owner })
  }
}

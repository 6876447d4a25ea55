import { SMOKED_SAUSAGE, WHITE_SAUSAGE } from '../../looks/sausage-colours.ts'
import { within } from '../../paint/chance.ts'
import type { SausageColours } from '../../pieces/sausage-slice.ts'
import { sausage } from '../../pieces/sausage.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { settle } from '../../plating/settle.ts'
import { turned } from '../../plating/turned.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** One sausage weighs about this much. */
const SAUSAGE_G = 80

const SAUSAGES: Readonly<Record<string, SausageColours>> = {
  'smoked-sausage': SMOKED_SAUSAGE,
  'white-sausage': WHITE_SAUSAGE,
}

/** The colours of a sausage that comes to the table whole; undefined for all other foods. */
export const sausageColours = ({ foodId }: PlatedFood): SausageColours | undefined => SAUSAGES[foodId]

/** One to three sausages side by side. */
export function laySausages(stage: Stage, food: PlatedFood, colours: SausageColours): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, lie = -0.3 } = spot
  const count = Math.max(1, Math.min(3, Math.round(food.grams / SAUSAGE_G)))
  const browned = food.heats.includes('fried') || food.heats.includes('baked') ? 0.5 : 0.05
  const b = radius * (count === 1 ? 0.24 : 0.2)
  for (let index = 0; index < count; index += 1) {
    const place = turned({ x, y }, { u: 0, v: (index - (count - 1) / 2) * b * 2.1, turn: lie })
    stamp(scene, sausage(random, colours, { a: radius * (count === 1 ? 0.9 : 0.8), b, browned }), {
      ...settle(place, radius * 0.78, spot.inside),
      turn: lie + within(random, -0.08, 0.08),
      base: floor,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

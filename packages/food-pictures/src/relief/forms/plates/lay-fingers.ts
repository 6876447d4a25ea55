import { pattyKind } from '../../looks/patty-kinds.ts'
import { within } from '../../paint/chance.ts'
import { patty } from '../../pieces/patty.ts'
import type { ServedHero } from '../../plating/hero.ts'
import { layBits } from '../../plating/lay-bits.ts'
import { settle } from '../../plating/settle.ts'
import { turned } from '../../plating/turned.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

const FINGER_G = 34
const LEAST = 3
const MOST = 6
/** Half the length and half the width of a finger and the step between two of them, in shares of the radius of the spot. */
const SIZE = { a: 0.56, b: 0.175, step: 0.4 } as const

/** Minced meat pressed into fingers: kofta, in a row as they came from the tray. */
export function layFingers(stage: Stage, { hero, workedIn }: ServedHero, grams: number): void {
  const { scene, random, spot } = stage
  const { radius, floor, lie = -0.3 } = spot
  const count = Math.max(LEAST, Math.min(MOST, Math.round(grams / FINGER_G)))
  const kind = pattyKind(hero, workedIn)
  const places = Array.from({ length: count }, (_, index) => {
    const along = (index - (count - 1) / 2) * SIZE.step * radius
    const place = turned(spot, { u: along, v: within(random, -0.06, 0.06) * radius, turn: lie })
    return settle(place, radius * SIZE.a * 0.7, spot.inside)
  })
  for (const place of places) {
    const finger = patty(random, {
      kind,
      a: radius * SIZE.a * within(random, 0.94, 1.04),
      b: radius * SIZE.b,
      height: radius * SIZE.b,
      browned: 0.6,
      isLong: true,
    })
    stamp(scene, finger, {
      ...place,
      turn: lie + Math.PI / 2 + within(random, -0.09, 0.09),
      base: floor,
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
  }
  layBits(stage, workedIn, { places, reach: radius * SIZE.b })
}

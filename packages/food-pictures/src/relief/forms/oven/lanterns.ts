import { within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import { LANTERN, lanternLid, lanternPepper } from '../../pieces/lantern-pepper.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { shellOf } from './shells.ts'
import { isLiquid } from './kinds.ts'
import { isSeen } from './part-look.ts'
import { strewFilling } from './strew-filling.ts'

const SAUCE = { colour: colour('#9A3418'), second: colour('#6E2210'), gloss: 0.6 }
const WHOLE_G = 110
const COUNT = { least: 2, most: 3 } as const

/** Whole peppers with carved faces, standing side by side, their lids before them and the filling in their open tops. */
export function layLanterns(stage: Stage, pepper: PlatedFood): void {
  const { spot, scene, random } = stage
  const { skin, flesh } = shellOf(pepper)
  const count = Math.max(COUNT.least, Math.min(COUNT.most, Math.round(pepper.grams / WHOLE_G)))
  const step = (spot.halfWidth * 1.9) / count
  const scale = Math.min(1.45, (step * 0.5) / LANTERN.a, (spot.halfHeight * 0.72) / LANTERN.b)
  const owner = ownerOf(stage, pepper)
  const filling = stage.dish.foods.filter((food) => food !== pepper && isSeen(food) && !isLiquid(food))
  const sauce = stage.dish.foods.find((food) => isLiquid(food) && !food.isTakenIn)
  const cosine = Math.cos(spot.turn)
  const sine = Math.sin(spot.turn)
  for (let index = 0; index < count; index += 1) {
    const along = (index - (count - 1) / 2) * step
    const up = -spot.halfHeight * 0.14
    const at = { x: spot.x + along * cosine - up * sine, y: spot.y + along * sine + up * cosine }
    stamp(scene, lanternPepper(random, skin, flesh), {
      ...at,
      scale,
      turn: within(random, -0.06, 0.06),
      base: spot.floor,
      owner,
      clip: spot.inside,
    })
    const mouth = {
      x: at.x,
      y: at.y + LANTERN.mouthY * scale,
      a: LANTERN.mouthA * scale * 0.8,
      b: LANTERN.mouthB * scale * 0.7,
    }
    if (sauce !== undefined) {
      stamp(scene, lump(random, { rx: mouth.a * 0.8, ry: mouth.b, height: 3, uneven: 0.4, ...SAUCE }), {
        x: mouth.x,
        y: mouth.y + mouth.b * 0.5,
        owner: ownerOf(stage, sauce),
        clip: spot.inside,
      })
    }
    strewFilling(stage, filling, { pointIn: inEllipse(mouth), count: 26, mostReach: 5.5 })
    const aside = step * (index === 0 ? 0.3 : -0.08)
    const down = spot.halfHeight * 0.68
    stamp(scene, lanternLid(random, skin, flesh), {
      x: spot.x + (along + aside) * cosine - down * sine,
      y: spot.y + (along + aside) * sine + down * cosine,
      scale: scale * 0.72,
      turn: within(random, -0.5, 0.5),
      base: spot.floor + 6,
      owner,
      clip: spot.inside,
    })
  }
}

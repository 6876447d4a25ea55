import { cutlet } from '../../pieces/cutlet.ts'
import { layHero, type ServedHero } from '../../plating/hero.ts'
import { settle } from '../../plating/settle.ts'
import { turned } from '../../plating/turned.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** From this weight on there are two cutlets, and three from the second one. */
const TWO_G = 150
const THREE_G = 280

/** Anything in breadcrumbs: one large cutlet, or two or three small ones that overlap. */
export function layCutlet(stage: Stage): void {
  layHero(stage, { isHero: ({ heats }) => heats.includes('crumbed'), lay: layCrumbed })
}

function layCrumbed(stage: Stage, { hero }: ServedHero): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, lie = -0.3 } = spot
  const isSliced = hero.cuts.includes('sliced')
  const count = hero.grams >= THREE_G || isSliced ? 3 : hero.grams >= TWO_G ? 2 : 1
  const a = radius * (count === 1 ? 0.98 : count === 2 ? 0.72 : 0.52)
  const b = radius * (count === 1 ? 0.6 : count === 2 ? 0.44 : 0.32)
  for (let index = 0; index < count; index += 1) {
    const aside = index - (count - 1) / 2
    const place = turned({ x, y }, { u: aside * radius * (count === 2 ? 0.56 : 0.62), v: 0, turn: lie })
    stamp(scene, cutlet(random, { a, b, uneven: a * 0.26, height: 8 + a * 0.03 }), {
      ...settle(place, a * 0.95, spot.inside),
      turn: lie + (count === 3 ? -0.9 : 0) + aside * 0.3,
      base: floor + index * 4.5,
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
  }
}

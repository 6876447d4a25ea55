import { cutlet } from '../../pieces/cutlet.ts'
import { layHero, type ServedHero } from '../../plating/hero.ts'
import { settle } from '../../plating/settle.ts'
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
  const { x, y, radius, floor } = spot
  const isSliced = hero.cuts.includes('sliced')
  const count = hero.grams >= THREE_G || isSliced ? 3 : hero.grams >= TWO_G ? 2 : 1
  const a = radius * (count === 1 ? 0.98 : count === 2 ? 0.74 : 0.6)
  const b = radius * (count === 1 ? 0.66 : count === 2 ? 0.46 : 0.4)
  for (let index = 0; index < count; index += 1) {
    const aside = index - (count - 1) / 2
    const place = { x: x + aside * radius * (count === 2 ? 0.44 : 0.5), y: y - aside * radius * 0.34 + radius * 0.06 }
    stamp(scene, cutlet(random, { a, b, uneven: a * 0.26, height: 8 + a * 0.03 }), {
      ...settle(place, a * 0.95, spot.inside),
      turn: -0.32 + aside * 0.24,
      base: floor + index * 2.4,
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
  }
}

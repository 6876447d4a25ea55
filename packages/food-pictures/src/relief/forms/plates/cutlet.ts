import { within } from '../../paint/chance.ts'
import { cutlet } from '../../pieces/cutlet.ts'
import type { PlatedFood } from '../../plated-meal.ts'
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

/** Half the sides of a slice of tofu, the step between two, and how each is turned, in shares of the radius and radians. */
const SLAB = { a: 0.46, b: 0.31, step: 0.52, turn: 1.1 } as const
const SLAB_G = 45

/** Slices of a block, each leaning on the one before. */
function laySlabs(stage: Stage, hero: PlatedFood): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, lie = -0.3 } = spot
  const count = Math.max(2, Math.min(4, Math.round(hero.grams / SLAB_G)))
  for (let index = 0; index < count; index += 1) {
    const along = (index - (count - 1) / 2) * SLAB.step * radius
    const slab = cutlet(random, {
      a: radius * SLAB.a,
      b: radius * SLAB.b,
      uneven: 3,
      height: 9,
      isSquare: true,
    })
    stamp(scene, slab, {
      ...settle(turned({ x, y }, { u: along, v: 0, turn: lie }), radius * SLAB.a, spot.inside),
      turn: lie + SLAB.turn + within(random, -0.08, 0.08),
      base: floor + index * 4,
      owner: ownerOf(stage, hero),
      clip: spot.inside,
    })
  }
}

function layCrumbed(stage: Stage, { hero }: ServedHero): void {
  if (hero.role === 'tofu-like' && hero.cuts.includes('sliced')) return laySlabs(stage, hero)
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

import { isWide } from '../../crockery/spot.ts'
import { colour } from '../../paint/colour.ts'
import { ellipse } from '../../paint/shape.ts'
import { flatbread, flatbreadKind, panSpots } from '../../pieces/dough/flatbread.ts'
import type { Wrapper } from '../../pieces/dough/roll-body.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { arrange, pointOn, portions, type Bed } from './arrange.ts'
import { coverBed } from './cover-bed.ts'
import { layRoll } from './lay-roll.ts'
import { lookOf } from '../../looks/look-of.ts'
import { isCover } from '../../looks/cover-look-of.ts'
import { layWithoutBase } from './lay-aside.ts'
import { layPockets } from './pockets.ts'
import { dollop } from './sauce.ts'
import { sortFoods, type SortedFoods } from './sorted-foods.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { mixedTint } from './mixed-tint.ts'

const HALF: { readonly a: number; readonly b: number } = { a: 46, b: 25 }
/** How halves are turned out of line, radians: less on a board, which is not as high as it is wide. */
const ASLANT = 0.5
const ASLANT_ON_BOARD = 0.2
/** Grams of one large and one small tortilla. */
const LARGE_G = 60
const SMALL_G = 24
const DISC = 45
const INNER = colour('#E9D3A0')

/** Two halves of a wrap that was cut across, their faces to the front. */
function layHalves(stage: Stage, sorted: SortedFoods): void {
  const { spot, random } = stage
  const { base, covers, aside, garnish, spreads } = sorted
  const kind = flatbreadKind(base?.foodId)
  const wrapper: Wrapper = {
    colour: kind.colour,
    second: kind.second,
    gloss: 0.15,
    grain: 0.3,
    round: 0.25,
    rough: 1.6,
    paint: (ink, point) => panSpots(ink, point, kind.spots),
  }
  const owner = base === null ? 1 : ownerOf(stage, base)
  const filling = [...covers, ...aside, ...garnish, ...spreads]
  const inner = spreads.length > 0 ? mixedTint(spreads) : INNER
  const count = portions((base?.grams ?? LARGE_G) * 2, LARGE_G, [2, 4])
  for (const bed of arrange(spot, random, { count, a: HALF.a * 1.1, b: HALF.b, gap: 8, most: 1.35, mayTurn: false })) {
    const shape = { a: HALF.a * bed.size, b: HALF.b * bed.size }
    layRoll(
      stage,
      { ...bed, turn: bed.turn + (isWide(spot) ? ASLANT_ON_BOARD : ASLANT) },
      { wrapper, shape, owner, filling, inner, rim: 2.6 },
    )
  }
}

interface Taco {
  readonly sorted: SortedFoods
  readonly beds: number
}

function layTaco(stage: Stage, bed: Bed, { sorted, beds }: Taco): void {
  const { scene, random, spot } = stage
  const { base, spreads } = sorted
  const owner = base === null ? 1 : ownerOf(stage, base)
  const radius = bed.a
  const piece = flatbread(random, {
    kind: flatbreadKind(base?.foodId),
    outline: ellipse(radius, radius * 0.94),
    reach: radius,
    bend: (_, v) => 8 * (v / radius) ** 2,
  })
  stamp(scene, piece, { x: bed.x, y: bed.y, turn: bed.turn, base: spot.floor, owner })
  const stripe: Bed = { ...bed, a: radius * 0.92, b: radius * 0.66 }
  coverBed(stage, stripe, {
    foods: { ...sorted, covers: [...sorted.covers, ...sorted.aside] },
    beds,
    reach: 0.86,
    fullness: 1.9,
  })
  for (const [index, food] of spreads.entries()) {
    const at = pointOn(bed, (index - (spreads.length - 1) / 2) * radius * 0.5, radius * 0.12)
    dollop(stage, at, {
      tint: tintOf(food),
      owner: ownerOf(stage, food),
      radius: Math.min(15, 7 + food.grams / beds / 8),
    })
  }
}

/** Small tortillas, open, each with its filling. */
function layTacos(stage: Stage, sorted: SortedFoods): void {
  const { spot, random } = stage
  const count = portions(sorted.base?.grams ?? SMALL_G * 2, SMALL_G, [2, 3])
  const beds = arrange(spot, random, {
    count,
    a: DISC,
    b: DISC * 0.94,
    gap: 3,
    most: 1.5,
    disorder: 0.5,
    isRound: true,
  })
  const eggs = sorted.covers.filter(isFriedEgg)
  const open = { ...sorted, covers: sorted.covers.filter((food) => !eggs.includes(food)) }
  for (const bed of beds) layTaco(stage, bed, { sorted: open, beds: beds.length })
  for (const egg of eggs) layFriedEggs(stage, beds, egg)
}

const EGG_G = 56
/** Radius of a fried egg in shares of the tortilla it lies on. */
const EGG_SIZE = 0.78

const isFriedEgg = ({ role, heats }: PlatedFood): boolean => role === 'egg' && heats.includes('fried')

/** Whole eggs, one on each tortilla until there are no more. */
function layFriedEggs(stage: Stage, beds: readonly Bed[], egg: PlatedFood): void {
  const look = lookOf(egg)
  if (look === null) return
  for (const bed of beds.slice(0, Math.max(1, Math.round(egg.grams / EGG_G)))) {
    const piece = look.make(stage.random)
    stamp(stage.scene, piece, {
      x: bed.x,
      y: bed.y,
      scale: (bed.a * EGG_SIZE) / piece.reach,
      base: stage.scene.restingHeight(bed.x, bed.y, bed.a * 0.4),
      owner: ownerOf(stage, egg),
    })
  }
}

const isSmall = (base: PlatedFood | null): boolean => base?.foodId === 'corn-tortilla'

/** Tortillas and pitas: cut across, folded, or small and open. */
export function layWrap(stage: Stage): void {
  const { dish, toppings } = stage
  const sorted = sortFoods([...dish.foods, ...toppings.flatMap((topping) => topping.dish.foods)])
  if (sorted.base === null) layWithoutBase(stage, dish.foods.filter(isCover))
  else if (sorted.base.foodId === 'pita' || (isSmall(sorted.base) && dish.traits.includes('folded')))
    layPockets(stage, sorted)
  else if (isSmall(sorted.base)) layTacos(stage, sorted)
  else layHalves(stage, sorted)
}

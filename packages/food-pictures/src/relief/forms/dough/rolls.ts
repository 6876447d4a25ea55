import { isWide } from '../../crockery/spot.ts'
import { grainKind } from '../../looks/grain-kinds.ts'
import { isVisible } from '../../looks/look-of.ts'
import { colour } from '../../paint/colour.ts'
import { rollFace } from '../../pieces/dough/roll-body.ts'
import type { GrainKind } from '../../pieces/grain-bed.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inRing } from '../../scene/spots.ts'
import { ownerOf, stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { arrange, portions, type Bed } from './arrange.ts'
import { nest, pileLogs, type Pile, type PiledBed } from './pile.ts'
import { fillFace } from './fill-face.ts'
import { besideDip, layDip } from './dip.ts'
import { layBun } from './lay-bun.ts'
import { layRoll } from './lay-roll.ts'
import { layTranslucentRoll } from './translucent-roll.ts'
import { coatRoll, poolSauce, type Sauce } from './sauce.ts'
import { isSpread } from './sorted-foods.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { mixedTint } from './mixed-tint.ts'
import { layWrappedBites, wrappedBites } from './wrapped-bites.ts'
import { rollKindOf, type RollKind } from './wrappers.ts'

const RICE = colour('#FAF6EA')
const MINCE = colour('#B08058')
const GRAVY = colour('#7E4A22')
const GRAIN_ROLES = new Set(['cooked-grain', 'creamy-grain'])
const SAUCE_ROLES = new Set(['tomato-sauce', 'cream-like', 'yoghurt-like', 'soy-sauce', 'nut-butter'])

/** Rolls that are cooked in their sauce; others are dipped into it. */
const SAUCED: ReadonlySet<RollKind['name']> = new Set(['cabbage', 'meat', 'crepe'])

/** A roll this much longer than wide is laid as a log. */
const LONG = 1.6

const isMinced = ({ role }: PlatedFood): boolean => role === 'minced-meat'
const isGrain = ({ role }: PlatedFood): boolean => role !== null && GRAIN_ROLES.has(role)

interface Rolls {
  readonly kind: RollKind
  readonly owner: number
  readonly filling: readonly PlatedFood[]
  /** What binds the filling, when it is a food of the dish. */
  readonly binder: PlatedFood | null
  readonly sauce: Sauce | null
}

const isSauce = ({ role }: PlatedFood): boolean => role !== null && SAUCE_ROLES.has(role)

/** The sauce over the rolls; meat has its gravy even when no dish names one. */
function sauceOf(stage: Stage, kind: RollKind): Sauce | null {
  for (const topping of stage.toppings) {
    const food = topping.dish.foods.find(isSauce) ?? topping.dish.foods[0]
    if (food !== undefined) return { tint: tintOf(food), owner: ownerOf(stageOfTopping(stage, topping), food) }
  }
  const food = stage.dish.foods.find(({ role }) => role === 'tomato-sauce')
  if (food !== undefined && kind.name === 'cabbage') return { tint: tintOf(food), owner: ownerOf(stage, food) }
  const meat = kind.name === 'meat' ? rollKindOf(stage.dish.foods).food : null
  return meat === null ? null : { tint: GRAVY, owner: ownerOf(stage, meat) }
}

const innerTint = ({ kind, binder, filling }: Rolls): ReturnType<typeof colour> => {
  // Rice shows in minced meat as grains, and the meat gives the colour.
  if (kind.name === 'cabbage' && filling.some(isMinced)) return MINCE
  if (binder !== null) return isGrain(binder) ? grainKind(binder.foodId).colour : tintOf(binder)
  return kind.name === 'cabbage' ? MINCE : mixedTint(filling.slice(0, 2))
}

/** Grain that makes most of the filling of a cabbage roll; with minced meat it shows only as bits. */
const boundBy = ({ kind, binder, filling }: Rolls): GrainKind | undefined =>
  kind.name === 'cabbage' && binder !== null && isGrain(binder) && !filling.some(isMinced)
    ? grainKind(binder.foodId)
    : undefined

/** Cut rolls that stand on their other end, faces up. */
function layStanding(stage: Stage, bed: Bed, rolls: Rolls): void {
  const { scene, random, spot } = stage
  const { x, y, turn, b } = bed
  const { kind, owner, binder, filling } = rolls
  const height = b * 0.8
  const face = { a: b, b: b * 0.96, height, wrapper: kind.wrapper.second }
  // Without rice one sees only the filling.
  const inner = binder === null ? innerTint(rolls) : kind.wrapper.colour
  stamp(scene, rollFace(random, { ...face, inner, rim: 2 }), {
    x,
    y,
    turn,
    base: spot.floor,
    owner,
  })
  if (binder !== null) {
    const rice = rollFace(random, {
      a: b - 2,
      b: b * 0.96 - 2,
      height,
      wrapper: RICE,
      inner: innerTint(rolls),
      rim: 1,
      isCoarse: true,
    })
    stamp(scene, rice, { x, y, turn, base: spot.floor + 0.6, owner: ownerOf(stage, binder) })
  }
  const share = binder === null ? 0.86 : 0.62
  fillFace(stage, { x, y, turn, a: b * share, b: b * share, base: spot.floor + height + 0.8 }, filling)
}

/** The last of them lies in front of the others. */
interface OneBed extends Bed {
  readonly isLast: boolean
}

function layOne(stage: Stage, bed: OneBed, rolls: Rolls): void {
  const { sauce, kind, owner, binder, filling } = rolls
  const shape = { a: kind.shape.a * bed.size, b: kind.shape.b * bed.size }
  if (kind.name === 'nori') return layStanding(stage, bed, rolls)
  if (kind.name === 'bun')
    return layBun(stage, bed, { shape, owner, filling, inner: innerTint(rolls), isOpen: bed.isLast })
  if (kind.name === 'rice-paper') return layTranslucentRoll(stage, bed, { kind, shape, owner, filling })
  const innerOwner = binder === null ? owner : ownerOf(stage, binder)
  layRoll(stage, bed, {
    wrapper: kind.wrapper,
    shape,
    owner,
    filling: binder !== null && filling.some(isMinced) ? [...filling, binder] : filling,
    inner: innerTint(rolls),
    innerOwner,
    grains: boundBy(rolls),
    rim: 2 * bed.size,
    isOpen: kind.isOpen === true,
  })
  if (sauce !== null && SAUCED.has(kind.name)) coatRoll(stage, { ...bed, x: bed.x - shape.a * 0.16 }, { shape, sauce })
}

/** Whole small vegetables and leaves that are served beside the rolls. */
const isAside = ({ role, cuts, grams }: PlatedFood): boolean =>
  (role === 'tomato' && cuts.length === 0 && grams >= 60) || role === 'salad-leaf'

function rollsOf(
  stage: Stage,
  { kind, food }: ReturnType<typeof rollKindOf>,
): Rolls & { readonly aside: readonly PlatedFood[] } {
  const others = stage.dish.foods.filter((other) => other !== food && !other.isGarnish && !other.isTakenIn)
  const isStewed = ({ cuts, heats }: PlatedFood): boolean =>
    kind.name === 'meat' && heats.includes('stewed') && !cuts.includes('strips')
  const aside = kind.name === 'rice-paper' ? [] : others.filter((other) => isAside(other) || isStewed(other))
  const inside = others.filter(
    (other) =>
      (!aside.includes(other) || (kind.name === 'cold-cut' && other.role === 'salad-leaf')) &&
      (isVisible(other) || isSpread(other) || other.grams >= 15),
  )
  const binder = inside.find(isGrain) ?? inside.find((other) => isSpread(other) && other.grams >= 40) ?? null
  const filling = inside.filter((other) => other !== binder && other.role !== 'tomato-sauce')
  return { kind, owner: food === null ? 1 : ownerOf(stage, food), filling, binder, aside, sauce: sauceOf(stage, kind) }
}

/** Rolls in their sauce lie side by side, small ones nest, and others are piled. */
function bedsOf(
  { spot, random }: Stage,
  kind: RollKind,
  { count, most }: Pick<Pile, 'count' | 'most'>,
): readonly PiledBed[] {
  const { a, b } = kind.shape
  if (a < b * LONG) return nest(spot, random, { count, a, b, most: 1.6, disorder: 0.5 })
  const turned = (bed: PiledBed, by: number): PiledBed => ({ ...bed, turn: bed.turn + by })
  if (!SAUCED.has(kind.name)) {
    const beds = pileLogs(spot, random, { count, a: a + b * 0.2, b, most })
    return isWide(spot) ? beds : beds.map((bed) => turned(bed, 0.14))
  }
  const frame = {
    count,
    a: a + b * 0.2,
    b,
    gap: 3,
    most: 1.4,
    mayTurn: false,
    disorder: 0.1,
    spill: isWide(spot) ? 0.84 : 0.92,
  }
  return arrange(spot, random, frame).map((bed) => turned({ ...bed, lift: 0 }, isWide(spot) ? 0.2 : 0.42))
}

/** Rolls of anything: cut, so that one sees what is in them. */
export function layRolls(stage: Stage): void {
  const { spot, dish } = stage
  const found = rollKindOf(dish.foods)
  const { kind } = found
  const { aside, ...rolls } = rollsOf(stage, found)
  const { sauce } = rolls
  const count = portions(found.food?.grams ?? kind.grams, kind.grams, kind.range)
  const isDipped = sauce !== null && !SAUCED.has(kind.name)
  if (isDipped) layDip(stage, sauce)
  else if (sauce !== null) poolSauce(stage, sauce)
  for (const food of aside) {
    strew(stage, food, {
      pointIn: inRing({ x: spot.x, y: spot.y, inner: spot.radius * 0.7, outer: spot.radius * 0.86 }),
      most: 9,
    })
  }
  const rest = isDipped ? besideDip(spot) : spot
  const bites = wrappedBites(dish.foods)
  if (bites !== null) {
    layWrappedBites(stage, bites)
    return
  }
  const beds = bedsOf({ ...stage, spot: rest }, kind, { count, most: aside.length > 0 ? 1.4 : 1.75 })
  for (const [index, bed] of beds.entries()) {
    const isLast = index === beds.length - 1
    layOne({ ...stage, spot: { ...spot, floor: spot.floor + bed.lift } }, { ...bed, isLast }, rolls)
  }
  for (const food of dish.foods.filter((other) => other.isGarnish && !other.isTakenIn)) {
    strew(stage, food, { pointIn: inRing({ x: spot.x, y: spot.y, inner: 0, outer: spot.radius * 0.7 }), most: 40 })
  }
}

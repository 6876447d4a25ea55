import { coverLookOf } from '../../looks/cover-look-of.ts'
import { within } from '../../paint/chance.ts'
import { smooth, type Outline } from '../../paint/shape.ts'
import { flatbread, flatbreadKind } from '../../pieces/dough/flatbread.ts'
import { shaded } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { arrange, pointOn, portions, type Bed } from './arrange.ts'
import type { SortedFoods } from './sorted-foods.ts'
import { tintOf } from '../../looks/tint-of.ts'

/** Radius of a pocket before it is fitted, units. */
const RADIUS = 50
/** Grams of a half pita, and of a folded tortilla. */
const POCKET_G = 40
const TORTILLA_G = 25
const SHORTEST_FILLING = 4
/** Pockets that lie below one another are moved aside by this share of their half width, and turned. */
const LEAN = 0.42
const LEAN_TURN = -0.9
/** Layers of filling behind one another at the mouth. */
const ROWS = 3

/** A half disc: its straight edge, the mouth, is at v = 0, its round side is up. */
const halfDisc =
  (radius: number, mouth: number): Outline =>
  (u, v) => {
    const disc = Math.hypot(u, v) - radius
    const edge = v - mouth + (u / radius) ** 2 * 3
    const near = Math.max(0, 8 - Math.abs(disc - edge))
    return Math.max(disc, edge) + (near * near) / 34
  }

/** Fillings by turns, so that all of them are seen at the mouth. */
function layFilling(stage: Stage, bed: Bed, foods: readonly PlatedFood[]): void {
  const { scene, random, spot } = stage
  const radius = bed.a
  for (let row = 0; row < ROWS; row += 1) {
    const count = Math.max(SHORTEST_FILLING, Math.round((radius * 2) / 11)) - row
    for (let index = 0; index < count; index += 1) {
      const food = foods[(index + row * 2) % foods.length]
      const look = food === undefined ? null : coverLookOf(food)
      if (food === undefined || look === null) continue
      const piece = look.make(random)
      const along = (((index + 0.5) / count) * 2 - 1) * radius * 0.8
      const at = pointOn(bed, along, 1 + row * 4.6 - (along / radius) ** 2 * 5 + within(random, -2, 2))
      stamp(scene, piece, {
        ...at,
        turn: bed.turn + within(random, -1.2, 1.2),
        scale: Math.max(0.62, Math.min(1.15, 13 / piece.reach)),
        base: spot.floor + 11 - row * 3.2 + within(random, -1, 1),
        owner: ownerOf(stage, food),
      })
    }
  }
}

/** Sauce that runs over the filling. */
function laySauce(stage: Stage, bed: Bed, food: PlatedFood): void {
  const { scene, random, spot } = stage
  const tint = tintOf(food)
  for (const along of [-0.5, -0.12, 0.2, 0.55]) {
    const piece = lump(random, {
      rx: within(random, 6, 9),
      ry: within(random, 3, 4.4),
      height: 2.4,
      uneven: 0.35,
      colour: tint,
      second: shaded(tint, 0.9),
      gloss: 0.7,
      grain: 0.05,
    })
    stamp(scene, piece, {
      ...pointOn(bed, along * bed.a, 5 + within(random, -3, 4)),
      turn: bed.turn + within(random, -0.5, 0.5),
      base: spot.floor + 13,
      owner: ownerOf(stage, food),
    })
  }
}

/** Bread pockets and folded tortillas, their filling showing at the mouth. */
export function layPockets(stage: Stage, { base, spreads, covers, aside, garnish }: SortedFoods): void {
  const { scene, spot, random } = stage
  const kind = flatbreadKind(base?.foodId)
  const owner = base === null ? 1 : ownerOf(stage, base)
  const count = portions(base?.grams ?? POCKET_G, base?.foodId === 'pita' ? POCKET_G : TORTILLA_G, [2, 3])
  const frame = { count, a: RADIUS, b: RADIUS * 0.62, gap: 6, most: 1.6, mayTurn: false, disorder: 0.16, spill: 1.03 }
  const places = arrange(spot, random, frame)
  for (const [index, place] of places.entries()) {
    const lean = (index - (places.length - 1) / 2) * LEAN
    const turn = place.turn + lean * LEAN_TURN
    const bed: Bed = { ...place, turn, ...pointOn(place, lean * place.a, place.b * 0.55) }
    const lower = flatbread(random, { kind, outline: halfDisc(bed.a, 5), reach: bed.a })
    stamp(scene, lower, { x: bed.x, y: bed.y, turn: bed.turn, base: spot.floor, owner })
    layFilling(stage, bed, [...covers, ...aside, ...garnish])
    for (const sauce of spreads) laySauce(stage, bed, sauce)
    const upper = flatbread(random, {
      kind,
      outline: halfDisc(bed.a * 0.97, -9),
      reach: bed.a,
      bend: (u, v) => 6 * smooth(-bed.a * 0.9, -4, v) * smooth(bed.a, bed.a * 0.4, Math.abs(u)),
    })
    stamp(scene, upper, { x: bed.x, y: bed.y, turn: bed.turn, base: spot.floor + 8, owner })
  }
}

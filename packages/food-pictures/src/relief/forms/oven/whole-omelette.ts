import type { Random } from '../../../drawing/random.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { between, colour, shaded } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { turned } from '../../plating/turned.ts'
import type { Piece } from '../../scene/piece.ts'
import { inEllipse, spreadOut, type Point, type PointIn } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp, type Area } from '../../scene/stamp.ts'
import { EGG_BROWN, EGG_GOLD, eggTintsOf, type EggTints } from './egg-tints.ts'
import { heaviest, otherEggOf } from './kinds.ts'
import { strewFilling } from './strew-filling.ts'

const CUT = colour('#FBEAAE')
const HERBS = colour('#6E8A34')
const HERBS_CUT = colour('#A9B85C')
/** Grams of herbs that dye all of it. */
const DYEING_HERBS = 30
const WEDGE_FROM = 0.3
const WEDGE_TO = 1.12
/** How broad the cut sides are seen, units, and how high it is. */
const SIDE = 9
const HIGH = 14

interface Cake {
  readonly radius: number
  readonly height: number
  readonly isWedge: boolean
  /** Full of chopped herbs. */
  readonly isGreen: boolean
  readonly tints: EggTints
}

/** A thick round cake of egg; `isInWedge` splits it into the cake and the wedge that is cut from it. */
function cake(random: Random, { radius, height, isWedge, isGreen, tints }: Cake): Piece {
  const offset = within(random, 0, 60)
  return {
    reach: radius * 1.06,
    paint(u, v, ink) {
      const round = Math.hypot(u, v) - radius + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 5
      const before = -u * Math.sin(WEDGE_FROM) + v * Math.cos(WEDGE_FROM)
      const after = u * Math.sin(WEDGE_TO) - v * Math.cos(WEDGE_TO)
      const cut = Math.min(before, after)
      const distance = isWedge ? Math.max(round, -cut) : Math.max(round, cut)
      const patch = cloud(u * 0.045 + offset, v * 0.045)
      ink.mix(tints.pale, tints.deep, smooth(0.25, 0.55, patch))
      if (isGreen) ink.over(HERBS, 0.72 + 0.3 * noise(u * 0.5, v * 0.5 + offset))
      ink.over(EGG_GOLD, 0.75 * smooth(0.42, 0.64, patch) + 0.5 * smooth(-8, -1, round))
      ink.over(EGG_BROWN, 0.8 * smooth(0.56, 0.74, patch) + 0.5 * smooth(-3, 0, round))
      // Cut sides slope, so that their pale inside is seen.
      const side = smooth(-SIDE - 1, -SIDE + 1, -Math.abs(cut))
      if (side > 0) ink.over(isGreen ? HERBS_CUT : CUT, side * 0.9)
      const slope = Math.min(1, 0.25 + (0.75 * Math.abs(cut)) / SIDE)
      ink.surface(
        0.42,
        0.3,
        height * Math.min(slope, rounded(round, 4.4)) + (cloud(u * 0.08, v * 0.08 + offset) - 0.5) * 3,
      )
      return distance
    },
  }
}

/** Stay white in the egg, which sets around them. */
const CURDS = new Set(['cottage-cheese'])
const CURD_COUNT = 36

/** Florets are told by their size. */
const isFlorets = (parts: readonly PlatedFood[]): boolean => heaviest(parts)?.role === 'flower-cabbage'

/** Frittata, tortilla, farinata: whole and round, one wedge drawn out. */
export function layWholeOmelette(stage: Stage, batter: PlatedFood, parts: readonly PlatedFood[]): void {
  const { scene, spot } = stage
  const { x, y, inside } = spot
  const radius = spot.radius * 0.88
  const owner = ownerOf(stage, batter)
  const base = spot.floor
  const drawn = radius * 0.26
  const towards = (WEDGE_FROM + WEDGE_TO) / 2
  const herbs = parts.reduce((sum, { role, grams }) => sum + (role === 'fresh-herb' ? grams : 0), 0)
  const isGreen = herbs >= DYEING_HERBS
  const luck = (): number => 0.37
  const tints = eggTintsOf(stage.dish.foods)
  stamp(scene, cake(luck, { radius, height: HIGH, isWedge: false, isGreen, tints }), {
    x,
    y,
    base,
    owner,
    clip: inside,
  })
  const away = { x: x + Math.cos(towards) * drawn, y: y + Math.sin(towards) * drawn }
  stamp(scene, cake(luck, { radius, height: HIGH, isWedge: true, isGreen, tints }), {
    ...away,
    base,
    owner: ownerOf(stage, otherEggOf(stage.dish.foods, batter)),
  })
  layInCuts(stage, parts, { radius, away })
  const onCake = inEllipse({ x, y, a: radius * 0.86 })
  const isCut = (pointX: number, pointY: number): boolean => scene.heightAt(pointX, pointY) > base + HIGH - 3
  const pointIn = (draw: Random): Point => firstOn(onCake, isCut, draw)
  const roots = parts.filter(({ role }) => role === 'starchy-root')
  const most = radius * (isFlorets(parts) ? 0.24 : roots.length > 0 ? 0.11 : 0.17)
  for (const root of roots) layUnderEgg(stage, root, { pointIn, tints, clip: isCut })
  const curds = parts.filter(({ foodId }) => CURDS.has(foodId))
  const others = parts.filter((food) => !roots.includes(food) && !curds.includes(food))
  strewFilling(stage, curds, { pointIn, count: CURD_COUNT, mostReach: radius * 0.09, sink: 1, clip: isCut })
  strewFilling(stage, others.map(asSet), {
    pointIn,
    count: isGreen ? 150 : isFlorets(parts) ? 17 : roots.length > 0 ? 16 : 52,
    mostReach: most,
    sink: isFlorets(parts) ? 3.4 : 1.7,
    clip: isCut,
  })
}

/** Florets that the egg holds stay green. */
const asSet = (food: PlatedFood): PlatedFood => (food.role === 'flower-cabbage' ? { ...food, heats: ['boiled'] } : food)

interface UnderEgg {
  readonly pointIn: PointIn
  readonly tints: EggTints
  readonly clip: Area
}

/** Slices of potato that one makes out under the egg: most of them lie deeper. */
const UNDER_EGG = 22

/** Potatoes are stirred into the egg, which has set over them: their slices swell its top and show through it. */
function layUnderEgg(stage: Stage, food: PlatedFood, { pointIn, tints, clip }: UnderEgg): void {
  const { scene, random } = stage
  const tint = between(tintOf(food), tints.deep, 0.35)
  for (const point of spreadOut(random, { count: UNDER_EGG, pointIn })) {
    const piece = lump(random, {
      rx: within(random, 9.5, 12),
      ry: within(random, 7.5, 10),
      height: 1.8,
      edge: 5,
      uneven: 0.16,
      colour: tint,
      second: tints.deep,
      gloss: 0.4,
      grain: 0.25,
      paint(ink, { u, v, distance, offset }) {
        ink.over(
          EGG_GOLD,
          0.5 * smooth(-2.6, -0.2, distance) + 0.5 * smooth(0.5, 0.68, cloud(u * 0.09 + offset, v * 0.09)),
        )
      },
    })
    const place = { ...point, turn: random() * FULL_TURN, base: scene.heightAt(point.x, point.y) - 0.6 }
    stamp(scene, piece, { ...place, owner: ownerOf(stage, food), clip })
  }
}

/** Pieces in each cut side, and how far from the edge of the cut they lie, units. */
const IN_CUT = 7

interface Cuts {
  readonly radius: number
  /** The middle of the wedge that was drawn out. */
  readonly away: Point
}

/** What was stirred into the egg shows in the cut sides, in layers. */
function layInCuts(stage: Stage, parts: readonly PlatedFood[], { radius, away }: Cuts): void {
  const { scene, spot, random } = stage
  const sides = [
    { at: spot, angle: WEDGE_FROM, inwards: -1 },
    { at: spot, angle: WEDGE_TO, inwards: 1 },
    { at: away, angle: WEDGE_FROM, inwards: 1 },
    { at: away, angle: WEDGE_TO, inwards: -1 },
  ]
  const [first = null, second = first] = parts
  if (first === null || second === null) return
  for (const { at, angle, inwards } of sides) {
    for (let index = 0; index < IN_CUT; index += 1) {
      const food = index % 3 === 2 ? second : first
      const tint = tintOf(food)
      const edge = shaded(tint, 0.62)
      const along = radius * (0.2 + (0.72 * (index + random() * 0.7)) / IN_CUT)
      const deep = inwards * SIDE * within(random, 0.3, 0.7)
      const piece = lump(random, {
        rx: within(random, 5, 7.5),
        ry: within(random, 1.6, 2.4),
        height: 1,
        colour: tint,
        second: shaded(tint, 0.9),
        paint: (ink, { distance }) => ink.over(edge, 0.6 * smooth(-1.1, 0, distance)),
      })
      const place = turned(at, { u: along, v: deep, turn: angle })
      stamp(scene, piece, { ...place, turn: angle, owner: ownerOf(stage, food), clip: spot.inside })
    }
  }
}

/** The first of some points that lies where it may. */
function firstOn(
  pointIn: ReturnType<typeof inEllipse>,
  isOn: (x: number, y: number) => boolean,
  random: Random,
): { x: number; y: number } {
  let point = pointIn(random)
  for (let tries = 0; tries < 6 && !isOn(point.x, point.y); tries += 1) point = pointIn(random)
  return point
}

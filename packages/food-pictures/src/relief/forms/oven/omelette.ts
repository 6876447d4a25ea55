import { within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse, inRing } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { heaviest, isBreadFood, isEggFood, isFlourFood, isMelting } from './kinds.ts'
import { eggTintsOf, type EggTints } from './egg-tints.ts'
import { layBread } from './lay-bread.ts'
import { layToppings } from './lay-toppings.ts'
import { meltedCheese } from './melted-cheese.ts'
import { layRolled } from './rolled-omelette.ts'
import { strewFilling } from './strew-filling.ts'
import type { Random } from '../../../drawing/random.ts'
import type { Piece } from '../../scene/piece.ts'
import { isSeen } from './part-look.ts'

const GOLD = colour('#DE9A30')
const BROWN = colour('#9A5A1E')
const CUT = colour('#FBEAAE')
const HERBS = colour('#6E8A34')
const HERBS_CUT = colour('#A9B85C')
/** Grams of herbs that dye all of it. */
const DYEING_HERBS = 30

/** The batter of an omelette decides whose it is. */
function batterOf(foods: readonly PlatedFood[]): PlatedFood | undefined {
  return heaviest(foods.filter(isEggFood)) ?? heaviest(foods.filter(isFlourFood)) ?? heaviest(foods)
}

/** Egg white that is beaten into the batter is the other half of it. */
const otherOf = (foods: readonly PlatedFood[], batter: PlatedFood): PlatedFood =>
  foods.find((food) => isEggFood(food) && food !== batter) ?? batter

interface Flap {
  readonly radius: number
  readonly height: number
  /** Where it is folded: the half above this line is missing, in shares of the radius. */
  readonly fold: number
  readonly browned: number
  readonly tints: EggTints
}

/** A thin sheet of egg, round or folded over. */
function flap(random: Random, { radius, height, fold, browned, tints }: Flap): Piece {
  const offset = random() * 90
  return {
    reach: radius * 1.1,
    paint(u, v, ink) {
      const round = Math.hypot(u, v) - radius + (cloud(u * 0.035 + offset, v * 0.035) - 0.5) * radius * 0.16
      const distance = Math.max(round, -v + fold * radius)
      const patch = cloud(u * 0.055 + offset, v * 0.055)
      ink.mix(tints.pale, tints.deep, smooth(0.25, 0.6, patch))
      ink.over(GOLD, browned * 0.8 * smooth(0.45, 0.66, patch + (noise(u * 0.5, v * 0.5 + offset) - 0.5) * 0.12))
      ink.over(BROWN, browned * 0.75 * smooth(0.58, 0.76, patch))
      ink.over(GOLD, 0.7 * smooth(-2.4, -0.4, round))
      const swell = smooth(0, -radius * 0.35, distance)
      ink.surface(
        0.5,
        0.16,
        height * rounded(distance, height * 1.4) + swell * 3 + (cloud(u * 0.07, v * 0.07 + offset) - 0.5) * 3.4,
      )
      return distance
    },
  }
}

/** Folded over its filling, which shows along the open side. */
function layFolded(stage: Stage, batter: PlatedFood, filling: readonly PlatedFood[]): void {
  const { scene, spot, random } = stage
  const tints = eggTintsOf(stage.dish.foods)
  const radius = spot.radius * 0.88
  const x = spot.x
  const y = spot.y - radius * 0.4
  const turn = -0.22
  const owner = ownerOf(stage, batter)
  const lower = ownerOf(stage, otherOf(stage.dish.foods, batter))
  const clip = spot.inside
  stamp(scene, flap(random, { radius, height: 3, fold: -0.12, browned: 0.3, tints }), {
    x,
    y,
    turn,
    owner: lower,
    clip,
    base: spot.floor,
  })
  const open = inRing({ x, y, inner: radius * 0.62, outer: radius * 0.98, start: 0.02, end: Math.PI - 0.45 })
  const cheeses = filling.filter(isMelting)
  const parts = filling.filter((food) => !cheeses.includes(food))
  strewFilling(stage, parts, { pointIn: open, count: 58, mostReach: radius * 0.2, clip })
  for (const cheese of cheeses) meltedCheese(stage, cheese, { pointIn: open, count: 12, size: radius * 0.1, clip })
  const base = spot.floor + 7
  stamp(scene, flap(random, { radius: radius * 0.82, height: 5, fold: -0.14, browned: 0.85, tints }), {
    x,
    y: y - radius * 0.02,
    turn,
    owner,
    clip,
    base,
  })
}

const WEDGE_FROM = 0.3
const WEDGE_TO = 1.12

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
      ink.over(GOLD, 0.75 * smooth(0.42, 0.64, patch) + 0.5 * smooth(-8, -1, round))
      ink.over(BROWN, 0.8 * smooth(0.56, 0.74, patch) + 0.5 * smooth(-3, 0, round))
      // Cut sides slope a little, so that their pale inside is seen.
      const side = smooth(-4.2, -2.6, -Math.abs(cut))
      if (side > 0) ink.over(isGreen ? HERBS_CUT : CUT, side * 0.9)
      ink.surface(0.42, 0.3, height * rounded(distance, 4.4) + (cloud(u * 0.08, v * 0.08 + offset) - 0.5) * 3)
      return distance
    },
  }
}

/** Florets are told by their size. */
const isFlorets = (parts: readonly PlatedFood[]): boolean => heaviest(parts)?.role === 'flower-cabbage'

/** Frittata, tortilla, farinata: whole and round, one wedge drawn out. */
function layWhole(stage: Stage, batter: PlatedFood, parts: readonly PlatedFood[]): void {
  const { scene, spot } = stage
  const { x, y, inside } = spot
  const radius = spot.radius * 0.88
  const owner = ownerOf(stage, batter)
  const base = spot.floor
  const drawn = radius * 0.17
  const towards = (WEDGE_FROM + WEDGE_TO) / 2
  const herbs = parts.reduce((sum, { role, grams }) => sum + (role === 'fresh-herb' ? grams : 0), 0)
  const isGreen = herbs >= DYEING_HERBS
  const luck = (): number => 0.37
  const tints = eggTintsOf(stage.dish.foods)
  stamp(scene, cake(luck, { radius, height: 9, isWedge: false, isGreen, tints }), { x, y, base, owner, clip: inside })
  const away = { x: x + Math.cos(towards) * drawn, y: y + Math.sin(towards) * drawn }
  stamp(scene, cake(luck, { radius, height: 9, isWedge: true, isGreen, tints }), {
    ...away,
    base,
    owner: ownerOf(stage, otherOf(stage.dish.foods, batter)),
  })
  const onCake = inEllipse({ x, y, a: radius * 0.86 })
  const isCut = (pointX: number, pointY: number): boolean => scene.heightAt(pointX, pointY) > base + 5
  const most = radius * (isFlorets(parts) ? 0.24 : 0.17)
  strewFilling(stage, parts.map(asSet), {
    pointIn: (draw) => firstOn(onCake, isCut, draw),
    count: isGreen ? 150 : isFlorets(parts) ? 26 : 52,
    mostReach: most,
    sink: 1.7,
    clip: isCut,
  })
}

/** Potatoes were fried before the egg went over them; slices of them are told, cubes are not. */
const asSet = (food: PlatedFood): PlatedFood =>
  food.role === 'starchy-root' && food.cuts.includes('diced') ? { ...food, cuts: ['sliced'], heats: ['fried'] } : food

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

/** An omelette folded over its filling, or a thick one with everything in it. */
export function layOmelette(stage: Stage): void {
  const batter = batterOf(stage.dish.foods)
  if (batter === undefined) return
  const bread = stage.dish.foods.filter(isBreadFood)
  for (const slice of bread) layBread(stage, slice)
  const seen = stage.dish.foods.filter(
    (food) => isSeen(food) && !isEggFood(food) && food !== batter && !bread.includes(food),
  )
  const parts = seen.filter(({ isGarnish }) => !isGarnish)
  const isFolded = stage.dish.traits.includes('folded')
  if (stage.dish.traits.includes('rolled')) {
    layRolled(stage, { batter, filling: parts.length > 0 ? parts : seen, tints: eggTintsOf(stage.dish.foods) })
  } else if (isFolded) layFolded(stage, batter, parts.length > 0 ? parts : seen)
  else layWhole(stage, batter, parts)
  const garnish = seen.filter(({ isGarnish }) => isGarnish)
  const pointIn = inEllipse({ ...stage.spot, a: stage.spot.radius * 0.55 })
  strewFilling(stage, garnish, { pointIn, count: 24, mostReach: 12 })
  layToppings(stage)
}

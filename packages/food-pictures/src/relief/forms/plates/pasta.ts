import { partOf } from '../../crockery/share-spot.ts'
import { isVisible } from '../../looks/look-of.ts'
import { strandKind } from '../../looks/strand-kinds.ts'
import { between, colour, type Colour } from '../../paint/colour.ts'
import { pool } from '../../pieces/pool.ts'
import { strandBed, type StrandKind } from '../../pieces/strand-bed.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { poolSauce, stewSauce, type DishSauce } from '../../plating/dish-sauce.ts'
import { drizzle } from '../../plating/drizzle.ts'
import { isMass, isNoodle, isProtein, isStrewn } from '../../plating/food-kinds.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { layLooseStrands } from '../../plating/loose-strands.ts'
import { layMass } from '../../plating/lay-surface.ts'
import { isDeep } from '../../plating/part-stage.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import { isMeatballs, layMeatballs } from './meatballs.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** What of a dish lies on noodles as a sauce with small parts: bolognese. */
const hasRagout = (foods: readonly PlatedFood[], sauce: DishSauce | null): boolean =>
  foods.some(isMass) || (sauce !== null && sauce.grams >= 100)

/** Pasta with its sauce: strands in a nest or shapes in a heap; a ragout on top, pieces between, pesto and cream through. */
export function layPasta(stage: Stage): void {
  const foods = stage.dish.foods.filter(isVisible)
  const noodle = foods.find(isNoodle) ?? foods[0]
  if (noodle === undefined) return
  const sauce = poolSauce(stage.dish.foods)
  const others = foods.filter((food) => food !== noodle && food !== sauce?.food && !isStrewn(food))
  const strands = strandKind(noodle)
  const isMixed = strands === null && noodle.foodId === SHEETS
  const isOnTop = !isMixed && hasRagout(others, sauce)
  if (isMixed) layMixed(stage, [noodle, ...others], sauce)
  else if (strands === null) layShapes(stage, noodle, { sauce, mixed: isOnTop ? [] : others })
  else layStrands(stage, noodle, { strands, sauce: isOnTop ? null : sauce })
  if (isOnTop) layRagout(stage, others)
  else if (strands !== null) {
    layAmong(stage, others, sauce)
    drizzle(stage)
  }
  strewGarnish(
    stage,
    foods.filter((food) => food !== noodle && isStrewn(food)),
    0.5,
  )
}

/** Sheets that are torn or cut small are stirred together with what they are served with: lazanki. */
const SHEETS = 'egg-free-lasagne-sheets'

function layMixed(stage: Stage, foods: readonly PlatedFood[], sauce: DishSauce | null): void {
  const { x, y, radius, floor, level } = stage.spot
  const foot = isDeep(stage.spot) ? level - 4 : floor
  const pile = { x, y, a: radius * 0.88, b: radius * 0.8, rise: radius * 0.1 }
  // The sheets are most of it: through gaps between the other foods one sees more of them, not the plate.
  layPieces(stage, foods.slice(0, 1), {
    ...pile,
    floor: foot,
    cover: 1.7,
    mostScale: radius > 60 ? 1.15 : 0.9,
    leastScale: 0.7,
  })
  const among = { ...pile, isLoose: true, mostScale: radius > 60 ? 1.25 : 0.9 }
  const others = foods.slice(1)
  const isFried = others.some(({ heats }) => heats.includes('fried'))
  layPieces(
    stage,
    others.filter((food) => !isProtein(food)),
    {
      ...among,
      sink: 1.5,
      cover: 0.72,
      leastScale: 0.62,
      ...(sauce !== null ? { coat: { sauce, amount: 0.3 } } : isFried ? { coat: { sauce: GOLDEN, amount: 0.4 } } : {}),
    },
  )
  // Cubes of sausage would be lost under the cabbage.
  layPieces(stage, others.filter(isProtein), { ...among, sink: 0.6, cover: 0.44, leastScale: 0.72, mostScale: 0.85 })
}

/** What a pan makes of cabbage and onions. */
const GOLDEN = {
  colour: colour('#D2A552'),
  second: colour('#B8893A'),
  fat: colour('#E0B25A'),
  speck: colour('#7E4E1A'),
  gloss: 0.6,
}

function layStrands(
  stage: Stage,
  noodle: PlatedFood,
  { strands, sauce }: { readonly strands: StrandKind; readonly sauce: DishSauce | null },
): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, level } = spot
  const tint = hasPesto(stage) ? PESTO : sauce?.colour
  const plain = seasoned(strands, stage.dish.foods)
  const kind = sauce === null || stage.dish.form !== 'noodles' ? plain : tossedIn(plain, sauce.colour)
  const owner = ownerOf(stage, noodle)
  stamp(
    scene,
    strandBed(random, {
      kind,
      a: radius * 0.88,
      b: radius * 0.8,
      rise: radius * 0.18 + 5,
      ...(tint === undefined ? {} : { sauce: tint, sauced: 0.75 }),
    }),
    { x, y, base: isDeep(spot) ? level - 5 : floor, turn: -0.3, owner, clip: spot.inside },
  )
  layLooseStrands(stage, kind, owner)
}

const SOY_SAUCE = 'reduced-salt-tamari'
const TAN = { colour: colour('#F0D2A0'), second: colour('#C79A60'), gap: colour('#6E4622') }

const SOY_GLAZE = {
  colour: colour('#5E4A38'),
  second: colour('#483626'),
  fat: colour('#B07A3A'),
  speck: colour('#4A240C'),
  gloss: 0.75,
}

/** Fried with its vegetables in soy sauce, and not only dressed with it. */
const isStirFry = (foods: readonly PlatedFood[]): boolean =>
  foods.filter(({ heats }) => heats.includes('fried')).length > 1 && foods.some(({ foodId }) => foodId === SOY_SAUCE)

/** Rice noodles are tan from a stir-fry; a dressing only runs between them. */
const seasoned = (strands: StrandKind, foods: readonly PlatedFood[]): StrandKind =>
  isStirFry(foods) && foods.some(isRiceNoodle) ? { ...strands, ...TAN } : strands

/** Strands that were tossed in a sauce have its colour all over, and the more of it between them. */
const tossedIn = (strands: StrandKind, sauce: Colour): StrandKind => ({
  ...strands,
  colour: between(strands.colour, sauce, 0.5),
  second: between(strands.second, sauce, 0.65),
})

const isRiceNoodle = ({ foodId }: PlatedFood): boolean => foodId === 'rice-noodles'

const PESTO = colour('#6F8E36')
const PESTO_PARTS = new Set(['fresh-herb', 'nut', 'seed'])

/** Blended herbs and seeds are a pesto, though no pesto is named. */
const hasPesto = ({ dish }: Stage): boolean =>
  dish.foods.some(
    ({ foodId, role, cuts }) =>
      foodId.includes('pesto') || (role !== null && PESTO_PARTS.has(role) && cuts.includes('blended')),
  )

function layShapes(
  stage: Stage,
  noodle: PlatedFood,
  { sauce, mixed }: { readonly sauce: DishSauce | null; readonly mixed: readonly PlatedFood[] },
): void {
  const { scene, random, spot } = stage
  const { x, y, radius, floor, level } = spot
  const foot = isDeep(spot) ? level - 4 : floor
  if (sauce !== null) {
    stamp(scene, pool(random, { a: radius * 0.86, b: radius * 0.78, height: 3, sauce }), {
      x,
      y,
      base: foot,
      owner: ownerOf(stage, sauce.food),
      clip: spot.inside,
    })
  }
  const pile = {
    x,
    y,
    a: radius * 0.86,
    b: radius * 0.8,
    floor: foot,
    ...(sauce === null ? {} : { coat: { sauce, amount: 0.3 } }),
  }
  const scales = { mostScale: radius > 60 ? 1.45 : 0.85, leastScale: radius > 60 ? 0.95 : 0.6 }
  layPieces(stage, [noodle], { ...pile, ...scales, rise: radius * 0.14, cover: mixed.length > 0 ? 1.7 : 2 })
  const top = { ...pile, a: radius * 0.82, b: radius * 0.74, rise: radius * 0.26 }
  const among = { ...top, isLoose: true, mostScale: radius > 60 ? 1.35 : 0.9 }
  const named = mixed.filter(isNamedAfter)
  const rest = mixed.filter((food) => !named.includes(food))
  layPieces(stage, rest, { ...among, cover: named.length > 0 ? 0.75 : 1, leastScale: 0.7 })
  // Between tubes and screws meat would slip out of sight.
  layPieces(stage, named, {
    x,
    y,
    a: top.a,
    b: top.b,
    rise: 2,
    isLoose: true,
    cover: rest.length > 0 ? 0.45 : 0.7,
    leastScale: 0.8,
    mostScale: among.mostScale,
    ...(sauce === null ? {} : { coat: { sauce, amount: 0.3 } }),
  })
}

/** A ragout in the middle of the noodles, which show around it. */
function layRagout(stage: Stage, others: readonly PlatedFood[]): void {
  const sauce = stewSauce(stage.dish.foods.filter((food) => !isNoodle(food)))
  if (sauce === null) return
  const { scene, random } = stage
  const top = { ...stage, spot: partOf(stage.spot, { x: -0.03, y: -0.02, size: 0.6 }) }
  const { x, y, radius } = top.spot
  const base = scene.restingHeight(x, y, radius * 0.8) - 1
  stamp(scene, pool(random, { a: radius * 1.06, b: radius * 0.94, height: 4, rise: 5, uneven: 0.34, sauce }), {
    x,
    y,
    base,
    owner: ownerOf(stage, sauce.food),
    clip: stage.spot.inside,
  })
  const balls = others.find(isMeatballs)
  if (balls !== undefined) {
    layMeatballs(
      top,
      balls,
      others.filter((food) => food !== balls),
    )
    return
  }
  const mass = others.filter(isMass).toSorted((one, other) => other.grams - one.grams)[0]
  if (mass !== undefined) layMass(top, mass, sauce)
  layPieces(
    top,
    others.filter((food) => food !== mass),
    {
      x,
      y,
      a: radius * 0.8,
      b: radius * 0.7,
      isLoose: true,
      sink: 1.6,
      cover: mass === undefined ? 0.9 : 0.5,
      leastScale: 0.75,
      mostScale: 1.1,
      coat: { sauce, amount: 0.55 },
    },
  )
}

function layAmong(stage: Stage, others: readonly PlatedFood[], sauce: DishSauce | null): void {
  const { x, y, radius } = stage.spot
  const isNamed = stage.dish.form === 'noodles'
  const named = isNamed ? others.filter(isNamedAfter) : []
  layPieces(
    stage,
    others.filter((food) => !named.includes(food)),
    {
      x,
      y,
      a: radius * 0.7,
      b: radius * 0.62,
      isLoose: true,
      sink: isNamed ? 1.2 : 2.4,
      rise: 3,
      cover: isNamed ? 0.75 : 0.62,
      mostScale: radius > 60 ? 1.3 : 1,
      ...(sauce === null ? {} : { coat: { sauce, amount: 0.3 } }),
    },
  )
  layPieces(stage, named, {
    x,
    y,
    a: radius * 0.66,
    b: radius * 0.6,
    isLoose: true,
    sink: 0.6,
    cover: 0.5,
    leastScale: 1.1,
    mostScale: 1.5,
    ...(isStirFry(stage.dish.foods) ? { coat: { sauce: SOY_GLAZE, amount: 1.4 } } : {}),
  })
}

const NAMED_ROLES = new Set(['mushroom', 'tofu-like'])

/** Dishes of noodles are named after these, which therefore lie on top. */
const isNamedAfter = (food: PlatedFood): boolean =>
  isProtein(food) || (food.role !== null && NAMED_ROLES.has(food.role))

import { colour, shaded, type Colour } from '../../paint/colour.ts'
import type { CakeLayer } from '../../pieces/dough/cake-block.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { tintOf } from '../../looks/tint-of.ts'

/** How the cake of a dish is built. */
export interface CakeKind {
  readonly name:
    | 'squares'
    | 'muffins'
    | 'fingers'
    | 'rings'
    | 'ribbons'
    | 'doughnut'
    | 'balls'
    | 'dipped'
    | 'nuggets'
    | 'pieces'
  readonly layers: readonly CakeLayer[]
  readonly height: number
  readonly crust: Colour
  /** Who owns it: the flour, the oats, the beans. */
  readonly body: PlatedFood | null
}

const SHORTCRUST: CakeLayer = {
  colour: colour('#EBC98A'),
  second: colour('#D9A95C'),
  share: 0.24,
  gloss: 0.1,
  coarse: 0.7,
}
const CRUMBLE: CakeLayer = {
  colour: colour('#E2B266'),
  second: colour('#B97A30'),
  share: 0.26,
  gloss: 0.12,
  coarse: 0.5,
  texture: 'crumble',
}
const SPONGE: CakeLayer = { colour: colour('#EFCB82'), second: colour('#DDAC58'), share: 1, gloss: 0.12, coarse: 0.6 }
const BROWNIE: CakeLayer = { colour: colour('#4A2815'), second: colour('#32190C'), share: 1, gloss: 0.3, coarse: 0.55 }
const STEWED_APPLE = { colour: colour('#EBC878'), second: colour('#C48A36'), coarse: 0.8 }
const OAT_BAR: CakeLayer = {
  colour: colour('#D2A562'),
  second: colour('#A87434'),
  share: 1,
  gloss: 0.3,
  coarse: 0.4,
  texture: 'flakes',
}
const CEREAL_BAR: CakeLayer = {
  colour: colour('#8E5C34'),
  second: colour('#6E4526'),
  share: 1,
  gloss: 0.4,
  coarse: 0.3,
  texture: 'puffed',
}
const CHEESE: CakeLayer = {
  colour: colour('#FBF3DC'),
  second: colour('#F3E2B4'),
  share: 0.76,
  gloss: 0.25,
  coarse: 0.2,
}
const CRUST = colour('#A5651F')
const DARK_CRUST = colour('#241006')

const layerOf = (food: PlatedFood, share: number, gloss: number): CakeLayer => ({
  colour: tintOf(food),
  second: shaded(tintOf(food), 0.74),
  share,
  gloss,
  coarse: 0.5,
})

const FLOUR_ROLES = new Set(['wheat-flour', 'gluten-free-flour'])
const CHEESE_ROLES = new Set(['fresh-cheese'])
const VEGETABLE_ROLES = new Set(['soft-vegetable', 'root-vegetable', 'squash', 'cooking-green', 'sweet-pepper'])
const FRUIT_ROLES = new Set(['orchard-fruit', 'berry', 'tart-fruit', 'stone-fruit'])
/** Less fruit flavours a cake; more is a layer of it. */
const LAYER_G = 60

/** Finds the foods that tell one cake from another. */
class Pantry {
  readonly foods: readonly PlatedFood[]

  constructor(foods: readonly PlatedFood[]) {
    this.foods = foods
  }

  byRole(roles: ReadonlySet<string>, least = 0): PlatedFood | undefined {
    return this.foods.find(({ role, grams }) => role !== null && roles.has(role) && grams >= least)
  }

  byId(foodId: string): PlatedFood | undefined {
    return this.foods.find((food) => food.foodId === foodId)
  }

  isBaked(): boolean {
    return this.foods.some(({ heats }) => heats.includes('baked') || heats.includes('fried'))
  }
}

const PUFFED = new Set(['crunchy-cereal', 'crispbread'])
const FLAKES = new Set(['flakes'])
const VINEGAR = new Set(['vinegar'])
const CHOCOLATE = new Set(['chocolate'])
const DRIED = new Set(['dried-fruit'])
const JAM = new Set(['jam'])
const SOY = new Set(['dry-soy', 'tofu-like'])

interface Draft extends Partial<Omit<CakeKind, 'name'>> {
  readonly name: CakeKind['name']
}

/** Doughs that are shaped, not cut from a tin. */
function shapedDough(pantry: Pantry, flour: PlatedFood): Draft | null {
  if (pantry.byId('dried-yeast') !== undefined) return { name: 'doughnut', body: flour }
  if (pantry.byRole(CHEESE_ROLES) !== undefined && pantry.byId('baking-soda') !== undefined)
    return { name: 'rings', body: flour }
  // Vinegar keeps the dough of ribbons from soaking up fat.
  if (flour.cuts.includes('strips') || pantry.byRole(VINEGAR) !== undefined) return { name: 'ribbons', body: flour }
  if (pantry.byRole(VEGETABLE_ROLES, 30) !== undefined) return { name: 'muffins', body: flour }
  if (pantry.byId('almonds') !== undefined && pantry.byRole(DRIED) === undefined)
    return { name: 'fingers', body: flour }
  return null
}

/** Cakes from a tin, by what lies on their dough. */
function layeredCake(pantry: Pantry, flour: PlatedFood): Draft {
  const fruit = pantry.byRole(FRUIT_ROLES, LAYER_G)
  if (fruit !== undefined) {
    const middle = { ...layerOf(fruit, 0.52, 0.55), ...(fruit.role === 'orchard-fruit' ? STEWED_APPLE : {}) }
    return { name: 'squares', body: flour, layers: [SHORTCRUST, middle, CRUMBLE], height: 26 }
  }
  const jam = pantry.byRole(JAM)
  if (jam !== undefined)
    return { name: 'squares', body: flour, layers: [{ ...SHORTCRUST, share: 0.7 }, layerOf(jam, 0.3, 0.9)], height: 12 }
  const cheese = pantry.byRole(CHEESE_ROLES, LAYER_G)
  if (cheese !== undefined) return { name: 'squares', body: flour, layers: [SHORTCRUST, CHEESE], height: 24 }
  return { name: 'squares', body: flour, layers: [SPONGE], height: 20 }
}

function bakedDraft(pantry: Pantry): Draft | null {
  const cocoa = pantry.byId('cocoa')
  if (cocoa !== undefined && pantry.isBaked()) {
    const body = pantry.foods.find(({ role }) => role === 'pulse-canned') ?? pantry.byRole(FLOUR_ROLES) ?? cocoa
    return { name: 'squares', body, layers: [BROWNIE], height: 19, crust: DARK_CRUST }
  }
  const flour = pantry.byRole(FLOUR_ROLES)
  return flour === undefined ? null : (shapedDough(pantry, flour) ?? layeredCake(pantry, flour))
}

function rawDraft(pantry: Pantry): Draft {
  const puffed = pantry.byRole(PUFFED)
  if (puffed !== undefined) return { name: 'squares', body: puffed, layers: [CEREAL_BAR], height: 15 }
  const soy = pantry.byRole(SOY)
  if (soy !== undefined) return { name: 'nuggets', body: soy }
  const flakes = pantry.byRole(FLAKES)
  if (flakes !== undefined && pantry.isBaked()) return { name: 'squares', body: flakes, layers: [OAT_BAR], height: 15 }
  const chocolate = pantry.byRole(CHOCOLATE)
  const dried = pantry.byRole(DRIED)
  if (
    chocolate !== undefined &&
    dried !== undefined &&
    dried.cuts.every((cut) => cut !== 'blended' && cut !== 'mashed')
  )
    return { name: 'dipped', body: dried }
  if (dried !== undefined || flakes !== undefined) return { name: 'balls', body: dried ?? flakes ?? null }
  return { name: 'pieces' }
}

/** What the foods of a dish are baked or rolled into. */
export function cakeKindOf(foods: readonly PlatedFood[]): CakeKind {
  const pantry = new Pantry(foods)
  const draft = bakedDraft(pantry) ?? rawDraft(pantry)
  return { layers: [SPONGE], height: 16, crust: CRUST, body: foods[0] ?? null, ...draft }
}

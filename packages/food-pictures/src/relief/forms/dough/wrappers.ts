import { colour } from '../../paint/colour.ts'
import type { RollShape, Wrapper } from '../../pieces/dough/roll-body.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { bacon, beefEdge, braise, cabbageVeins, crepeSpots, hamEdge } from './wrapper-paints.ts'

/** What a roll of a dish is wrapped in, how large it is, and how many grams of the dish make one. */
export interface RollKind {
  readonly name: 'nori' | 'rice-paper' | 'cabbage' | 'meat' | 'cold-cut' | 'leaf' | 'bun' | 'crepe'
  readonly wrapper: Wrapper
  readonly shape: RollShape
  /** Grams of the wrapper food in one roll. */
  readonly grams: number
  readonly range: readonly [number, number]
  /** Both of its ends are open, and the filling comes out of them. */
  readonly isOpen?: boolean
}

const KINDS = {
  nori: {
    name: 'nori',
    wrapper: { colour: colour('#1E2B22'), second: colour('#121B15'), gloss: 0.4, grain: 0.3, round: 0.1 },
    shape: { a: 18, b: 18 },
    grams: 0.6,
    range: [8, 10],
  },
  'rice-paper': {
    name: 'rice-paper',
    wrapper: {
      colour: colour('#F1EEE2'),
      second: colour('#E4E4D2'),
      gloss: 0.85,
      grain: 0.05,
      round: 0.75,
      rough: 1.6,
    },
    shape: { a: 36, b: 15 },
    grams: 8,
    range: [3, 5],
  },
  cabbage: {
    name: 'cabbage',
    wrapper: {
      colour: colour('#DBDDA6'),
      second: colour('#C3C986'),
      gloss: 0.6,
      grain: 0.1,
      round: 0.8,
      paint: cabbageVeins,
    },
    shape: { a: 38, b: 23 },
    grams: 66,
    range: [2, 4],
  },
  meat: {
    name: 'meat',
    wrapper: {
      colour: colour('#8A5230'),
      second: colour('#6A391E'),
      gloss: 0.65,
      grain: 0.3,
      browned: 0.4,
      round: 0.5,
      paint: braise,
    },
    shape: { a: 36, b: 18 },
    grams: 60,
    range: [2, 4],
  },
  'cold-cut': {
    name: 'cold-cut',
    wrapper: {
      colour: colour('#EFB0A6'),
      second: colour('#E2958C'),
      gloss: 0.5,
      grain: 0.1,
      round: 0.15,
      paint: hamEdge,
    },
    shape: { a: 32, b: 14 },
    grams: 12,
    range: [3, 6],
  },
  leaf: {
    name: 'leaf',
    wrapper: {
      colour: colour('#A9CC58'),
      second: colour('#6FA234'),
      gloss: 0.45,
      grain: 0.15,
      round: 0.6,
      rough: 3,
      paint: cabbageVeins,
    },
    shape: { a: 36, b: 18 },
    grams: 14,
    isOpen: true,
    range: [3, 5],
  },
  bun: {
    name: 'bun',
    wrapper: { colour: colour('#E7B463'), second: colour('#CF8E38'), gloss: 0.4, grain: 0.25, round: 0.8 },
    shape: { a: 24, b: 15.5 },
    grams: 9.5,
    range: [4, 7],
  },
  crepe: {
    name: 'crepe',
    wrapper: {
      colour: colour('#F3DA9C'),
      second: colour('#E4BC6C'),
      gloss: 0.3,
      grain: 0.2,
      round: 0.3,
      rough: 2.2,
      stiff: 0.72,
      paint: crepeSpots,
    },
    shape: { a: 46, b: 18 },
    grams: 22,
    range: [2, 4],
  },
} as const satisfies Record<RollKind['name'], RollKind>

const BEEF = {
  colour: colour('#C4766A'),
  second: colour('#A8584E'),
  gloss: 0.4,
  grain: 0.2,
  round: 0.15,
  rough: 1,
  stiff: 0.8,
  paint: beefEdge,
}

const BACON = {
  colour: colour('#8E3A28'),
  second: colour('#6E2A1C'),
  gloss: 0.75,
  grain: 0.2,
  browned: 0.35,
  round: 0.5,
  rough: 2,
  paint: bacon,
}

export const CREPE_ROLL: RollKind = KINDS.crepe

const MEAT_ROLES = new Set(['red-meat', 'lean-meat'])
/** Less cabbage is a filling, not a leaf around it. */
const LEAF_G = 100

function isWrapper(name: RollKind['name'], { foodId, role, isTakenIn, grams }: PlatedFood): boolean {
  switch (name) {
    case 'nori':
    case 'rice-paper':
      return foodId === name
    case 'cabbage':
      return role === 'cabbage' && grams >= LEAF_G
    case 'cold-cut':
      return role === 'cold-cut' || foodId === 'bacon'
    case 'meat':
      return role !== null && MEAT_ROLES.has(role)
    case 'leaf':
      return role === 'salad-leaf'
    case 'bun':
    case 'crepe':
      return role === 'wheat-flour' && isTakenIn
  }
}

const ORDER = ['nori', 'rice-paper', 'cabbage', 'meat', 'cold-cut', 'bun', 'leaf'] as const

/** What the rolls of a dish are wrapped in; a crepe of anything when nothing fits. */
export function rollKindOf(foods: readonly PlatedFood[]): {
  readonly kind: RollKind
  readonly food: PlatedFood | null
} {
  for (const name of ORDER) {
    const food = foods.find((candidate) => isWrapper(name, candidate))
    if (food === undefined) continue
    const kind: RollKind = KINDS[name]
    if (food.foodId === 'roast-beef')
      return { kind: { ...kind, wrapper: BEEF, shape: { a: 30, b: 14 }, grams: 20, isOpen: true }, food }
    if (food.foodId === 'bacon') {
      return { kind: { ...kind, wrapper: BACON, shape: { a: 17, b: 12 }, grams: 3, range: [5, 7] }, food }
    }
    return { kind, food }
  }
  return { kind: KINDS.crepe, food: foods[0] ?? null }
}

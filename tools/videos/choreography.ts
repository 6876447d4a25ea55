import { INSIDE_RADIUS } from './drawings.ts'

/** A picture on one frame. Distances are fractions of the frame's side, from its middle. */
export interface Sprite {
  /** Key of the picture. */
  readonly picture: string
  readonly x: number
  readonly y: number
  /** Width and height. */
  readonly size: number
  /** Degrees, clockwise. */
  readonly turn: number
  readonly opacity: number
}

/** The pictures of one animation by key, in the order of their appearance. */
export interface Cast {
  readonly vessel: string
  readonly served: string
  readonly steam: string
  readonly steps: readonly CastStep[]
}

/** A food that stays where it lands, or one that fills the vessel. */
export interface CastStep {
  readonly food: string
  /** The liquid that fills the vessel; null when the food itself stays. */
  readonly liquid: string | null
}

// Milliseconds. The total is 7 seconds: long enough to follow, short enough to wait for.
const ENTER = 400
const FIRST_FOOD = 450
const LAST_FOOD = 3100
const FLIGHT = 560
const COOK = { from: 3500, to: 5000 }
const SERVE = { from: 4900, to: 5600 }
export const DURATION_MS = 7000

/** Width of the vessel's drawing and of the served dish, as fractions of the frame. */
const VESSEL_SIZE = 1.12
const SERVED_SIZE = 0.86
const FOOD_SIZE = 0.28

/** The pictures visible at a moment, from bottom to top. */
export function spritesAt(cast: Cast, ms: number): readonly Sprite[] {
  const serving = ease(between(ms, SERVE.from, SERVE.to))
  const entering = ease(between(ms, 0, ENTER))
  const vessel = {
    size: VESSEL_SIZE * (0.92 + 0.08 * entering) * (1 - 0.12 * serving),
    opacity: entering * (1 - serving),
  }
  const inside = cast.steps.map((step, index) => stepSprites(step, { ms, index, count: cast.steps.length }))
  const shown = [...inside.flatMap(({ liquids }) => liquids), ...inside.flatMap(({ foods }) => foods)]
  return [
    { picture: cast.vessel, x: 0, y: 0, turn: 0, ...vessel },
    ...shown.map((sprite) => ({ ...sprite, opacity: sprite.opacity * (1 - serving) })),
    { picture: cast.served, x: 0, y: 0, turn: 0, size: SERVED_SIZE * (0.9 + 0.1 * serving), opacity: serving },
    ...steamAt(cast.steam, ms),
  ].filter((sprite) => sprite.opacity > 0)
}

interface Turn {
  readonly ms: number
  readonly index: number
  readonly count: number
}

function stepSprites(
  step: CastStep,
  { ms, index, count }: Turn,
): { liquids: readonly Sprite[]; foods: readonly Sprite[] } {
  const start = FIRST_FOOD + ((LAST_FOOD - FIRST_FOOD - FLIGHT) * index) / Math.max(1, count - 1)
  const flown = ease(between(ms, start, start + FLIGHT))
  if (step.liquid === null)
    return { liquids: [], foods: flown === 0 ? [] : [landing(step.food, { flown, ms, index, count })] }
  const poured = ease(between(ms, start + FLIGHT * 0.6, start + FLIGHT * 1.5))
  const gone = between(ms, start + FLIGHT * 1.5, start + FLIGHT * 2)
  return {
    liquids: [
      { picture: step.liquid, x: 0, y: 0, turn: 0, size: VESSEL_SIZE * poured, opacity: Math.min(1, poured * 2) },
    ],
    foods:
      flown === 0
        ? []
        : [
            {
              picture: step.food,
              x: 0.34 - 0.26 * flown,
              y: -0.62 + 0.44 * flown,
              turn: -70 * poured,
              size: FOOD_SIZE,
              opacity: 1 - gone,
            },
          ],
  }
}

/** Radius at which foods lie, and the angle between two, which never puts two in the same place (golden angle). */
const REACH = (INSIDE_RADIUS / 320) * VESSEL_SIZE
const GOLDEN_ANGLE = 137.508

function landing(picture: string, { flown, ms, index, count }: Turn & { readonly flown: number }): Sprite {
  const stirred = stirAngle(ms)
  const angle = ((index * GOLDEN_ANGLE + stirred - 90) * Math.PI) / 180
  const radius = REACH * 0.74 * Math.sqrt((index + 0.6) / count)
  const target = { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius }
  // Foods fall from above, so the height decreases with the fraction flown.
  const height = 1 - flown
  return {
    picture,
    x: target.x + 0.5 * height * Math.sign(target.x || 1),
    y: target.y - 0.75 * height,
    size: FOOD_SIZE * (1 + 0.7 * height),
    turn: 40 * height + stirred * 0.7,
    opacity: Math.min(1, flown * 3),
  }
}

/** Degrees by which the food is stirred: to one side and back, twice. */
function stirAngle(ms: number): number {
  const share = between(ms, COOK.from, COOK.to)
  return Math.sin(share * Math.PI * 4) * 16 * Math.sin(share * Math.PI)
}

const STEAM_RISE = 1500
const STEAM_PLACES = [
  { x: -0.14, delay: 0 },
  { x: 0.03, delay: 500 },
  { x: 0.17, delay: 900 },
] as const

function steamAt(picture: string, ms: number): readonly Sprite[] {
  return STEAM_PLACES.flatMap(({ x, delay }) => {
    const since = ms - (COOK.from - 600) - delay
    const risen = since / STEAM_RISE
    // Two curls from each place; none on the last frames, where the picture of the meal does not move.
    if (risen < 0 || risen >= 2) return []
    const share = risen % 1
    const sway = Math.sin(share * Math.PI * 2) * 0.015
    return [
      {
        picture,
        x: x + sway,
        y: 0.05 - 0.3 * share,
        size: 0.3 + 0.1 * share,
        turn: 0,
        opacity: Math.sin(share * Math.PI) * 0.7,
      },
    ]
  })
}

/** The fraction of the time between two moments that has passed, from 0 to 1. */
const between = (ms: number, from: number, to: number): number => Math.min(1, Math.max(0, (ms - from) / (to - from)))

/** Slow, fast, slow (smoothstep). */
const ease = (share: number): number => share * share * (3 - 2 * share)

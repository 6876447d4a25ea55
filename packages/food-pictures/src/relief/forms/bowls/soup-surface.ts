import { within } from '../../paint/chance.ts'
import { shaded, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import { pour } from '../../scene/pour.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import type { Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import type { Broth } from './broth.ts'

/** Depth at which even a clear soup hides what lies in it, units. */
const SIGHT = 8

/** A wide, level surface mirrors the pale window everywhere, which would grey a dark soup. */
const FLAT_GLOSS = 0.46
/** From this cloud on only small drops are seen on a soup. */
const CLOUDY = 0.6
/** How much lighter a soup is at the wall of its bowl. */
const RIM_LIGHT = 0.16

/** A soup, its surface, and whose it is. */
export interface Filling {
  readonly broth: Broth
  readonly level: number
  readonly owner: number
}

/** Pours a broth to a level: what lies under it takes its colour, and is lost where it is cloudy. */
export function pourBroth({ spot, scene }: Stage, { broth, level, owner }: Filling): void {
  const { colour: tint, deep, cloud: cloudiness } = broth
  pour(scene, {
    level,
    inside: spot.inside,
    owner,
    paint({ x, y, depth }, ink) {
      const red = ink.red
      const green = ink.green
      const blue = ink.blue
      const far = Math.hypot(x - spot.x, y - spot.y) / spot.radius
      const drift = cloud(x * 0.022 + 5, y * 0.022)
      ink.mix(tint, deep, 0.85 * smooth(0.3, 0.72, drift) + 0.3 * smooth(1, 0.5, far))
      // At the wall it is shallow, and more light comes through.
      ink.dim(1 + RIM_LIGHT * smooth(0.84, 1, far) + 0.07 * (cloud(x * 0.09, y * 0.09 + 3) - 0.5))
      const seen = (1 - cloudiness) * smooth(SIGHT, 0, depth)
      ink.red += (red * (0.35 + ink.red * 0.75) - ink.red) * seen
      ink.green += (green * (0.35 + ink.green * 0.75) - ink.green) * seen
      ink.blue += (blue * (0.35 + ink.blue * 0.75) - ink.blue) * seen
      ink.surface(FLAT_GLOSS, 0.03, (drift - 0.5) * 2.4 * smooth(1, 0.8, far))
      if (noise(x * 0.5, y * 0.5) > 0.93) ink.dim(0.93)
    },
  })
}

/** A thick, blended soup with the swirl of a spoon. */
export function pourCream({ spot, scene, random }: Stage, { broth, level, owner }: Filling): void {
  const { colour: tint, deep } = broth
  const offset = random() * 99
  pour(scene, {
    level,
    inside: spot.inside,
    owner,
    paint({ x, y }, ink) {
      const dx = x - spot.x
      const dy = y - spot.y
      const far = Math.hypot(dx, dy)
      const phase = Math.atan2(dy, dx) + far * 0.085 + (cloud(dx * 0.02 + offset, dy * 0.02) - 0.5) * 3
      const wave = Math.sin(phase * 2)
      ink.mix(tint, deep, 0.5 + 0.35 * wave + 0.4 * (cloud(x * 0.05, y * 0.05 + offset) - 0.5))
      if (noise(x * 0.9, y * 0.9 + offset) > 0.9) ink.dim(0.86)
      ink.surface(0.52, 0.1, (wave * 1.15 + 1.15) * smooth(spot.radius, spot.radius * 0.7, far) * smooth(0, 18, far))
    },
  })
}

/** Fat on a soup: small eyes, more where the broth is clear. */
export function layEyes({ spot, random, scene }: Stage, { level, owner, broth }: Filling, fat: Colour): void {
  const edge = shaded(fat, 0.84)
  const isOil = broth.isBlended || broth.cloud > CLOUDY
  const count = isOil ? 20 : 40
  const area = inEllipse({ x: spot.x, y: spot.y, a: spot.radius * 0.88 })
  for (const { x, y } of spreadOut(random, { count, pointIn: area, tries: 3 })) {
    if (scene.heightAt(x, y) > level + (broth.isBlended ? 4 : 1.4)) continue
    const eye = lump(random, {
      rx: within(random, 1, isOil ? 2.6 : 4),
      height: 0.35,
      colour: fat,
      second: edge,
      gloss: 1,
      grain: 0,
      uneven: 0.04,
    })
    stamp(scene, eye, { x, y, base: scene.heightAt(x, y), owner, clip: spot.inside })
  }
}

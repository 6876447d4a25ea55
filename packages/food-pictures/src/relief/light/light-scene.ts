import type { MealType } from '@dayplate/nutrition'
import { shaded, type Colour } from '../paint/colour.ts'
import { CROCKERY, GROUND, type Scene } from '../scene/scene.ts'
import { castShadows } from './cast-shadows.ts'
import { lightDirection } from './light-direction.ts'
import { LIGHTS, THEMES, type Light, type PictureTheme } from './lights.ts'
import { reliefOf, type Relief } from './relief-of.ts'
import { tone } from './tone.ts'

/** RGBA bytes of a picture in each theme. */
export type LitPictures = Readonly<Record<PictureTheme, Uint8ClampedArray>>

/** Light that wraps around an edge, so that shaded sides are soft (wrapped diffuse, Green 2004). */
const WRAP = 0.22
/** Steeper steps than this are edges between pieces, not walls of light; pixels of height a pixel. */
const STEEPEST = 2.2
/** Colour of shadows on the ground, as screen numbers. */
const SHADOW = [30, 20, 12] as const
const DARKEST_SHADOW = 0.75
/** Food is a little richer in colour than paint. */
const RICHNESS = 1.1

/** A point of the table, and what the light does there in all themes. One for all points, because there are many. */
class LitPoint {
  row = 0
  column = 0
  pixel = 0
  /** Parts of the lamp and of the room's light that arrive, 0 to 1 and a little more on slopes to the lamp. */
  lamp = 0
  room = 0
  /** How much of the lamp is hidden. */
  shade = 0
  /** How deep it lies in a gap. */
  gap = 0
  shine = 0
  /** Pixels of height a pixel. */
  slopeX = 0
  slopeY = 0
}

interface Setting {
  readonly scene: Scene
  readonly relief: Relief
  readonly shadows: Float32Array
  readonly light: Light
  /** Towards the lamp, length 1. */
  readonly to: { readonly x: number; readonly y: number; readonly z: number }
  /** Halfway between lamp and eye, length 1. */
  readonly half: { readonly x: number; readonly y: number; readonly z: number }
}

function settingOf(scene: Scene, light: Light): Setting {
  const direction = lightDirection(light)
  const length = Math.hypot(1, light.height)
  const to = { x: direction.x / length, y: direction.y / length, z: light.height / length }
  const middle = Math.hypot(to.x, to.y, to.z + 1)
  const relief = reliefOf(scene)
  return {
    scene,
    relief,
    shadows: castShadows(relief, direction, scene.scale),
    light,
    to,
    half: { x: to.x / middle, y: to.y / middle, z: (to.z + 1) / middle },
  }
}

/** Light on flat ground, by which the exposure is set: a white ground comes out white. */
const flatLight = ({ to, light }: Setting): number => ((to.z + WRAP) / (1 + WRAP)) * light.lampPower + light.roomPower

/** A picture being painted, with the light of its theme. */
interface Sheet {
  readonly bytes: Uint8ClampedArray
  readonly lamp: Colour
  readonly room: Colour
  readonly shine: Colour
}

function sheetOf(setting: Setting, theme: PictureTheme): Sheet {
  const { light, scene } = setting
  const flat = flatLight(setting)
  const { lamp, room, shine } = THEMES[theme]
  return {
    bytes: new Uint8ClampedArray(scene.size * scene.size * 4),
    lamp: shaded(light.lamp, (light.lampPower * lamp) / flat),
    room: shaded(light.room, (light.roomPower * room) / flat),
    shine: { red: light.lamp.red * shine, green: shine, blue: light.lamp.blue * shine },
  }
}

/**
 * Lights a scene once for both themes. The ground is transparent: only its shadows are painted, so that a picture lies on
 * whatever colour is behind it.
 */
export function lightScene(scene: Scene, mealType: MealType): LitPictures {
  const setting = settingOf(scene, LIGHTS[mealType])
  const light = sheetOf(setting, 'light')
  const dark = sheetOf(setting, 'dark')
  const flat = flatLight(setting)
  const point = new LitPoint()
  for (; point.row < scene.size; point.row += 1) {
    for (point.column = 0; point.column < scene.size; point.column += 1) {
      lightPoint(setting, point)
      if (scene.ownership[point.pixel] === GROUND) {
        const alpha = shadowAlpha(setting.light, point, flat)
        paintShadow(light.bytes, point.pixel, alpha)
        paintShadow(dark.bytes, point.pixel, alpha)
      } else {
        paintPoint(scene, point, light)
        paintPoint(scene, point, dark)
      }
      point.pixel += 1
    }
  }
  return { light: light.bytes, dark: dark.bytes }
}

/** The slopes of the surface at a point, pixels of height a pixel. */
function slopeAt({ scene: { size }, relief: { smoothed } }: Setting, point: LitPoint): void {
  const { row, column, pixel } = point
  const left = column > 0 ? pixel - 1 : pixel
  const right = column < size - 1 ? pixel + 1 : pixel
  const upper = row > 0 ? pixel - size : pixel
  const lower = row < size - 1 ? pixel + size : pixel
  const slopeX = ((smoothed[right] ?? 0) - (smoothed[left] ?? 0)) * 0.5
  const slopeY = ((smoothed[lower] ?? 0) - (smoothed[upper] ?? 0)) * 0.5
  const steep = Math.hypot(slopeX, slopeY)
  const kept = steep > STEEPEST ? STEEPEST / steep : 1
  point.slopeX = slopeX * kept
  point.slopeY = slopeY * kept
}

/** How much of the lamp reaches a point, 0 to 1. */
function sunAt({ scene: { size }, shadows }: Setting, { row, column }: LitPoint): number {
  const side = size >> 1
  return shadows[Math.min(side - 1, row >> 1) * side + Math.min(side - 1, column >> 1)] ?? 1
}

function lightPoint(setting: Setting, point: LitPoint): void {
  const { scene, relief, to, half } = setting
  const { pixel } = point
  slopeAt(setting, point)
  const z = 1 / Math.sqrt(point.slopeX * point.slopeX + point.slopeY * point.slopeY + 1)
  const x = -point.slopeX * z
  const y = -point.slopeY * z
  const sun = sunAt(setting, point)
  const diffuse = Math.max(0, (x * to.x + y * to.y + z * to.z + WRAP) / (1 + WRAP))
  const height = relief.heights[pixel] ?? 0
  const depthNear = Math.max(0, (relief.near[pixel] ?? 0) - height) / scene.scale
  const depthFar = Math.max(0, (relief.far[pixel] ?? 0) - height) / scene.scale
  const open = Math.max(0.3, 1 - depthNear * 0.14 - depthFar * 0.045)
  point.lamp = diffuse * (0.14 + 0.86 * sun) * (0.55 + 0.45 * open)
  point.room = open
  point.shade = 1 - sun
  point.gap = 1 - open
  const gloss = scene.glosses[pixel] ?? 0
  point.shine =
    gloss === 0 ? 0 : gloss * (sparkle(x * half.x + y * half.y + z * half.z) * sun * open + windowAt(x * z, y * z))
}

/** Two lobes of shine: a broad one and a hard one (Blinn and Phong). */
function sparkle(facing: number): number {
  // Below, both lobes are darker than a screen shows.
  if (facing < 0.8) return 0
  return facing ** 24 * 0.2 + facing ** 110 * 0.75
}

/** A pale window overhead, in which wet food shines. */
const windowAt = (x: number, y: number): number => 0.1 * Math.max(0, 1 - Math.hypot(2 * x + 0.55, 2 * y + 0.5) * 1.5)

function paintPoint(scene: Scene, { pixel, lamp, room, shade, gap, shine }: LitPoint, sheet: Sheet): void {
  const isFood = (scene.ownership[pixel] ?? 0) > CROCKERY
  // What stands in the shade still gets light from its neighbours.
  const bounce = shade * 0.05
  // Deep gaps between food are warm, not grey.
  const warmth = isFood ? gap * 0.175 : 0
  let red = (scene.reds[pixel] ?? 0) * (lamp * sheet.lamp.red + room * sheet.room.red + bounce) * (1 + warmth)
  let green = (scene.greens[pixel] ?? 0) * (lamp * sheet.lamp.green + room * sheet.room.green + bounce * 0.8)
  let blue = (scene.blues[pixel] ?? 0) * (lamp * sheet.lamp.blue + room * sheet.room.blue + bounce * 0.5) * (1 - warmth)
  if (isFood) {
    const grey = 0.3 * red + 0.59 * green + 0.11 * blue
    red = grey + (red - grey) * RICHNESS
    green = grey + (green - grey) * RICHNESS
    blue = grey + (blue - grey) * RICHNESS
  }
  const at = pixel * 4
  sheet.bytes[at] = tone(red + shine * sheet.shine.red)
  sheet.bytes[at + 1] = tone(green + shine * sheet.shine.green)
  sheet.bytes[at + 2] = tone(blue + shine * sheet.shine.blue)
  sheet.bytes[at + 3] = 255
}

/** The ground has no colour of its own: where less light arrives than on flat ground, shadow covers it. */
function shadowAlpha({ lampPower, roomPower }: Light, { lamp, room }: LitPoint, flat: number): number {
  const arriving = (lamp * lampPower + room * roomPower) / flat
  return 255 * Math.min(DARKEST_SHADOW, Math.max(0, 1 - arriving) * 0.85)
}

function paintShadow(bytes: Uint8ClampedArray, pixel: number, alpha: number): void {
  const at = pixel * 4
  bytes[at] = SHADOW[0]
  bytes[at + 1] = SHADOW[1]
  bytes[at + 2] = SHADOW[2]
  bytes[at + 3] = alpha
}

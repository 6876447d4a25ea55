import { RELIEF_VERSION } from '@dayplate/food-pictures'
import { contentName, type MealVersion } from '../../catalogue/index.ts'
import { platedOf } from './plated-of.ts'

/** Pixels of a side: cards on sharp screens and details, and small cards. */
export const LIT_SIZES = [640, 320] as const
/** AVIF for every current browser, WebP for those without it. */
export const LIT_FORMATS = ['avif', 'webp'] as const
export const LIT_THEMES = ['light', 'dark'] as const

export type LitSize = (typeof LIT_SIZES)[number]
export type LitFormat = (typeof LIT_FORMATS)[number]
export type LitTheme = (typeof LIT_THEMES)[number]

/** What is drawn at once: one scene, encoded in one format. */
export interface LitDrawing {
  readonly format: LitFormat
  /** The cleared table after the meal. */
  readonly isEaten: boolean
}

/** One of the files of a drawn meal. */
export interface LitVariant extends LitDrawing {
  readonly size: LitSize
  readonly theme: LitTheme
}

/** The address of a file below the folder of meals. */
export interface LitFile extends LitVariant {
  readonly versionId: string
  /** Names everything that decides the pixels. */
  readonly key: string
}

const VERSION_ID = /^[0-9a-f]{16}$/
const FILE_NAME = /^(?<key>[0-9a-f]{16})(?<eaten>-eaten)?-(?<size>640|320)(?<dark>-dark)?\.(?<format>avif|webp)$/

/** The variants that one drawing gives. */
export const variantsOf = ({ format, isEaten }: LitDrawing): readonly LitVariant[] =>
  LIT_THEMES.flatMap((theme) => LIT_SIZES.map((size) => ({ size, theme, format, isEaten })))

/** Parses the last two parts of an address; null when no picture can have it. */
export function parseLitFile(versionId: string, name: string): LitFile | null {
  const { key, eaten, size, dark, format } = FILE_NAME.exec(name)?.groups ?? {}
  if (key === undefined || !VERSION_ID.test(versionId)) return null
  return {
    versionId,
    key,
    size: size === '640' ? 640 : 320,
    theme: dark === undefined ? 'light' : 'dark',
    format: format === 'avif' ? 'avif' : 'webp',
    isEaten: eaten !== undefined,
  }
}

/** The inverse of `parseLitFile`: `0123456789abcdef/fedcba9876543210-640-dark.avif`. */
export const litPathOf = ({ versionId, key, isEaten, size, theme, format }: LitFile): string =>
  `${versionId}/${key}${isEaten ? '-eaten' : ''}-${size}${theme === 'dark' ? '-dark' : ''}.${format}`

const keys = new WeakMap<MealVersion, string>()

/** The key of the current pictures of a version; null when it has no lit ones. Remembered, because every card asks for it. */
export function litKeyOf(version: MealVersion): string | null {
  const plated = platedOf(version)
  if (plated === null) return null
  const key = keys.get(version) ?? contentName([RELIEF_VERSION, plated])
  keys.set(version, key)
  return key
}

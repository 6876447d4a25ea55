import { RELIEF_VERSION } from '@dayplate/food-pictures'
import { contentName, type MealVersion } from '../../catalogue/index.ts'
import { platedOf } from './plated-of.ts'

/** Pixels of a side: cards on sharp screens and details, and small cards. */
export const LIT_SIZES = [640, 320] as const
/** AVIF for every current browser, WebP for those without it. */
export const LIT_FORMATS = ['avif', 'webp'] as const
export const LIT_THEMES = ['light', 'dark'] as const

/** Three times the 48 px at which lists show a food: the densest screens. Fewer pixels would save a kilobyte. */
export const FOOD_SIZE = 144

export type LitSize = (typeof LIT_SIZES)[number]
export type LitFormat = (typeof LIT_FORMATS)[number]
export type LitTheme = (typeof LIT_THEMES)[number]

/** What is drawn at once: one scene, encoded in one format. */
export interface LitDrawing {
  readonly format: LitFormat
  /** The cleared table after the meal. */
  readonly isEaten: boolean
}

/** One of the files of anything drawn. */
export interface LitImage {
  readonly format: LitFormat
  /** Pixels of a side. */
  readonly size: number
  readonly theme: LitTheme
}

/** One of the files of a drawn meal. */
export interface LitVariant extends LitDrawing, LitImage {
  readonly size: LitSize
}

/** The address of a file below the folder of meals. */
export interface LitFile extends LitVariant {
  readonly versionId: string
  /** Names everything that decides the pixels. */
  readonly key: string
}

/** The address of a file below the folder of foods. */
export interface FoodFile extends LitImage {
  readonly foodId: string
  readonly key: string
}

/** Ids of foods are checked by this pattern when a catalogue is read. */
const FOOD_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FOOD_FILE_NAME = new RegExp(`^(?<key>[0-9a-f]{16})-${FOOD_SIZE}(?<dark>-dark)?\\.(?<format>avif|webp)$`)
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

/** The variants that one drawing of a food gives. */
export const foodVariantsOf = ({ format }: Pick<LitImage, 'format'>): readonly LitImage[] =>
  LIT_THEMES.map((theme) => ({ size: FOOD_SIZE, theme, format }))

/** Parses the last two parts of a food's address; null when no picture can have it. */
export function parseFoodFile(foodId: string, name: string): FoodFile | null {
  const { key, dark, format } = FOOD_FILE_NAME.exec(name)?.groups ?? {}
  if (key === undefined || !FOOD_ID.test(foodId)) return null
  return {
    foodId,
    key,
    size: FOOD_SIZE,
    theme: dark === undefined ? 'light' : 'dark',
    format: format === 'avif' ? 'avif' : 'webp',
  }
}

/** A file by what was drawn, the picture's `stem`: `0123456789abcdef/fedcba9876543210-640-dark.avif`. */
export const imagePathOf = (stem: string, { size, theme, format }: LitImage): string =>
  `${stem}-${size}${theme === 'dark' ? '-dark' : ''}.${format}`

/** What all files of a drawn meal have in common. */
export const litStemOf = ({ versionId, key, isEaten }: Pick<LitFile, 'versionId' | 'key' | 'isEaten'>): string =>
  `${versionId}/${key}${isEaten ? '-eaten' : ''}`

/** What all files of a drawn food have in common. */
export const foodStemOf = ({ foodId, key }: Pick<FoodFile, 'foodId' | 'key'>): string => `foods/${foodId}/${key}`

/** The inverse of `parseLitFile`. */
export const litPathOf = (file: LitFile): string => imagePathOf(litStemOf(file), file)

/** The inverse of `parseFoodFile`, below the folder of all pictures. */
export const foodPathOf = (file: FoodFile): string => imagePathOf(foodStemOf(file), file)

const keys = new WeakMap<MealVersion, string>()

/** The key of the current pictures of a version; null when it has no lit ones. Remembered, because every card asks for it. */
export function litKeyOf(version: MealVersion): string | null {
  const plated = platedOf(version)
  if (plated === null) return null
  const key = keys.get(version) ?? contentName([RELIEF_VERSION, plated])
  keys.set(version, key)
  return key
}

/** A common phone and a small laptop, in CSS pixels. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

const THEMES = ['light', 'dark'] as const

/** A window size and theme for a picture. */
export interface Look {
  /** Part of the file's name: `390x844-dark`. */
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly colorScheme: (typeof THEMES)[number]
}

/** Each size in each theme. */
export const LOOKS: readonly Look[] = SIZES.flatMap((viewport) =>
  THEMES.map((colorScheme) => ({
    name: `${viewport.width}x${viewport.height}-${colorScheme}`,
    viewport,
    colorScheme,
  })),
)

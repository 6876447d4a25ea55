import { type ImgHTMLAttributes, useEffect, useRef } from 'react'
import { useTheme } from '../../platform/theme/theme.ts'
import { awaitLater } from './await-later.ts'
import { isStandIn, useDrawnTry } from './late-pictures.ts'
import { pictureVariants, type PictureVariants } from './picture-variants.ts'
import styles from './plate-image.module.css'

/** Sides in CSS pixels, on a wide screen and on one that is narrower than `below`. */
export interface PlateSizes {
  readonly wide: number
  readonly narrow: number
  readonly below: number
}

interface PlateImageProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'style' | 'loading' | 'onError'
> {
  readonly source: string
  /** The side, in CSS pixels. */
  readonly size: number | PlateSizes
}

/**
 * The picture of a meal or food in the size and format that suit the screen, lit for the theme of the page. While the server
 * draws it, another drawing stands in, and this one then takes its place. It has no alternative text, because its name is beside it.
 */
export function PlateImage({ source, size, ...rest }: PlateImageProps) {
  const theme = useTheme()
  const tried = useDrawnTry(source)
  const light = pictureVariants(source, { theme: theme === 'dark' ? 'dark' : 'light', tried })
  const side = typeof size === 'number' ? size : size.wide
  const shown = useRef<HTMLImageElement>(null)
  // Offline, a change of the theme breaks a picture of which the worker keeps none.
  useEffect(() => {
    const heal = () => {
      const { complete = false, naturalWidth = 0 } = shown.current ?? {}
      if (complete && naturalWidth === 0) awaitLater(source, { size: side, urgency: 'shown' })
    }
    addEventListener('online', heal)
    return () => removeEventListener('online', heal)
  }, [source, side])
  const image = (
    <img
      {...rest}
      ref={shown}
      src={source}
      alt=""
      width={side}
      height={side}
      onLoad={({ currentTarget }) => {
        // A drawing that exists once is what it is, however wide.
        if (light !== null && isStandIn(currentTarget, side)) awaitLater(source, { size: side, urgency: 'shown' })
      }}
    />
  )
  if (light === null) return image
  return (
    <picture className={styles.frame}>
      {theme === 'system' ? (
        <Sources
          variants={pictureVariants(source, { theme: 'dark', tried })}
          size={size}
          media="(prefers-color-scheme: dark)"
        />
      ) : null}
      <Sources variants={light} size={size} />
      {image}
    </picture>
  )
}

interface SourcesProps {
  readonly variants: PictureVariants | null
  readonly size: number | PlateSizes
  readonly media?: string
}

function Sources({ variants, size, media }: SourcesProps) {
  if (variants === null) return null
  const sizes = typeof size === 'number' ? `${size}px` : `(min-width: ${size.below}px) ${size.wide}px, ${size.narrow}px`
  return (
    <>
      <source type="image/avif" srcSet={variants.avif} sizes={sizes} media={media} />
      <source type="image/webp" srcSet={variants.webp} sizes={sizes} media={media} />
    </>
  )
}

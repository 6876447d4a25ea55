import type { ImgHTMLAttributes } from 'react'
import { useTheme } from '../../platform/theme/theme.ts'
import { pictureVariants, type PictureTheme } from './picture-variants.ts'
import styles from './plate-image.module.css'

interface PlateImageProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'style' | 'loading' | 'onError'
> {
  readonly source: string
  /** The side, in CSS pixels. */
  readonly size: number
}

/**
 * The picture of a meal or food in the size and format that suit the screen, lit for the theme of the page. It has no
 * alternative text, because its name is beside it.
 */
export function PlateImage({ source, size, ...rest }: PlateImageProps) {
  const theme = useTheme()
  const image = <img {...rest} src={source} alt="" width={size} height={size} />
  if (pictureVariants(source, 'light') === null) return image
  return (
    <picture className={styles.frame}>
      {theme === 'system' ? (
        <Sources source={source} size={size} theme="dark" media="(prefers-color-scheme: dark)" />
      ) : null}
      <Sources source={source} size={size} theme={theme === 'dark' ? 'dark' : 'light'} />
      {image}
    </picture>
  )
}

interface SourcesProps {
  readonly source: string
  readonly size: number
  readonly theme: PictureTheme
  readonly media?: string
}

function Sources({ source, size, theme, media }: SourcesProps) {
  const variants = pictureVariants(source, theme)
  if (variants === null) return null
  const sizes = `${size}px`
  return (
    <>
      <source type="image/avif" srcSet={variants.avif} sizes={sizes} media={media} />
      <source type="image/webp" srcSet={variants.webp} sizes={sizes} media={media} />
    </>
  )
}

import { createContext, type ReactNode, useContext } from 'react'
import styles from './gallery.module.css'

export type GalleryTheme = 'light' | 'dark'

const ThemeContext = createContext<GalleryTheme>('light')

export const GalleryThemeProvider = ThemeContext.Provider

/** Makes names unique across both halves, because radio buttons with one name form one group, and ids must be unique. */
export function useNameInTheme(): (name: string) => string {
  const theme = useContext(ThemeContext)
  return (name) => `${theme}-${name}`
}

interface SampleProps {
  readonly title: string
  readonly children: ReactNode
}

/** One group of the gallery. `#light-fields` links to the group Fields in the light half. */
export function Sample({ title, children }: SampleProps) {
  const inTheme = useNameInTheme()
  return (
    <div className={styles.sample} id={inTheme(anchorOf(title))}>
      <h2 className={styles.caption}>{title}</h2>
      {children}
    </div>
  )
}

/** Turns a title into an anchor: "Lists and tables" → "lists-and-tables". */
export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

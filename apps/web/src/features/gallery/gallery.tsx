import type { ComponentType } from 'react'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import styles from './gallery.module.css'
import { anchorOf, type GalleryTheme, GalleryThemeProvider } from './sample.tsx'

const THEMES = ['light', 'dark'] as const

interface GalleryProps {
  readonly groups: readonly { readonly title: string; readonly Samples: ComponentType<{ readonly title: string }> }[]
}

/** Groups of components in both themes. */
export function Gallery({ groups }: GalleryProps) {
  return (
    <>
      <h1 className="visually-hidden">Building blocks</h1>
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <GalleryThemeProvider key={theme} value={theme}>
            <ThemeHalf theme={theme} groups={groups} />
          </GalleryThemeProvider>
        ))}
      </div>
    </>
  )
}

function ThemeHalf({ theme, groups }: GalleryProps & { readonly theme: GalleryTheme }) {
  return (
    <section className={styles.theme} data-theme={theme} aria-label={theme}>
      <div className={styles.head}>
        <BrandMark />
        <span className={styles.caption}>{theme}</span>
      </div>
      <nav className={styles.anchors} aria-label={`Groups in the ${theme} theme`}>
        {groups.map(({ title }) => (
          <a key={title} href={`#${theme}-${anchorOf(title)}`}>
            {title}
          </a>
        ))}
      </nav>
      {groups.map(({ title, Samples }) => (
        <Samples key={title} title={title} />
      ))}
    </section>
  )
}

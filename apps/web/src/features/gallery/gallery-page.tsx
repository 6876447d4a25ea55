import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { ColourSamples } from './colour-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import styles from './gallery.module.css'
import { MessageSamples } from './message-samples.tsx'
import { ProgressSamples } from './progress-samples.tsx'
import { StateSamples } from './state-samples.tsx'

const THEMES = ['light', 'dark'] as const

/** Every building block in every state, in both themes, for those who build with them. */
export function GalleryPage() {
  return (
    <>
      <h1 className="visually-hidden">Building blocks</h1>
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <section key={theme} className={styles.theme} data-theme={theme} aria-label={theme}>
            <div className={styles.head}>
              <BrandMark />
              <span className={styles.caption}>{theme}</span>
            </div>
            <ButtonSamples />
            <FieldSamples />
            <ChoiceSamples theme={theme} />
            <MessageSamples />
            <ProgressSamples />
            <StateSamples />
            <ColourSamples />
          </section>
        ))}
      </div>
    </>
  )
}

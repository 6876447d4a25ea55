import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { CalendarSamples } from './calendar-samples.tsx'
import { ChartSamples } from './chart-samples.tsx'
import { ChipSamples } from './chip-samples.tsx'
import { ChoiceSamples } from './choice-samples.tsx'
import { ColourSamples } from './colour-samples.tsx'
import { DialogSamples } from './dialog-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import styles from './gallery.module.css'
import { ListSamples } from './list-samples.tsx'
import { MediaSamples } from './media-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { ProgressSamples } from './progress-samples.tsx'
import { anchorOf, type GalleryTheme, GalleryThemeProvider } from './sample.tsx'
import { SliderSamples } from './slider-samples.tsx'
import { StateSamples } from './state-samples.tsx'
import { TableSamples } from './table-samples.tsx'

const THEMES = ['light', 'dark'] as const

const GROUPS = [
  { title: 'Buttons', Samples: ButtonSamples },
  { title: 'Fields', Samples: FieldSamples },
  { title: 'Chips', Samples: ChipSamples },
  { title: 'Choices', Samples: ChoiceSamples },
  { title: 'Sliders', Samples: SliderSamples },
  { title: 'Dates', Samples: CalendarSamples },
  { title: 'Charts', Samples: ChartSamples },
  { title: 'Messages', Samples: MessageSamples },
  { title: 'Dialogs', Samples: DialogSamples },
  { title: 'Progress', Samples: ProgressSamples },
  { title: 'Tables', Samples: TableSamples },
  { title: 'Lists', Samples: ListSamples },
  { title: 'Media', Samples: MediaSamples },
  { title: 'States', Samples: StateSamples },
  { title: 'Colours', Samples: ColourSamples },
] as const

/** Every building block in every state, in both themes, for those who build with them. No menu leads here. */
export function GalleryPage() {
  return (
    <>
      <h1 className="visually-hidden">Building blocks</h1>
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <GalleryThemeProvider key={theme} value={theme}>
            <ThemeHalf theme={theme} />
          </GalleryThemeProvider>
        ))}
      </div>
    </>
  )
}

function ThemeHalf({ theme }: { readonly theme: GalleryTheme }) {
  return (
    <section className={styles.theme} data-theme={theme} aria-label={theme}>
      <div className={styles.head}>
        <BrandMark />
        <span className={styles.caption}>{theme}</span>
      </div>
      <nav className={styles.anchors} aria-label={`Groups in the ${theme} theme`}>
        {GROUPS.map(({ title }) => (
          <a key={title} href={`#${theme}-${anchorOf(title)}`}>
            {title}
          </a>
        ))}
      </nav>
      {GROUPS.map(({ title, Samples }) => (
        <Samples key={title} title={title} />
      ))}
    </section>
  )
}

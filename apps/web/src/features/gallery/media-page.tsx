import { MealMedia } from '../../domain/meal-media/meal-media.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { Gallery } from './gallery.tsx'
import { Sample } from './sample.tsx'
import styles from './gallery.module.css'

const GROUPS = [{ title: 'Media', Samples: MediaSamples }] as const

/** Meals in large, with an animation and without. */
export const MediaPage = () => <Gallery groups={GROUPS} />

/** Under any name the server answers with today's file; meals carry the name that may be kept. */
const VIDEO = '/videos/today/barszcz-with-white-beans.webm'

/** A meal in large: with the animation of its preparation, and without. */
function MediaSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <div className={styles.stack}>
        <MealMedia ground="lunch" picture={platePictures.empty} video={VIDEO} />
        <MealMedia ground="dinner" picture={platePictures.empty} video={null} />
      </div>
    </Sample>
  )
}

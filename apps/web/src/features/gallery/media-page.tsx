import { MealMedia } from '../../domain/meal-media/meal-media.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { Gallery } from './gallery.tsx'
import { Sample } from './sample.tsx'
import styles from './gallery.module.css'

const GROUPS = [{ title: 'Media', Samples: MediaSamples }] as const

/** The gallery page of meal media: large meals with and without an animation. */
export const MediaPage = () => <Gallery groups={GROUPS} />

/** The server returns the current file for any version in the path. Only the version that meals name may be cached for long. */
const VIDEO = '/videos/today/barszcz-with-white-beans.webm'

/** A large meal with and without the animation of its preparation. */
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

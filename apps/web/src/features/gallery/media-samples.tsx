import { MealMedia } from '../../domain/meal-media/meal-media.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

/** Under any name the server answers with today's file; meals carry the name that may be kept. */
const VIDEO = '/videos/today/barszcz-with-white-beans.webm'

/** A meal in large: with the animation of its preparation, and without. */
export function MediaSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <div className={styles.stack}>
        <MealMedia ground="lunch" picture={platePictures.empty} video={VIDEO} />
        <MealMedia ground="dinner" picture={platePictures.empty} video={null} />
      </div>
    </Sample>
  )
}

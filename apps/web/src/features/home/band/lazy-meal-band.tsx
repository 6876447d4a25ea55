import { LazySection } from '../../../platform/lazy/lazy-section.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { MealBand } from './meal-band.tsx'

const loadTodaysBand = () => import('./todays-band.tsx').then(({ TodaysBand }) => TodaysBand)

/** The band, whose pictures come when they are there; without them the plates stay empty. */
export function LazyMealBand() {
  return (
    <LazySection
      load={loadTodaysBand}
      placeholder={<MealBand pictureOf={() => null} />}
      failed={() => <MealBand pictureOf={() => platePictures.empty} />}
    />
  )
}

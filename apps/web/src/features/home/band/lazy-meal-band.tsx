import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { MealBand } from './meal-band.tsx'

const todaysBand = lazyPart(async () => (await import('./todays-band.tsx')).TodaysBand)

/** The band of meals. Its plates stay empty until the pictures are loaded. */
export function LazyMealBand() {
  return (
    <DrawnPart
      part={todaysBand}
      props={{}}
      loading={<MealBand pictureOf={() => null} />}
      failed={() => <MealBand pictureOf={() => platePictures.empty} />}
    />
  )
}

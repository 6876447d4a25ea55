import { Later } from '../../../platform/later/later.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { MealBand } from './meal-band.tsx'

const loadTodaysBand = () => import('./todays-band.tsx').then(({ TodaysBand }) => TodaysBand)

/** The band, whose pictures come when they are there; without them the plates stay empty. */
export function MealBandLater() {
  return (
    <Later
      load={loadTodaysBand}
      placeholder={<MealBand pictureOf={() => null} />}
      failed={() => <MealBand pictureOf={() => platePictures.empty} />}
    />
  )
}

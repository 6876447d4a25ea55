import { LazySection } from '../../../platform/lazy/lazy-section.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { Plates } from './plates.tsx'

const loadTodaysPlates = () => import('./todays-plates.tsx').then(({ TodaysPlates }) => TodaysPlates)

/** The plates, whose pictures come when they are there; without them they stay empty. */
export function LazyPlates() {
  return (
    <LazySection
      load={loadTodaysPlates}
      placeholder={<Plates pictureOf={() => null} />}
      failed={() => <Plates pictureOf={() => platePictures.empty} />}
    />
  )
}

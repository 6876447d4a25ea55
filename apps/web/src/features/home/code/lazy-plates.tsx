import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { Plates } from './plates.tsx'

const todaysPlates = lazyPart(async () => (await import('./todays-plates.tsx')).TodaysPlates)

/** The plates, whose pictures come when they are there; without them they stay empty. */
export function LazyPlates() {
  return (
    <DrawnPart
      part={todaysPlates}
      props={{}}
      loading={<Plates pictureOf={() => null} />}
      failed={() => <Plates pictureOf={() => platePictures.empty} />}
    />
  )
}

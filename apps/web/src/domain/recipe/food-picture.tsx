import { useState } from 'react'
import { PlateImage } from '../meal-media/plate-image.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './food-picture.module.css'

interface FoodPictureProps {
  /** Null for a food without a picture. */
  readonly imageUrl: string | null
  /** Set on a sunken background. */
  readonly isRaised?: boolean | undefined
}

/** The picture of a food in its tile. */
export function FoodPicture({ imageUrl, isRaised }: FoodPictureProps) {
  return (
    <span className={classNames(styles.picture, isRaised && styles.raised)}>
      <Drawn key={imageUrl} imageUrl={imageUrl} />
    </span>
  )
}

/** The side, in CSS pixels: pictures of foods fill their frame. */
const SIDE = 48

/** A picture may fail to load; an empty plate replaces it. */
function Drawn({ imageUrl }: Pick<FoodPictureProps, 'imageUrl'>) {
  const [isMissing, setMissing] = useState(imageUrl === null)
  if (isMissing || imageUrl === null) {
    return (
      <svg viewBox="-20 -20 40 40" width="40" height="40" aria-hidden="true">
        <circle className={styles.shadow} cx="1" cy="2" r="15" />
        <circle className={styles.rim} r="15" />
        <circle className={styles.well} r="9.5" />
      </svg>
    )
  }
  return <PlateImage source={imageUrl} size={SIDE} loading="lazy" onError={() => setMissing(true)} />
}

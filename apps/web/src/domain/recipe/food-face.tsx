import { useState } from 'react'
import { PlateImage } from '../meal-media/plate-image.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './food-face.module.css'

/** A food with its amount. */
export interface FacedFood {
  readonly name: string
  /** Null for a food without a picture. */
  readonly imageUrl: string | null
  readonly measurements: readonly { readonly text: string }[]
}

interface FoodFaceProps {
  readonly food: FacedFood
  /** Shown after the amount. */
  readonly note?: string | null | undefined
  /** Set on a sunken background. */
  readonly isRaised?: boolean | undefined
}

/** The beginning of a food's row: picture, name and amount. */
export function FoodFace({ food: { name, imageUrl, measurements }, note = null, isRaised }: FoodFaceProps) {
  // The gateway gives the weight first. Cooks measure first and weigh what they cannot measure.
  const [measured, ...weighed] = measurements.map(({ text }) => text).toReversed()
  const rest = [...weighed, ...(note === null ? [] : [note])]
  return (
    <>
      <span className={classNames(styles.picture, isRaised && styles.raised)}>
        <FoodPicture key={imageUrl} imageUrl={imageUrl} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>
          <b className={styles.measure}>{measured}</b>
          {rest.map((text) => ` · ${text}`).join('')}
        </span>
      </span>
    </>
  )
}

/** The side, in CSS pixels: pictures of foods fill their frame. */
const SIDE = 48

/** A picture may fail to load; an empty plate replaces it. */
function FoodPicture({ imageUrl }: Pick<FacedFood, 'imageUrl'>) {
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

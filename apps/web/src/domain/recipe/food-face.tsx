import { FoodPicture } from './food-picture.tsx'
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
      <FoodPicture imageUrl={imageUrl} isRaised={isRaised} />
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

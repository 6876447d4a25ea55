import { BOWL, BOWL_PIECES } from './bowl-pictures.ts'
import styles from './filling-plate.module.css'

/** Between two pieces, in milliseconds (visual guide, section 6). */
const STAGGER_MS = 60

/** A bowl that fills piece by piece. */
export function FillingPlate() {
  return (
    <>
      <img src={BOWL} alt="" width="240" height="240" />
      {BOWL_PIECES.map((piece, index) => (
        <img
          key={piece}
          className={styles.piece}
          style={{ animationDelay: `${200 + index * STAGGER_MS}ms` }}
          src={piece}
          alt=""
          width="240"
          height="240"
        />
      ))}
    </>
  )
}

import avocado from './pictures/avocado.svg?url&no-inline'
import broccoli from './pictures/broccoli.svg?url&no-inline'
import carrot from './pictures/carrot.svg?url&no-inline'
import plate from './pictures/plate.svg?url&no-inline'
import salmon from './pictures/salmon.svg?url&no-inline'
import sesame from './pictures/sesame.svg?url&no-inline'
import tomato from './pictures/tomato.svg?url&no-inline'
import styles from './filling-plate.module.css'

/** One picture in layers of the same square: the bowl, then what drops into it. */
const PIECES = [salmon, avocado, carrot, broccoli, tomato, sesame]

/** Between two pieces, in milliseconds (visual guide, section 6). */
const STAGGER_MS = 60

/** A bowl that fills piece by piece. */
export function FillingPlate() {
  return (
    <>
      <img src={plate} alt="" width="240" height="240" />
      {PIECES.map((piece, index) => (
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

import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './plate-state.module.css'

export type MealGround = 'breakfast' | 'lunch' | 'snack' | 'dinner'

export interface PlateStateProps {
  /** The address of a square picture of a plate; `platePictures` has the drawn ones. */
  readonly picture: string
  readonly ground: MealGround
  /** A small drawing on the plate, such as a heart on an empty list. */
  readonly icon?: ReactNode
  readonly title: string
  readonly text?: ReactNode
  /** Set when the screen has its own h1 above. */
  readonly isSection?: boolean | undefined
  /** Action buttons. */
  readonly children?: ReactNode
}

/** An empty, missing or failed screen: a plate on a coloured background, a title, one sentence and actions. */
export function PlateState({ picture, ground, icon, title, text, isSection, children }: PlateStateProps) {
  // Offline the picture may not load; the background alone looks better than a broken picture.
  const [missing, setMissing] = useState<string | null>(null)
  const Title = isSection ? 'h2' : 'h1'
  return (
    <section className={styles.state}>
      <div className={classNames(styles.ground, styles[ground])}>
        {missing === picture ? null : (
          <img src={picture} alt="" width="240" height="240" onError={() => setMissing(picture)} />
        )}
        {icon ? (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
      </div>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      {children ? <div className={styles.buttons}>{children}</div> : null}
    </section>
  )
}

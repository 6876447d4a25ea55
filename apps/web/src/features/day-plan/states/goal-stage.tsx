import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { MAKE_DECISION_PAGE } from '../day/pages-to-come.ts'
import styles from './goal-stage.module.css'

interface GoalStageProps {
  /** The address of the picture. */
  readonly picture: string
  readonly ground: 'breakfast' | 'dinner'
  readonly title: string
  readonly text: ReactNode
  /** The formatted change of the weight, such as −6.2 kg. Null if the weight has not changed. */
  readonly change: string | null
  readonly onLater: () => void
}

/** The layout of a goal that was reached or lost. The user decides what comes next, now or later. */
export function GoalStage({ picture, ground, title, text, change, onLater }: GoalStageProps) {
  const t = useT()
  return (
    <section className={styles.stage}>
      <div className={classNames(styles.ground, styles[ground])}>
        <img src={picture} alt="" width="300" height="272" />
      </div>
      <div className={styles.sheet}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {change === null ? null : (
          <p className={styles.chips}>
            <Chip kind="soft">{change}</Chip>
          </p>
        )}
        <div className={styles.buttons}>
          <ButtonLink size="large" isBlock to={MAKE_DECISION_PAGE}>
            {t('day-plan/goal/decide')}
          </ButtonLink>
          <Button kind="quiet" isBlock onClick={onLater}>
            {t('day-plan/goal/later')}
          </Button>
        </div>
      </div>
    </section>
  )
}

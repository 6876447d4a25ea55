import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import { MAKE_DECISION_PAGE } from '../day/pages-to-come.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import type { DayPlanOf } from '../day/use-day-plan.ts'
import { formatDistance, formatWeight, formatWeightChange } from './format-weight.ts'
import goalReachedPicture from './pictures/goal-reached.svg?no-inline'
import styles from './goal-pages.module.css'

interface GoalReachedProps {
  readonly goal: Pick<DayPlanOf<'DailyDietPlanGoalReached'>, 'because' | 'weight' | 'firstWeight'>
  readonly onLater: () => void
}

/** Shown when the user has reached the goal weight. */
export function GoalReached({ goal: { because, weight, firstWeight }, onLater }: GoalReachedProps) {
  const t = useT()
  const language = useLanguage()
  const words = {
    weight: formatWeight(weight, language),
    change: formatDistance(firstWeight, weight, language),
    because,
  }
  return (
    <GoalStage
      picture={goalReachedPicture}
      ground="breakfast"
      title={t('day-plan/goal-reached/title')}
      text={t('day-plan/goal-reached/text', words)}
      change={formatWeightChange(firstWeight, weight, language)}
      onLater={onLater}
    />
  )
}

interface GoalLostProps {
  readonly goal: Pick<DayPlanOf<'DailyDietPlanGoalLost'>, 'because' | 'weight' | 'goalWeight'>
  readonly onLater: () => void
}

/** Shown if the user wants to keep a weight, but it has moved too far from the goal weight. */
export function GoalLost({ goal: { because, weight, goalWeight }, onLater }: GoalLostProps) {
  const t = useT()
  const language = useLanguage()
  const words = {
    weight: formatWeight(weight, language),
    change: formatDistance(goalWeight, weight, language),
    goal: formatWeight(goalWeight, language),
    because,
  }
  return (
    <GoalStage
      picture={platePictures.laid}
      ground="dinner"
      title={t('day-plan/goal-lost/title')}
      text={t('day-plan/goal-lost/text', words)}
      change={formatWeightChange(goalWeight, weight, language)}
      onLater={onLater}
    />
  )
}

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
function GoalStage({ picture, ground, title, text, change, onLater }: GoalStageProps) {
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

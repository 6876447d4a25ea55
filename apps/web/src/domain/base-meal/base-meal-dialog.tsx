import type { ReactNode } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import type { Answer } from '../../platform/graphql-client/answer.ts'
import { groundOf, MEAL_GROUNDS } from '../meal/meal-grounds.ts'
import { MealMedia } from '../meal-media/meal-media.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import styles from './base-meal.module.css'
import { BaseMealContents } from './base-meal-contents.tsx'
import type { BaseMealFragment } from './base-meal.gen.ts'

export interface BaseMealDialogProps {
  /** Null for a meal that is not there any more. */
  readonly answer: Answer<BaseMealFragment | null>
  /** Shown until the name of the meal has loaded. */
  readonly title: string
  /** Shown in place of a meal that is gone. */
  readonly goneText: string
  /** False while the closed dialog animates out. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The buttons at the bottom. */
  readonly actionsFor: (meal: BaseMealFragment) => ReactNode
}

/** The details of a meal outside a day: ingredients and recipe of the base portion. */
export function BaseMealDialog({ answer, title, goneText, isOpen, onClose, actionsFor }: BaseMealDialogProps) {
  const meal = answer.kind === 'answered' ? answer.data : null
  const isGone = answer.kind === 'answered' && meal === null
  return (
    <div className={styles.overlay}>
      <Dialog
        title={meal?.publicName ?? title}
        titleLanguage={meal?.textLanguage}
        shape="full"
        isOpen={isOpen}
        onClose={onClose}
        aside={meal === null ? undefined : <Stage meal={meal} />}
        actions={meal === null ? undefined : <div className={styles.deeds}>{actionsFor(meal)}</div>}
      >
        {answer.kind === 'loading' ? <DetailsSkeleton /> : null}
        {answer.kind === 'failed' ? <FailedState failure={answer.failure} onRetry={answer.retry} /> : null}
        {isGone ? <p>{goneText}</p> : null}
        {meal === null ? null : <BaseMealContents meal={meal} />}
      </Dialog>
    </div>
  )
}

function Stage({ meal }: { readonly meal: BaseMealFragment }) {
  const { type } = meal.mealType
  return (
    <div className={styles.stage} style={groundOf(type)}>
      <MealMedia ground={MEAL_GROUNDS[type]} picture={meal.preparationImageUrl} video={meal.preparationVideoUrl} />
    </div>
  )
}

function DetailsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={320} />
    </SkeletonGroup>
  )
}

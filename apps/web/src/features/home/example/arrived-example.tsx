import type { ReactNode } from 'react'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { OpenExampleDetails } from './details/open-example-details.tsx'
import { ExampleFoot } from './example-foot.tsx'
import { ExampleMeal } from './example-meal.tsx'
import styles from './example-section.module.css'
import { ExampleSummary } from './example-summary.tsx'
import { sumsOf } from './swapped-meals.ts'
import type { ArrivedDay, ExampleDayState } from './use-example-day.ts'
import { type Swaps, useSwaps } from './use-swaps.ts'

interface ArrivedExampleProps {
  readonly arrived: ArrivedDay
  readonly state: ExampleDayState
  /** Stands above the plates if the chosen day failed to load. */
  readonly failure: ReactNode
}

/**
 * The last day that arrived. While another one loads, its plates stay, pale. If that takes longer or fails, they stay without their
 * figures, which would be read as those of the new choice.
 */
export function ArrivedExample({ arrived, state, failure }: ArrivedExampleProps) {
  const { choice, choose, failed, isCurrent, isInPreparation } = state
  const swaps = useSwaps(arrived)
  const marker = useAddressMarker('example-meal')
  const { target } = arrived.day.proof
  const actual = sumsOf(swaps.meals)
  const kcal = { actual: actual.kcal, target: Math.round(target.kcal) }
  const hasFigures = failed === null && !isInPreparation
  return (
    <>
      <ExampleSummary
        choice={choice}
        onChoose={choose}
        meals={hasFigures ? swaps.meals : []}
        kcal={hasFigures ? kcal : null}
        onUndo={swaps.isSwapped ? swaps.undoAll : undefined}
      >
        {failure}
      </ExampleSummary>
      <Announcement state={state} swaps={swaps} kcal={kcal.actual} />
      <ul className={styles.meals} aria-busy={!isCurrent} inert={failed !== null}>
        {swaps.meals.map((meal) => (
          <li key={meal.mealType.type}>
            <ExampleMeal
              meal={meal}
              onOpen={() => marker.open(meal.mealType.type)}
              onSwap={() => swaps.swap(meal.mealType.type)}
            />
          </li>
        ))}
      </ul>
      <ExampleFoot choice={choice} macros={hasFigures ? { actual, target } : null} isSwapped={swaps.isSwapped} />
      <OpenExampleDetails choice={arrived.choice} meals={swaps.meals} shown={marker.value} onClose={marker.close} />
    </>
  )
}

interface AnnouncementProps {
  readonly state: ExampleDayState
  readonly swaps: Swaps
  readonly kcal: number
}

/** Reads out what a choice or a swap changed. What failed is visible too, because nothing else shows it. */
function Announcement({ state: { isCurrent, isInPreparation, hasChosen }, swaps, kcal }: AnnouncementProps) {
  const t = useT()
  const { outcome, meals } = swaps
  const isVisible = isInPreparation || (outcome !== null && outcome.kind !== 'swapped')
  const text = () => {
    if (isInPreparation) return t('example/in-preparation')
    if (!isCurrent) return ''
    if (outcome === null && !hasChosen) return ''
    if (outcome === null) return t('example/shown', { kcal, meals: meals.map(({ name }) => name).join(', ') })
    if (outcome.kind === 'failed') return t('example/swap-failed')
    const meal = meals.find(({ mealType }) => mealType.type === outcome.type)
    if (meal === undefined) return ''
    if (outcome.kind === 'none-fits') return t('example/none-fits', { type: meal.mealType.name })
    return t('example/swapped', { type: meal.mealType.name, name: meal.name, kcal })
  }
  return (
    <p className={isVisible ? styles.said : 'visually-hidden'} aria-live="polite">
      {text()}
    </p>
  )
}

import {
  EXAMPLE_ACTIVITY_LEVELS,
  EXAMPLE_BODIES,
  type ExampleBody,
  type ExampleChoice,
  findExampleBody,
} from '@dayplate/rules/example-days'
import { RotateCcw } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { MEAL_GROUNDS } from '../../../domain/meal/meal-grounds.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { ChoiceChips } from '../../../ui/choice-chips/choice-chips.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { MealRing } from '../../../ui/meal-ring/meal-ring.tsx'
import type { ExampleMealFragment } from '../home.gen.ts'
import styles from './example-section.module.css'

interface ExampleSummaryProps {
  readonly choice: ExampleChoice
  readonly onChoose: (choice: ExampleChoice) => void
  /** The meals of the chosen day; empty until it has arrived. */
  readonly meals: readonly ExampleMealFragment[]
  readonly kcal: { readonly actual: number; readonly target: number } | null
  /** Absent while no meal is swapped. */
  readonly onUndo?: (() => void) | undefined
  /** Says that the chosen day failed to load, below the rest. */
  readonly children?: ReactNode
}

/** The energy of the day and the body it is planned for, which can be changed. */
export function ExampleSummary({ choice, onChoose, meals, kcal, onUndo, children }: ExampleSummaryProps) {
  const t = useT()
  const moreId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.summary}>
      <MealRing meals={meals.map((meal) => ({ ground: MEAL_GROUNDS[meal.mealType.type], kcal: meal.kcal }))} />
      <div className={styles.facts}>
        <p className={styles.energy}>
          {kcal === null ? (
            <strong>&nbsp;</strong>
          ) : (
            <RichText
              // Energy is written without a thousands separator everywhere, as on the day plan.
              text={t('example/energy', { actual: String(kcal.actual), target: String(kcal.target) })}
              marks={[(words) => <strong>{words}</strong>]}
            />
          )}
        </p>
        <p className={styles.person}>
          <PersonText choice={choice} />
          {'\u00A0· '}
          <button
            type="button"
            className={styles.change}
            aria-expanded={isOpen}
            aria-controls={isOpen ? moreId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'example/close' : 'example/change')}
          </button>
        </p>
      </div>
      {onUndo === undefined ? null : (
        <IconButton label={t('example/undo')} icon={<RotateCcw />} hasDisc onClick={onUndo} />
      )}
      {isOpen ? <PersonChoices id={moreId} choice={choice} onChoose={onChoose} /> : null}
      {children}
    </div>
  )
}

function PersonText({ choice }: Pick<ExampleSummaryProps, 'choice'>) {
  const t = useT()
  const body = findExampleBody(choice.bodyId)
  if (body === null) return null
  return t(`example/for/${body.sex}`, {
    ...figuresOf(body),
    activity: t(`example/activity/${choice.activityLevel}/short`),
  })
}

const figuresOf = ({ ageYears, heightCm, weightKg }: ExampleBody) => ({
  age: ageYears,
  height: `${heightCm}\u00A0cm`,
  weight: `${weightKg}\u00A0kg`,
})

interface PersonChoicesProps extends Pick<ExampleSummaryProps, 'choice' | 'onChoose'> {
  readonly id: string
}

/** The six bodies and the four activity levels. */
function PersonChoices({ id, choice, onChoose }: PersonChoicesProps) {
  const t = useT()
  return (
    <div id={id} className={styles.more}>
      <ChoiceChips
        isGrid
        label={t('example/activity')}
        name="example-activity"
        value={choice.activityLevel}
        onChange={(activityLevel) => onChoose({ ...choice, activityLevel })}
        options={EXAMPLE_ACTIVITY_LEVELS.map((level) => ({ value: level, label: t(`example/activity/${level}`) }))}
      />
      <ChoiceChips
        isGrid
        label={t('example/body')}
        name="example-body"
        value={choice.bodyId}
        onChange={(bodyId) => onChoose({ ...choice, bodyId })}
        options={EXAMPLE_BODIES.map((body) => ({
          value: body.id,
          label: t(`example/body/${body.sex}`, figuresOf(body)),
        }))}
      />
    </div>
  )
}

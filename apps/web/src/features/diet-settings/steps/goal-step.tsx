import { type DietMode, ENERGY_FLOOR_KCAL } from '@dayplate/nutrition'
import { isModeAllowed } from '@dayplate/rules/diet-settings'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { type RadioCard, RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import { MODE_CHOICES } from '../choices.tsx'
import { GoalWeight } from './goal-weight.tsx'
import styles from './goal-step.module.css'
import type { StepProps } from './step-props.ts'

export function GoalStep({ wizard }: StepProps) {
  const t = useT()
  const { answers } = wizard
  const cardOf = ({ mode, icon }: (typeof MODE_CHOICES)[number]): RadioCard<DietMode> => ({
    value: mode,
    icon,
    title: t(`diet-mode/${mode}`),
    text: t(`diet-mode/${mode}/text`),
    details: mode === 'stabilization' ? undefined : <GoalWeight wizard={wizard} />,
  })
  const refused = MODE_CHOICES.filter(({ mode }) => !isModeAllowed(mode, answers.dietId))
  return (
    <>
      <FloorNote wizard={wizard} />
      <RadioCards
        label={t('diet-settings/goal/title')}
        isLabelHidden
        name="dietMode"
        value={answers.dietMode ?? null}
        onChange={wizard.chooseMode}
        error={wizard.errorOf('dietMode')}
        options={MODE_CHOICES.filter((choice) => !refused.includes(choice)).map(cardOf)}
      />
      {refused.length > 0 ? (
        <fieldset disabled className={styles.refused}>
          <RadioCards
            label={t('diet-settings/goal/not-with-glp1')}
            name="dietMode"
            value={null}
            onChange={wizard.chooseMode}
            options={refused.map(cardOf)}
          />
        </fieldset>
      ) : null}
    </>
  )
}

/** The safe minimum and what follows from it, before slimming is chosen and while it is. */
function FloorNote({ wizard }: Pick<StepProps, 'wizard'>) {
  const t = useT()
  const { sex, dietMode } = wizard.answers
  if (sex == null || (dietMode != null && dietMode !== 'slimming')) return null
  return <Alert kind="info">{t('diet-settings/goal/floor', { floor: ENERGY_FLOOR_KCAL[sex] })}</Alert>
}

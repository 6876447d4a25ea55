import { DIET_IDS, type DietMode } from '@dayplate/nutrition'
import { isModeAllowed } from '@dayplate/rules/diet-settings'
import { type ExampleChoice, withExampleDiet } from '@dayplate/rules/example-days'
import { useT } from '../../../platform/i18n/i18n.ts'
import { ChoiceChips } from '../../../ui/choice-chips/choice-chips.tsx'
import styles from './example-section.module.css'

const DIETS = ['classic', 'vegetarian', 'vegan', 'glp1'] as const

/** In the order of the wizard. */
const MODES = ['slimming', 'stabilization', 'put_on_weight', 'gain_muscle_mass'] as const satisfies readonly DietMode[]

interface ExampleChoicesProps {
  readonly choice: ExampleChoice
  readonly onChoose: (choice: ExampleChoice) => void
}

/** The two questions that a visitor can answer in place. */
export function ExampleChoices({ choice, onChoose }: ExampleChoicesProps) {
  const t = useT()
  const isAllowed = (mode: DietMode) => isModeAllowed(mode, choice.dietId)
  return (
    <div className={styles.choices}>
      <ChoiceChips
        label={t('example/diet')}
        name="example-diet"
        value={choice.dietId}
        onChange={(dietId) => onChoose(withExampleDiet(choice, dietId))}
        options={DIETS.map((name) => ({ value: DIET_IDS[name], label: t(`example/diet/${name}`) }))}
      />
      <ChoiceChips
        label={t('example/goal')}
        name="example-goal"
        value={choice.dietMode}
        onChange={(dietMode) => onChoose({ ...choice, dietMode })}
        options={MODES.map((mode) => ({ value: mode, label: t(`example/goal/${mode}`), isDisabled: !isAllowed(mode) }))}
        note={MODES.every(isAllowed) ? undefined : t('example/goal/not-with-glp1')}
      />
    </div>
  )
}

import { formatDay, parseCalendarDay } from '@dayplate/dates'
import type { Translate } from '@dayplate/messages'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { ACTIVITY_CHOICES, DIET_CHOICES } from '../choices.tsx'
import type { PersonSettings } from '../first-answers.ts'
import { formatHeight, formatWeight } from '../format-quantity.ts'
import styles from './start-step.module.css'

/** The settings in words, the ones that are set. */
export function SettingsSummary({ me }: { readonly me: PersonSettings }) {
  return (
    <dl className={styles.list}>
      {useSummaryRows(me).map(([name, value]) =>
        value === null ? null : (
          <div className={styles.row} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function useSummaryRows(me: PersonSettings): readonly (readonly [string, string | null])[] {
  const t = useT()
  const language = useLanguage()
  const diet = DIET_CHOICES.find(({ id }) => id === me.diet.id)
  const activity = ACTIVITY_CHOICES.find(({ level }) => level === me.diet.activityLevel)
  const startDate = parseCalendarDay(me.diet.startDate)
  const weight = (value: PersonSettings['weight']) =>
    value === null ? null : formatWeight(value, me.systemOfMeasures, language)
  return [
    [t('diet-settings/summary/diet'), diet ? t(`diet/${diet.name}`) : null],
    [t('diet-settings/summary/goal'), me.diet.mode === null ? null : t(`diet-mode/${me.diet.mode}`)],
    [t('diet-settings/weight'), weight(me.lastWeight ?? me.weight)],
    [t('diet-settings/goal-weight'), me.diet.mode === 'stabilization' ? null : weight(me.goalWeight)],
    [t('diet-settings/height'), me.height === null ? null : formatHeight(me.height, me.systemOfMeasures)],
    [t('diet-settings/summary/activity'), activity ? t(`activity/${activity.name}`) : null],
    [t('exclusions/summary'), leftOutText(me, t)],
    [t('diet-settings/summary/since'), startDate === null ? null : formatDay(startDate, language, 'long')],
  ]
}

/** Everything that is left out, by its name. */
function leftOutText({ diet }: PersonSettings, t: Translate): string {
  const { allergens, foods } = diet.exclusions
  const names = [...allergens.map((allergen) => t(`allergen/${allergen}`)), ...foods.map(({ name }) => name)]
  return names.length === 0 ? t('exclusions/summary/none') : names.join(', ')
}

import { Link } from '@tanstack/react-router'
import { formatDay, parseCalendarDay } from '@dayplate/dates'
import type { Translate } from '@dayplate/messages'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import type { PersonSettings } from '../first-answers.ts'
import { ACTIVITY_CHOICES, DIET_CHOICES } from '../choices.tsx'
import { formatHeight, formatWeight } from '../format-quantity.ts'
import styles from './start-step.module.css'

interface StartStepProps {
  readonly me: PersonSettings
  readonly onBegin: () => void
  /** Returns to the day plan without changing anything. */
  readonly onLeave: () => void
}

/** A summary of the current settings, or a welcome for users without settings. */
export function StartStep({ me, onBegin, onLeave }: StartStepProps) {
  const t = useT()
  if (me.diet.id === null) return <Welcome onBegin={onBegin} />
  return (
    <Page width="narrow">
      <PageTitle title={t('diet-settings/start/title')} />
      <Card>
        <SettingsSummary me={me} />
      </Card>
      <div className={styles.buttons}>
        <Button size="large" onClick={onBegin}>
          {t('diet-settings/start/change')}
        </Button>
        <ButtonLink kind="secondary" to="/diet-settings/exclusions">
          {t('exclusions/summary/change')}
        </ButtonLink>
        <Button kind="quiet" onClick={onLeave}>
          {t('diet-settings/start/keep')}
        </Button>
      </div>
    </Page>
  )
}

function Welcome({ onBegin }: Pick<StartStepProps, 'onBegin'>) {
  const t = useT()
  return (
    <Page width="narrow">
      <div className={styles.bar}>
        <Link to="/home" aria-label="Dayplate">
          <BrandMark />
        </Link>
        <ButtonLink kind="quiet" to="/auth/logout">
          {t('menu/log-out')}
        </ButtonLink>
      </div>
      <PlateState
        picture={platePictures.laid}
        ground="breakfast"
        title={t('diet-settings/welcome/title')}
        text={t('diet-settings/welcome/text')}
      >
        <Button size="large" onClick={onBegin}>
          {t('diet-settings/welcome/begin')}
        </Button>
      </PlateState>
    </Page>
  )
}

/** The settings as text. Settings without a value are left out. */
function SettingsSummary({ me }: { readonly me: PersonSettings }) {
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

/** The names of all excluded allergens and foods. */
function leftOutText({ diet }: PersonSettings, t: Translate): string {
  const { allergens, foods } = diet.exclusions
  const names = [...allergens.map((allergen) => t(`allergen/${allergen}`)), ...foods.map(({ name }) => name)]
  return names.length === 0 ? t('exclusions/summary/none') : names.join(', ')
}

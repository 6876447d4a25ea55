import { formatDay, requireCalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { DietChangeFragment } from '../diet-settings.gen.ts'
import { ReplacedDays } from '../exclusions/replaced-days.tsx'
import { ChangedPeriods } from './changed-periods.tsx'
import styles from './diet-change-dialog.module.css'

export interface DietChangeDialogProps {
  readonly change: DietChangeFragment
  readonly isStale: boolean
  readonly onAccept: () => void
  readonly onBack: () => void
}

/** Shows from which day the plan changes, the new daily targets, and which meals change. Nothing changes until the user accepts. */
export function DietChangeDialog({ change, isStale, onAccept, onBack }: DietChangeDialogProps) {
  const t = useT()
  const language = useLanguage()
  const { from } = change
  const changed = change.days.filter((day) => day.isChanged)
  const title =
    from === null
      ? t('diet-settings/change/earlier-title')
      : t('diet-settings/change/title', { date: formatDay(requireCalendarDay(from), language, 'day-month') })
  const actions = (
    <>
      <Button kind="secondary" onClick={onBack}>
        {t('exclusions/change/back')}
      </Button>
      <Button onClick={onAccept}>{t('diet-settings/change/accept')}</Button>
    </>
  )
  return (
    <Dialog shape="full" title={title} actions={actions} hasCloseButton={false} onClose={onBack}>
      <div className={styles.content}>
        {isStale ? <Alert kind="info">{t('exclusions/change/stale')}</Alert> : null}
        {changed.length === 0 ? null : (
          <>
            <div className={styles.summary}>
              <DietLine change={change} />
              <p>{t('diet-settings/change/days', { count: changed.length })}</p>
              <MealsLine change={change} />
            </div>
            <ChangedPeriods days={changed} />
          </>
        )}
        {change.firstReplacedDays.length === 0 ? null : (
          <section className={styles.earlier}>
            <h3 className={styles.heading}>{t('diet-settings/change/first-meals')}</h3>
            <ReplacedDays days={change.firstReplacedDays} hasReasons={false} />
          </section>
        )}
        {change.replacedDays.length === 0 ? null : (
          <section className={styles.earlier}>
            <h3 className={styles.heading}>{t('diet-settings/change/earlier')}</h3>
            <ReplacedDays days={change.replacedDays} />
          </section>
        )}
      </div>
    </Dialog>
  )
}

type LineProps = Pick<DietChangeDialogProps, 'change'>

/** Names the old and the new diet, if the diet changes. */
function DietLine({ change: { formerDiet, diet } }: LineProps) {
  const t = useT()
  if (formerDiet === null) return null
  return <p className={styles.diet}>{t('diet-settings/change/diet', { former: formerDiet.name, diet: diet.name })}</p>
}

/** The number of meals that are replaced and kept. Renders nothing if no day is in both the old and the new plan. */
function MealsLine({ change: { mealsReplaced, mealsKept } }: LineProps) {
  const t = useT()
  if (mealsReplaced + mealsKept === 0) return null
  return <p>{t('diet-settings/change/meals', { replaced: mealsReplaced, kept: mealsKept })}</p>
}

import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import type { Consents } from '../use-consents.ts'
import styles from './consent-fields.module.css'

interface ConsentFieldsProps {
  readonly consents: Consents
  readonly onDecline: () => void
}

export function ConsentFields({ consents, onDecline }: ConsentFieldsProps) {
  const t = useT()
  return (
    <div className={styles.consents}>
      <Checkbox label={t('diet-settings/health-confirmation')} name="healthConfirmed" isRequired {...consents.health} />
      {consents.isDataAsked ? (
        <Checkbox
          label={t('diet-settings/health-data-consent')}
          name="healthDataConsent"
          isRequired
          {...consents.data}
        />
      ) : null}
      <div className={styles.decline}>
        <Button kind="quiet" size="small" onClick={onDecline}>
          {t('diet-settings/decline')}
        </Button>
      </div>
    </div>
  )
}

import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import styles from './health-data.module.css'

interface WithdrawDialogProps {
  readonly isBusy: boolean
  readonly onConfirm: (erasesData: boolean) => void
  readonly onCancel: () => void
}

/** Explains the consequences of a withdrawal, and asks whether to keep or erase the data. */
export function WithdrawDialog({ isBusy, onConfirm, onCancel }: WithdrawDialogProps) {
  const t = useT()
  const [choice, choose] = useState<'keep' | 'erase'>('keep')
  return (
    <ConfirmDialog
      title={t('settings/health/withdraw/title')}
      confirm={t('settings/health/withdraw/confirm')}
      cancel={t('settings/health/withdraw/cancel')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => onConfirm(choice === 'erase')}
      onCancel={onCancel}
    >
      <div className={styles.question}>
        <p>{t('settings/health/withdraw/plan')}</p>
        <p>{t('settings/health/withdraw/stays')}</p>
        <RadioCards
          label={t('settings/health/withdraw/data')}
          name="withdrawnData"
          value={choice}
          onChange={choose}
          options={(['keep', 'erase'] as const).map((value) => ({
            value,
            title: t(`settings/health/withdraw/${value}`),
            text: t(`settings/health/withdraw/${value}-note`),
          }))}
        />
      </div>
    </ConfirmDialog>
  )
}

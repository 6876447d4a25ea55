import { Link } from '@tanstack/react-router'
import { useState, useEffect } from 'react'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import { Switch } from '../../../ui/switch/switch.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import type { PersonSettings } from '../person-settings.ts'
import type { SaveOutcome } from '../saving/save-outcome.ts'
import { Section } from '../section.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { dayOfMomentWords } from '../../../platform/clock/moment-words.ts'
import { clearHealthData } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { giveConsent, isConsentGiven, withdrawConsent } from './change-consent.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import styles from './health-data.module.css'

interface HealthDataSectionProps {
  readonly consent: PersonSettings['healthDataConsent']
}

/** The switch for the consent to use health data. Before a withdrawal, a dialog explains the consequences. */
export function HealthDataSection({ consent }: HealthDataSectionProps) {
  const t = useT()
  // Shows the choice until the repeated query returns the same value.
  const [chosen, choose] = useState<boolean | null>(null)
  if (chosen === consent.isGiven) choose(null)
  const isGiven = chosen ?? consent.isGiven
  const [question, setQuestion] = useState<'withdraw' | 'erase' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const ask = (name: 'withdraw' | 'erase' | null) => () => setQuestion(name)
  const settle = ({ kind }: SaveOutcome, given: boolean, done: string) => {
    choose(kind === 'saved' ? given : null)
    showToast({ text: kind === 'saved' ? done : t(`settings/save/${kind}`) })
  }
  async function give(): Promise<void> {
    choose(true)
    settle(await giveConsent(), true, t('settings/health/given'))
  }
  async function withdraw(erasesData: boolean, done: string): Promise<void> {
    setBusy(true)
    // Another tab may have given the consent again, and data that is in use must not be erased.
    const isGivenNow = await isConsentGiven()
    if (isGivenNow !== null && isGivenNow !== isGiven) {
      setBusy(false)
      setQuestion(null)
      showToast({ text: t(isGivenNow ? 'settings/health/given' : 'settings/health/withdrawn') })
      return
    }
    const outcome = await withdrawConsent(erasesData)
    setBusy(false)
    setQuestion(null)
    settle(outcome, false, done)
  }
  return (
    <Section title={t('settings/health')}>
      <Switch
        label={t('settings/health/consent')}
        note={t('settings/health/consent-note')}
        name="healthDataConsent"
        value={isGiven}
        onChange={(wanted) => (wanted ? void give() : setQuestion('withdraw'))}
      />
      {isGiven ? (
        <p className={styles.note}>
          {t('settings/health/changed')}{' '}
          <Link to="/diet-settings" search={{ step: 'start-date' }}>
            {t('settings/health/answer-again')}
          </Link>
        </p>
      ) : null}
      {isGiven || consent.isGiven ? null : <WithdrawnNote consent={consent} onErase={ask('erase')} />}
      {question === 'withdraw' ? (
        <WithdrawDialog
          isBusy={isBusy}
          onConfirm={(erasesData) => void withdraw(erasesData, t('settings/health/withdrawn'))}
          onCancel={ask(null)}
        />
      ) : null}
      {question === 'erase' ? (
        <EraseDialog
          isBusy={isBusy}
          onConfirm={() => void withdraw(true, t('settings/health/erased'))}
          onCancel={ask(null)}
        />
      ) : null}
    </Section>
  )
}

interface EraseDialogProps {
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before it erases the data that was kept after a withdrawal. */
function EraseDialog(props: EraseDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      title={t('settings/health/erase/title')}
      confirm={t('settings/health/erase/confirm')}
      cancel={t('settings/health/erase/cancel')}
      isDangerous
      {...props}
    >
      <p>{t('settings/health/withdraw/erase-note')}</p>
    </ConfirmDialog>
  )
}

interface WithdrawnNoteProps {
  readonly consent: PersonSettings['healthDataConsent']
  readonly onErase: () => void
}

/** Explains why no day is planned or shown, and offers to erase the data. */
function WithdrawnNote({ consent: { withdrawnAt, isDataKept }, onErase }: WithdrawnNoteProps) {
  const t = useT()
  const language = useLanguage()
  // The consent may have been withdrawn in another browser, which could not clear this one.
  useEffect(() => {
    if (withdrawnAt !== null) clearHealthData()
  }, [withdrawnAt])
  if (withdrawnAt === null) return <p className={styles.note}>{t('settings/health/not-asked')}</p>
  const date = dayOfMomentWords(withdrawnAt, language)
  if (!isDataKept) return <p className={styles.note}>{t('settings/health/state-erased', { date })}</p>
  return (
    <div className={styles.kept}>
      <p className={styles.note}>{t('settings/health/state-kept', { date })}</p>
      <Button kind="secondary" onClick={onErase}>
        {t('settings/health/erase')}
      </Button>
    </div>
  )
}

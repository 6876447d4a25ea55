import { CalendarDays, CalendarPlus, CalendarX2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { AddressDeeds } from '../../../domain/secret-address/address-deeds.tsx'
import { SecretAddress } from '../../../domain/secret-address/secret-address.tsx'
import { dayOfMomentWords } from '../../../platform/clock/moment-words.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonFace, buttonClass } from '../../../ui/button/button-face.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { Section } from '../section.tsx'
import styles from './calendar-section.module.css'
import { type CalendarOutcome, makeAddress, stopCalendar } from './change-calendar.ts'

interface CalendarSectionProps {
  /** When the address of the calendar was made; null while it is switched off. */
  readonly madeAt: string | null
  /** False without access to the diet: then the calendar rests and can only be switched off. */
  readonly mayMake: boolean
}

/** The calendar of the meals for other programs: on, with another address, or off. */
export function CalendarSection({ madeAt, mayMake }: CalendarSectionProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const calendar = useCalendar(madeAt, () => heading.current?.focus())
  return (
    <Section title={t('settings/calendar')} heading={heading}>
      <div className={styles.calendar}>
        {mayMake ? (
          <>
            <p className={styles.text}>{t('settings/calendar/text')}</p>
            <p className={styles.text}>{t('settings/calendar/privacy')}</p>
          </>
        ) : null}
        {calendar.madeAt === null ? (
          <OffCalendar {...calendar} mayMake={mayMake} />
        ) : (
          <OnCalendar {...calendar} madeAt={calendar.madeAt} mayMake={mayMake} />
        )}
      </div>
    </Section>
  )
}

interface OffCalendarProps {
  readonly mayMake: boolean
  readonly isBusy: boolean
  readonly make: () => Promise<void>
}

function OffCalendar({ mayMake, isBusy, make }: OffCalendarProps) {
  const t = useT()
  if (!mayMake) return <p>{t('settings/calendar/stopped')}</p>
  return (
    <Button kind="secondary" icon={<CalendarDays />} isBlock isLoading={isBusy} onClick={() => void make()}>
      {t('settings/calendar/make')}
    </Button>
  )
}

interface OnCalendarProps {
  readonly madeAt: string
  readonly mayMake: boolean
  /** Known only to the page that made it. */
  readonly url: string | null
  readonly isBusy: boolean
  readonly make: () => Promise<void>
  readonly stop: () => Promise<void>
}

function OnCalendar({ madeAt, mayMake, url, isBusy, make, stop }: OnCalendarProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      {url === null ? (
        <p>{t('settings/calendar/on', { day: dayOfMomentWords(madeAt, language) })}</p>
      ) : (
        <>
          <SecretAddress
            label={t('settings/calendar/address')}
            address={url}
            help={t('settings/calendar/once')}
            copyLabel={t('settings/calendar/copy')}
            copiedText={t('settings/calendar/copied')}
            refusedText={t('settings/calendar/not-copied')}
          />
          {/* The scheme that calendar programs register for subscriptions. Without such a program it does nothing. */}
          <a className={buttonClass({ kind: 'quiet', isBlock: true })} href={url.replace(/^https?:/, 'webcal:')}>
            <ButtonFace icon={<CalendarPlus />}>{t('settings/calendar/open')}</ButtonFace>
          </a>
        </>
      )}
      {mayMake ? null : <p className={styles.text}>{t('settings/calendar/rests')}</p>}
      <AddressDeeds
        isBusy={isBusy}
        cancel={t('settings/calendar/keep')}
        renew={
          mayMake
            ? {
                name: t('settings/calendar/renew'),
                question: t('settings/calendar/renew/question'),
                consequence: t('settings/calendar/renew/consequence'),
                run: () => void make(),
              }
            : undefined
        }
        stop={{
          name: t('settings/calendar/stop'),
          question: t('settings/calendar/stop/question'),
          consequence: t('settings/calendar/stop/consequence'),
          run: () => void stop(),
        }}
        stopIcon={<CalendarX2 />}
      />
    </>
  )
}

interface Shown {
  readonly madeAt: string | null
  readonly url: string | null
}

function useCalendar(madeAt: string | null, onGone: () => void) {
  const t = useT()
  const [changed, setChanged] = useState<Shown | null>(null)
  const [isBusy, setBusy] = useState(false)
  const shown = changed ?? { madeAt, url: null }
  const change = useSingleFlight(async (send: () => Promise<CalendarOutcome>) => {
    setBusy(true)
    const outcome = await send()
    setBusy(false)
    switch (outcome.kind) {
      case 'made':
        if (shown.madeAt === null) onGone()
        else showToast({ text: t('settings/calendar/renewed') })
        return setChanged(outcome)
      case 'stopped':
        showToast({ text: t('settings/calendar/stopped') })
        onGone()
        return setChanged({ madeAt: null, url: null })
      case 'offline':
      case 'unknown':
      case 'failed':
        return showToast({ text: t(`settings/calendar/${outcome.kind}`) })
    }
  })
  return { ...shown, isBusy, make: () => change(makeAddress), stop: () => change(stopCalendar) }
}

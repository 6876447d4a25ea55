import { QUESTION_STEPS, questionNumber, type WizardStep } from '@dayplate/rules/diet-settings'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { scrollPage } from '../../platform/navigation/scroll-page.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { StepProgress } from '../../ui/progress-bar/step-progress.tsx'
import styles from './step-frame.module.css'

interface StepFrameProps {
  readonly step: WizardStep
  readonly title: string
  readonly text: string | null
  readonly canGoNext: boolean
  /** The text about missing or invalid answers. It is shown once the user has tried to continue. */
  readonly need: string | null
  /** What a press of the button does, if its text does not say all of it. */
  readonly note: string | null
  /** Whether the gateway is checking the answers. */
  readonly isChecking: boolean
  /** Why the answers could not be checked. */
  readonly failure: Failure | null
  /** The text of the button that continues. */
  readonly onwardText: string
  /** Called even if answers are missing. The caller then shows which. */
  readonly onNext: () => void
  readonly onBack: () => void
  readonly children: ReactNode
}

/** The frame of one question: the back button, the progress, the title, the fields and the button that continues. */
export function StepFrame({
  step,
  title,
  text,
  canGoNext,
  need,
  note,
  isChecking,
  failure,
  onwardText,
  onNext,
  onBack,
  children,
}: StepFrameProps) {
  const t = useT()
  const [wasPressed, setPressed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // Each step is a new screen, so the focus moves to its title and the page scrolls to the top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollPage(0)
  }, [])
  const number = questionNumber(step)
  const total = QUESTION_STEPS.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    onNext()
  }
  return (
    <form className={styles.frame} noValidate onSubmit={submit}>
      <div className={styles.top}>
        <IconButton label={t('diet-settings/back')} icon={<ArrowLeft />} onClick={onBack} />
        <div className={styles.progress}>
          <StepProgress label={t('diet-settings/progress', { number, total })} step={number} total={total} />
        </div>
      </div>
      <div className={styles.step}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        <div className={styles.fields}>{children}</div>
      </div>
      <div className={styles.bottom}>
        {failure ? <FailureAlert failure={failure} /> : null}
        {note === null ? null : (
          <p className={styles.note} role="status">
            {note}
          </p>
        )}
        {wasPressed && need !== null ? (
          <p className={styles.need} role="status">
            {need}
          </p>
        ) : null}
        <Button type="submit" size="large" isBlock isUnready={!canGoNext} isLoading={isChecking}>
          {onwardText}
        </Button>
      </div>
    </form>
  )
}

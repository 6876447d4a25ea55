import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/i18n/i18n.ts'
import { BrandMark } from '../../../ui/brand-mark/brand-mark.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import type { PersonSettings } from '../first-answers.ts'
import { SettingsSummary } from './settings-summary.tsx'
import styles from './start-step.module.css'

interface StartStepProps {
  readonly me: PersonSettings
  readonly onBegin: () => void
  /** Back to the day plan without changing anything. */
  readonly onLeave: () => void
}

/** What is set now, or a welcome for who has set nothing yet. */
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

import type { TypedDocumentNode } from '@urql/core'
import { useT } from '../../platform/i18n/i18n.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import type { PersonSettings } from './person-settings.ts'
import { saveOutcome } from './saving/save-outcome.ts'
import { sendSetting } from './saving/send-setting.ts'
import { useSaved } from './saving/use-saved.ts'
import { Section } from './section.tsx'
import {
  AgreementToNotifyAboutArticlesDocument,
  AgreementToNotifyAboutDietCourseDocument,
  AgreementToReceiveNewsletterDocument,
} from './settings.gen.ts'
import styles from './notifications-section.module.css'

type AgreementName = Exclude<keyof PersonSettings['agreements'], '__typename'>

const saverOf =
  <Data,>(document: TypedDocumentNode<Data, { agreement: boolean }>) =>
  async (agreement: boolean) =>
    saveOutcome(await sendSetting(document, { agreement }))

/** The agreements in display order. */
const AGREEMENTS = [
  { name: 'dietCourse', save: saverOf(AgreementToNotifyAboutDietCourseDocument) },
  { name: 'newsletter', save: saverOf(AgreementToReceiveNewsletterDocument) },
  { name: 'articles', save: saverOf(AgreementToNotifyAboutArticlesDocument) },
] as const satisfies readonly { readonly name: AgreementName; readonly save: ReturnType<typeof saverOf> }[]

/** Switches for the messages that the user agrees to receive. */
export function NotificationsSection({ agreements }: { readonly agreements: PersonSettings['agreements'] }) {
  const t = useT()
  return (
    <Section title={t('settings/notifications')}>
      <p className={styles.note}>{t('settings/notifications/confirmed')}</p>
      <div className={styles.switches}>
        {AGREEMENTS.map((agreement) => (
          <Agreement key={agreement.name} {...agreement} isGiven={agreements[agreement.name]} />
        ))}
      </div>
    </Section>
  )
}

type AgreementProps = (typeof AGREEMENTS)[number] & { readonly isGiven: boolean }

function Agreement({ name, save, isGiven }: AgreementProps) {
  const t = useT()
  const [value, change] = useSaved(isGiven, save)
  return (
    <Switch
      label={t(`settings/notifications/${name}`)}
      note={t(`settings/notifications/${name}-note`)}
      name={name}
      value={value}
      onChange={change}
    />
  )
}

import { User } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Card } from '../../../ui/card/card.tsx'
import type { PersonSettings } from '../person-settings.ts'
import { Rows } from '../section.tsx'
import { EmailRow } from './email-row.tsx'
import { NameRow } from './name-row.tsx'
import styles from './profile-section.module.css'

/** The user's name and e-mail address, each with the form to change it. */
export function ProfileSection({ me }: { readonly me: PersonSettings }) {
  const t = useT()
  const name = me.name?.trim() ?? ''
  return (
    <section>
      <Card>
        <div className={styles.profile}>
          <span className={styles.avatar} aria-hidden="true">
            <User />
          </span>
          <div className={styles.words}>
            <h2 className={styles.title}>{name || t('settings/profile')}</h2>
            <p className={styles.email}>{me.email}</p>
          </div>
        </div>
        <div className={styles.rows}>
          <Rows>
            <NameRow name={name} />
            <EmailRow email={me.email} change={me.emailChange} />
          </Rows>
        </div>
      </Card>
    </section>
  )
}

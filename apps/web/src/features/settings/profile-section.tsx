import { User } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Card } from '../../ui/card/card.tsx'
import styles from './profile-section.module.css'

interface ProfileSectionProps {
  readonly name: string | null
  readonly email: string
}

export function ProfileSection({ name, email }: ProfileSectionProps) {
  const t = useT()
  return (
    <section>
      <Card>
        <div className={styles.profile}>
          <span className={styles.avatar} aria-hidden="true">
            <User />
          </span>
          <div className={styles.words}>
            <h2 className={styles.title}>{name?.trim() || t('settings/profile')}</h2>
            <p className={styles.email}>{email}</p>
          </div>
        </div>
      </Card>
    </section>
  )
}

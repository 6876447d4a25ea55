import { useT } from '../../platform/i18n/i18n.ts'
import { Card } from '../../ui/card/card.tsx'
import styles from './consequences.module.css'

const CONSEQUENCES = [
  'remove-account/consequence/data',
  'remove-account/consequence/access',
  'remove-account/consequence/logins',
  'remove-account/consequence/final',
] as const

/** Lists the consequences of deleting an account. */
export function Consequences() {
  const t = useT()
  return (
    <Card>
      <ul className={styles.list}>
        {CONSEQUENCES.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
    </Card>
  )
}

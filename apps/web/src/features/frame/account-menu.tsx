import { User } from 'lucide-react'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { failureIn } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { GatewayProvider } from '../../platform/graphql-client/gateway-provider.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { useIsIdle } from '../../platform/lazy/use-is-idle.ts'
import { UserDataDocument } from '../../platform/session/session.gen.ts'
import styles from './account-menu.module.css'
import { MenuDisclosure } from './menu-disclosure.tsx'
import { ACCOUNT_ITEMS } from './menu-items.ts'

/** The menu of the account. Its button shows the user's first name. */
export function AccountMenu() {
  return (
    <GatewayProvider>
      <PersonMenu />
    </GatewayProvider>
  )
}

function PersonMenu() {
  const t = useT()
  // The queries of the page go first. Until then the name is read only from the cache.
  const requestPolicy = useIsIdle() ? 'cache-first' : 'cache-only'
  const answer = useAnswer({ query: UserDataDocument, requestPolicy })
  // The menu works without the name.
  useHandled(failureIn(answer))
  const name = answer.kind === 'answered' ? answer.data.me.name : null
  const firstName = name?.trim().split(/\s+/)[0]
  return (
    <MenuDisclosure
      label={firstName ? t('menu/account-of', { name: firstName }) : undefined}
      items={ACCOUNT_ITEMS}
      face={
        <>
          <span className={styles.avatar} aria-hidden="true">
            <User />
          </span>
          <span className={styles.name}>{firstName || t('menu/account')}</span>
        </>
      }
    />
  )
}

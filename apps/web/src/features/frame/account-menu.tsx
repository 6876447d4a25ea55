import { User } from 'lucide-react'
import { useQuery } from 'urql'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { failureOf } from '../../platform/graphql-client/failure.ts'
import { GatewayProvider } from '../../platform/graphql-client/gateway-provider.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { useIsIdle } from '../../platform/lazy/use-is-idle.ts'
import { UserDataDocument } from '../../platform/session/session.gen.ts'
import styles from './account-menu.module.css'
import { MenuDisclosure } from './menu-disclosure.tsx'
import { ACCOUNT_ITEMS } from './menu-items.ts'

/** The account's links behind the person's first name. */
export function AccountMenu() {
  return (
    <GatewayProvider>
      <PersonMenu />
    </GatewayProvider>
  )
}

function PersonMenu() {
  const t = useT()
  // What the page shows comes first: until then the name is shown where it is known.
  const requestPolicy = useIsIdle() ? 'cache-first' : 'cache-only'
  const [{ data, error }] = useQuery({ query: UserDataDocument, requestPolicy })
  // The menu works without the name.
  useHandled(error && failureOf(error))
  const firstName = data?.me.name?.trim().split(/\s+/)[0]
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

import { Link } from '@tanstack/react-router'
import { ChevronDown, User } from 'lucide-react'
import { useQuery } from 'urql'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { failureOf } from '../../platform/graphql-client/failure.ts'
import { GatewayProvider } from '../../platform/graphql-client/gateway-provider.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { UserDataDocument } from '../../platform/session/session.gen.ts'
import styles from './account-menu.module.css'
import { ACCOUNT_ITEMS } from './menu-items.ts'
import { useDisclosure } from './use-disclosure.ts'

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
  const [{ data, error }] = useQuery({ query: UserDataDocument })
  // The menu works without the name.
  useHandled(error && failureOf(error))
  const { isOpen, toggle, close, container, trigger } = useDisclosure()
  const firstName = data?.me.name?.trim().split(/\s+/)[0]
  return (
    <div className={styles.account} ref={container}>
      <button
        type="button"
        className={styles.trigger}
        ref={trigger}
        aria-expanded={isOpen}
        aria-label={firstName ? t('menu/account-of', { name: firstName }) : undefined}
        onClick={toggle}
      >
        <span className={styles.avatar} aria-hidden="true">
          <User />
        </span>
        {firstName || t('menu/account')}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      {isOpen ? (
        <ul className={styles.menu}>
          {ACCOUNT_ITEMS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} preload={false} className={styles.item} onClick={close}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

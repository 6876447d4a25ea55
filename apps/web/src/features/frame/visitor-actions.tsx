import { Menu } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { IS_PAYMENT_OPEN } from '../../platform/site/payment.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MenuDisclosure } from './menu-disclosure.tsx'
import { BUY_ITEM, PUBLIC_ITEMS } from './menu-items.ts'
import { targetOf } from './menu-link.tsx'
import styles from './visitor-actions.module.css'

/** The login link, and a link to the plans or to the access code. On a phone the second one is in the menu. */
export function VisitorActions({ hasMenus }: { readonly hasMenus: boolean }) {
  const t = useT()
  return (
    <div className={styles.actions}>
      <ButtonLink kind="quiet" size="small" to="/auth/login">
        {t('menu/log-in')}
      </ButtonLink>
      {hasMenus ? (
        <>
          <span className={styles.wide}>
            <ButtonLink kind={IS_PAYMENT_OPEN ? 'primary' : 'tonal'} size="small" {...targetOf(BUY_ITEM)}>
              {t(BUY_ITEM.label)}
            </ButtonLink>
          </span>
          <nav className={styles.phone} aria-label={t('menu/main')}>
            <MenuDisclosure
              label={t('menu/menu')}
              face={<Menu aria-hidden="true" />}
              isIcon
              items={[...PUBLIC_ITEMS, BUY_ITEM]}
            />
          </nav>
        </>
      ) : null}
    </div>
  )
}

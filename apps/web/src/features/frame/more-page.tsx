import { FileText, KeyRound, LogOut, Shield, SlidersHorizontal } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Card } from '../../ui/card/card.tsx'
import { List, ListRowLink } from '../../ui/list-row/list-row.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { LookSettings } from './look-settings.tsx'
import styles from './more-page.module.css'

/** Everything that has no tab of its own. */
export function MorePage() {
  const t = useT()
  return (
    <Page width="reading">
      <PageTitle title={t('more/title')} />
      <div className={styles.groups}>
        <section>
          <h2 className={styles.heading}>{t('more/plan')}</h2>
          <Card isPadded={false}>
            <List>
              <li>
                <ListRowLink to="/diet-settings" icon={<SlidersHorizontal />} note={t('more/diet-settings/note')}>
                  {t('menu/diet-settings')}
                </ListRowLink>
              </li>
              <li>
                <ListRowLink to="/coupon/access-code" icon={<KeyRound />} note={t('more/access-code/note')}>
                  {t('menu/access-code')}
                </ListRowLink>
              </li>
            </List>
          </Card>
        </section>
        <section>
          <h2 className={styles.heading}>{t('more/look')}</h2>
          <Card>
            <LookSettings />
          </Card>
        </section>
        <section>
          <h2 className={styles.heading}>{t('more/about')}</h2>
          <Card isPadded={false}>
            <List>
              <li>
                <ListRowLink to="/terms-of-service" icon={<FileText />}>
                  {t('menu/terms-of-service')}
                </ListRowLink>
              </li>
              <li>
                <ListRowLink to="/privacy-policy" icon={<Shield />}>
                  {t('menu/privacy-policy')}
                </ListRowLink>
              </li>
            </List>
          </Card>
        </section>
        <Card isPadded={false}>
          <List>
            <li>
              <ListRowLink to="/auth/logout" preload={false} icon={<LogOut />}>
                {t('menu/log-out')}
              </ListRowLink>
            </li>
          </List>
        </Card>
      </div>
    </Page>
  )
}

import {
  BookOpen,
  CookingPot,
  FileText,
  Heart,
  House,
  KeyRound,
  Lightbulb,
  LogOut,
  type LucideIcon,
  Mail,
  Settings,
  Shield,
  SlidersHorizontal,
  Sprout,
} from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Card } from '../../ui/card/card.tsx'
import { List, ListRowLink } from '../../ui/list-row/list-row.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { changeTheme, THEMES, useTheme } from '../../platform/theme/theme.ts'
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx'
import { COACH_ITEM, KNOWLEDGE_ITEM, type MenuItem } from './menu-items.ts'
import { targetOf } from './menu-link.tsx'
import { LANGUAGE_NAMES, useLanguageChoice } from './use-language-choice.ts'
import styles from './more-page.module.css'

/** The links that a desktop shows in the top navigation and the footer. */
const SITE_ROWS: readonly { readonly item: MenuItem; readonly Icon: LucideIcon }[] = [
  { item: { site: 'home', label: 'menu/home' }, Icon: House },
  { item: COACH_ITEM, Icon: Sprout },
  { item: KNOWLEDGE_ITEM, Icon: Lightbulb },
  { item: { to: '/contact', label: 'menu/contact' }, Icon: Mail },
  { item: { to: '/how-to', label: 'menu/how-to' }, Icon: BookOpen },
  { item: { to: '/terms-of-service', label: 'menu/terms-of-service' }, Icon: FileText },
  { item: { to: '/privacy-policy', label: 'menu/privacy-policy' }, Icon: Shield },
]

/** The pages about one's own plan and account. */
const PLAN_ROWS = [
  { to: '/favourite-meals', label: 'menu/favourites', note: 'more/favourites/note', Icon: Heart },
  { to: '/meals', label: 'title/all-meals', note: 'more/all-meals/note', Icon: CookingPot },
  { to: '/diet-settings', label: 'menu/diet-settings', note: 'more/diet-settings/note', Icon: SlidersHorizontal },
  { to: '/settings', label: 'menu/settings', note: 'more/settings/note', Icon: Settings },
  { to: '/coupon/access-code', label: 'menu/access-code', note: 'more/access-code/note', Icon: KeyRound },
] as const

/** Links to all pages without a tab. */
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
              {PLAN_ROWS.map(({ to, label, note, Icon }) => (
                <li key={to}>
                  <ListRowLink to={to} icon={<Icon />} note={t(note)}>
                    {t(label)}
                  </ListRowLink>
                </li>
              ))}
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
              {SITE_ROWS.map(({ item, Icon }) => (
                <li key={item.label}>
                  <ListRowLink {...targetOf(item)} icon={<Icon />}>
                    {t(item.label)}
                  </ListRowLink>
                </li>
              ))}
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

function LookSettings() {
  const t = useT()
  const { language, choose } = useLanguageChoice()
  const theme = useTheme()
  return (
    <div className={styles.settings}>
      <div>
        <p className={styles.label}>{t('more/language')}</p>
        <SegmentedControl
          label={t('more/language')}
          name="language"
          value={language}
          options={LANGUAGE_NAMES}
          onChange={choose}
        />
      </div>
      <div>
        <p className={styles.label}>{t('more/theme')}</p>
        <SegmentedControl
          label={t('more/theme')}
          name="theme"
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`theme/${value}`) }))}
          onChange={changeTheme}
        />
      </div>
    </div>
  )
}

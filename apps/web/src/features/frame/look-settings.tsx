import type { Language } from '@dayplate/messages'
import { startTransition, useOptimistic } from 'react'
import { changeLanguage, useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { changeTheme, THEMES, useTheme } from '../../platform/theme/theme.ts'
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx'
import styles from './look-settings.module.css'

/** Each language by its own name, so that it is found by those who read no other. */
const LANGUAGE_NAMES = [
  { value: 'en', label: 'English' },
  { value: 'pl', label: 'Polski' },
] as const

export function LookSettings() {
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

/** The choice shows at once, the words follow when their file is there. */
function useLanguageChoice() {
  const [language, show] = useOptimistic<Language>(useLanguage())
  const choose = (next: Language) => {
    startTransition(async () => {
      show(next)
      await changeLanguage(next)
    })
  }
  return { language, choose }
}

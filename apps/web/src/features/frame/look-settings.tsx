import { useT } from '../../platform/i18n/i18n.ts'
import { changeTheme, THEMES, useTheme } from '../../platform/theme/theme.ts'
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx'
import styles from './look-settings.module.css'
import { LANGUAGE_NAMES, useLanguageChoice } from './use-language-choice.ts'

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

import { Languages, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { changeTheme, THEMES, useTheme } from '../../platform/theme/theme.ts'
import { LANGUAGE_NAMES, useLanguageChoice } from './use-language-choice.ts'
import styles from './visitor-look.module.css'

/** The choice of language and theme for visitors, who have no settings page. */
export function VisitorLook() {
  const t = useT()
  const { language, choose } = useLanguageChoice()
  const theme = useTheme()
  return (
    <div className={styles.look}>
      <QuietSelect
        label={t('more/language')}
        icon={<Languages />}
        value={language}
        options={LANGUAGE_NAMES}
        onChange={choose}
      />
      <QuietSelect
        label={t('more/theme')}
        icon={<SunMoon />}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`theme/${value}`) }))}
        onChange={changeTheme}
      />
    </div>
  )
}

interface QuietSelectProps<Value extends string> {
  readonly label: string
  readonly icon: ReactNode
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** A native select, because it adds no code to a visitor's first page. */
function QuietSelect<Value extends string>({ label, icon, value, options, onChange }: QuietSelectProps<Value>) {
  return (
    <label className={styles.choice}>
      {icon}
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

import { formatDay, type CalendarDay } from '@dayplate/dates'
import { ChefHat, Moon } from 'lucide-react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { cookingNoteOf, type CookingNote } from './cooking-note.ts'
import type { DishFragment } from './meal-details.gen.ts'
import styles from './meal-notes.module.css'

interface MealNotesProps {
  readonly dishes: readonly DishFragment[]
  /** Language of the recipe's texts. */
  readonly textLanguage: string
  readonly date: CalendarDay
  readonly today: CalendarDay
}

/**
 * Notes to read before cooking: that the recipe is not translated, the task of the evening before, and the days that share
 * the pot. All dishes of a meal have the same notes, so the first dish is enough.
 */
export function MealNotes({ dishes: [dish], textLanguage, date, today }: MealNotesProps) {
  const t = useT()
  const isTranslated = useLanguage() === textLanguage
  if (dish === undefined) return null
  const cooking = cookingNoteOf(dish, { date, today })
  if (isTranslated && cooking === null && dish.recipeNote === null) return null
  return (
    <div className={styles.notes}>
      {isTranslated ? null : <Alert kind="info">{t('meal-details/not-translated')}</Alert>}
      {cooking === null ? null : (
        <Alert kind="warning" icon={<ChefHat />}>
          <CookingWords note={cooking} />
        </Alert>
      )}
      {dish.recipeNote === null ? null : (
        <Alert kind="warning" lead={t('meal-details/evening-before')} icon={<Moon />}>
          {dish.recipeNote}
        </Alert>
      )}
    </div>
  )
}

function CookingWords({ note }: { readonly note: CookingNote }) {
  const t = useT()
  const language = useLanguage()
  const nameOf = (day: CalendarDay) => formatDay(day, language, 'weekday')
  const cookedText = ({ on, when }: Extract<CookingNote, { kind: 'cooked' }>) => {
    if (when === 'today') return t('meal-details/cooked-today')
    const day = { day: nameOf(on) }
    return when === 'earlier' ? t('meal-details/cooked', day) : t('meal-details/cooked-later', day)
  }
  const text = () => {
    if (note.kind === 'cooked') return cookedText(note)
    const days = new Intl.ListFormat(language).format(note.keepFor.map(nameOf))
    return note.total === 2
      ? t('meal-details/cook-both', { days })
      : t('meal-details/cook-all', { total: note.total, days })
  }
  return <RichText text={text()} marks={[(words) => <b>{words}</b>]} />
}

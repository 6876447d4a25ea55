import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { groundOf, MEAL_GROUNDS, type MealTypeName } from '../meal/meal-grounds.ts'
import { MealPicture } from '../meal-media/meal-picture.tsx'
import styles from './meal-card.module.css'

interface MealCardProps {
  readonly name: string
  /** The language of the name, if it may differ from that of the page. */
  readonly language: string | undefined
  readonly type: MealTypeName
  readonly picture: string
  /** Below the name: "424 kcal". */
  readonly facts: ReactNode
  readonly heart: ReactNode
  readonly onShow: () => void
  readonly onAdd: () => void
}

/** A meal in a list. A press opens it, except on the heart and on the button that adds it to a day. Texts: `insertion`. */
export function MealCard({ name, language, type, picture, facts, heart, onShow, onAdd }: MealCardProps) {
  const t = useT()
  return (
    <article className={styles.card}>
      <div className={styles.ground} style={groundOf(type)}>
        <MealPicture className={styles.plate} picture={picture} ground={MEAL_GROUNDS[type]} size={160} loading="lazy" />
      </div>
      <h2 className={styles.name} lang={language}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onShow}>
          {name}
        </button>
      </h2>
      <div className={styles.foot}>
        <span className={styles.facts}>{facts}</span>
        <div className={styles.deed}>
          <IconButton
            tone="tonal"
            icon={<Plus aria-hidden="true" />}
            label={t('insertion/add-label', { meal: name })}
            onClick={onAdd}
          />
        </div>
      </div>
      <div className={styles.heart}>{heart}</div>
    </article>
  )
}

import type { CalendarDay } from '@dayplate/dates'
import { Clock } from 'lucide-react'
import { useId, useState } from 'react'
import { ReplacementEffect } from '../../../domain/replacements/replacement-effect.tsx'
import { FavouriteButton } from '../../../domain/favourites/favourite-button.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { MealPicture } from '../../../domain/meal-media/meal-picture.tsx'
import { usePreparationTime } from '../../../domain/meal/use-preparation-time.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { groundOf, MEAL_GROUNDS } from '../../../domain/meal/meal-grounds.ts'
import type { OfferedMealFragment } from './meal.gen.ts'
import styles from './change-meal.module.css'

interface OfferedMealCardProps {
  readonly offered: OfferedMealFragment
  readonly date: CalendarDay
  readonly isChosen: boolean
  /** Called with the offer and the current state of its favourite button. */
  readonly onChoose: (offered: OfferedMealFragment) => void
}

/** A meal that can replace the current one. */
export function OfferedMealCard({ offered, date, isChosen, onChoose }: OfferedMealCardProps) {
  const t = useT()
  const time = usePreparationTime(offered.preparationTime)
  const titleId = useId()
  // Kept in state, because the cache does not update `isFavorited` of an offer when the user presses the heart.
  const [isFavorited, setFavorited] = useState(offered.isFavorited)
  const allergens = offered.allergens.map((allergen) => t(`allergen/${allergen}`)).join(', ')
  return (
    <article className={styles.offer} aria-labelledby={titleId}>
      <div className={styles.ground} style={groundOf(offered.mealType.type)}>
        <MealPicture
          picture={offered.preparationImageUrl}
          ground={MEAL_GROUNDS[offered.mealType.type]}
          size={104}
          loading="lazy"
        />
      </div>
      <div className={styles.words}>
        {offered.isOriginal ? <Chip>{t('exchange/meal/original')}</Chip> : null}
        <h2 className={styles.name} id={titleId} lang={offered.textLanguage}>
          {offered.publicName}
        </h2>
        <p className={styles.ingredients}>{offered.mainIngredients.join(', ')}</p>
        <p className={styles.facts}>
          <b>{offered.kcal}&nbsp;kcal</b>
          <span>
            <Clock aria-hidden="true" /> {time}
          </span>
        </p>
        {allergens === '' ? null : <p className={styles.quiet}>{t('exchange/meal/contains', { allergens })}</p>}
      </div>
      <div className={styles.choice}>
        <ReplacementEffect effect={offered.effect} date={date} />
        <div className={styles.buttons}>
          <Button kind="tonal" isLoading={isChosen} onClick={() => onChoose({ ...offered, isFavorited })}>
            {t('exchange/meal/choose')}
            <span className="visually-hidden" lang={offered.textLanguage}>
              {' '}
              {offered.publicName}
            </span>
          </Button>
          {offered.canBeAddedToFavorites ? (
            <FavouriteButton
              mealId={offered.id}
              mealKey={null}
              isFavorite={isFavorited}
              name={offered.publicName}
              onDone={setFavorited}
            />
          ) : null}
        </div>
      </div>
    </article>
  )
}

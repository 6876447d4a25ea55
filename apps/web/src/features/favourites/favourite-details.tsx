import { Plus } from 'lucide-react'
import { BaseMealDialog } from '../../domain/base-meal/base-meal-dialog.tsx'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { failureIn, mapAnswer } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { FavouriteDetailsDocument } from './favourites.gen.ts'
import type { RemovedMeal } from './use-removals.ts'

export interface FavouriteDetailsProps {
  readonly mealId: string
  /** False while the closed dialog animates out. */
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAdd: (mealId: string) => void
  readonly onRemove: (meal: RemovedMeal) => void
}

/** The details of a favourite, to insert into a day or to remove. */
export function FavouriteDetails({ mealId, isOpen, onClose, onAdd, onRemove }: FavouriteDetailsProps) {
  const t = useT()
  const answer = useAnswer({ query: FavouriteDetailsDocument, variables: { mealId } })
  useHandled(failureIn(answer))
  return (
    <BaseMealDialog
      answer={mapAnswer(answer, ({ favoriteMeal }) => favoriteMeal)}
      title={t('favourites/title')}
      goneText={t('favourites/gone')}
      isOpen={isOpen}
      onClose={onClose}
      actionsFor={(meal) => (
        <>
          <Button kind="secondary" onClick={() => onRemove(meal)}>
            {t('favourites/remove')}
          </Button>
          <Button icon={<Plus />} onClick={() => onAdd(meal.id)}>
            {t('insertion/add')}
          </Button>
        </>
      )}
    />
  )
}

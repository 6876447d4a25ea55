import { Plus } from 'lucide-react'
import { BaseMealDialog } from '../../domain/base-meal/base-meal-dialog.tsx'
import { pressFavourite } from '../../domain/favourites/press-favourite.ts'
import { useIsFavourite } from '../../domain/favourites/pending-favourites.ts'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { failureIn, mapAnswer } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { ListedMealDetailsDocument } from './all-meals.gen.ts'

export interface ListedMealDetailsProps {
  readonly mealId: string
  readonly isFavourite: boolean
  /** False while the closed dialog animates out. */
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAdd: (mealId: string) => void
}

/** The details of a meal of the list, to mark as a favourite or to put into a day. */
export function ListedMealDetails({ mealId, isFavourite, isOpen, onClose, onAdd }: ListedMealDetailsProps) {
  const t = useT()
  const isOn = useIsFavourite(mealId, isFavourite)
  const answer = useAnswer({ query: ListedMealDetailsDocument, variables: { mealId } })
  useHandled(failureIn(answer))
  return (
    <BaseMealDialog
      answer={mapAnswer(answer, ({ listedMeal }) => listedMeal)}
      title={t('all-meals/title')}
      goneText={t('all-meals/gone')}
      isOpen={isOpen}
      onClose={onClose}
      actionsFor={({ publicName: name }) => (
        <>
          <Button kind="secondary" onClick={() => pressFavourite({ mealId, mealKey: null, name, isFavourite: !isOn })}>
            {t(isOn ? 'all-meals/unmark' : 'all-meals/mark')}
          </Button>
          <Button icon={<Plus />} onClick={() => onAdd(mealId)}>
            {t('insertion/add')}
          </Button>
        </>
      )}
    />
  )
}

import { AddToDay, type AddToDayProps } from '../../domain/insertion/add-to-day.tsx'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { failureIn } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { FavouriteNameDocument } from './favourites.gen.ts'

type AddFavouriteToDayProps = Omit<AddToDayProps, 'meal' | 'way'> & { readonly mealId: string }

/** The dialog that inserts a favourite into a day. Its name is queried, because after a reload its page of the list may not be shown. */
export function AddFavouriteToDay({ mealId, ...props }: AddFavouriteToDayProps) {
  const named = useAnswer({ query: FavouriteNameDocument, variables: { mealId } })
  useHandled(failureIn(named))
  const meal = named.kind === 'answered' ? named.data.favoriteMeal : null
  return (
    <AddToDay
      {...props}
      way="favourite"
      meal={{ id: mealId, name: meal?.publicName ?? '', language: meal?.textLanguage }}
    />
  )
}

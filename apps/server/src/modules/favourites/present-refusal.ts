import { NOT_IN_CATALOGUE, tooManyFavourites } from '@dayplate/messages/server'
import { FAVOURITES_MOST } from '@dayplate/rules/favourites'
import { unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import type { AddOutcome } from './add-favourite.ts'

/** The answer when a meal cannot become a favourite. */
export function presentAddRefusal({ kind }: Exclude<AddOutcome, { readonly kind: 'added' }>, language: 'en' | 'pl') {
  if (kind === 'no-access') return unauthorized(403, 'access/none')
  const text = kind === 'too-many' ? tooManyFavourites(FAVOURITES_MOST) : NOT_IN_CATALOGUE
  return {
    ...validationException([{ fieldName: 'mealId', messages: [`favourites/${kind}`] }]),
    description: text[language],
  }
}

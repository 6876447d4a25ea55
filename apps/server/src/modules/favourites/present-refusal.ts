import { NOT_IN_CATALOGUE, tooManyFavourites } from '@dayplate/messages/server'
import { FAVOURITES_MOST } from '@dayplate/rules/favourites'
import { unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import type { NoAccess } from '../replacements/index.ts'
import type { AddOutcome } from './add-favourite.ts'
import type { InsertionRefused } from './insertion-issue.ts'
import { describeIssue, titleOf } from './describe-issue.ts'

type Language = 'en' | 'pl'

/** The answer to a refused insertion, with its title and description. */
export function presentInsertionRefusal(outcome: InsertionRefused | NoAccess, language: Language) {
  if (outcome.kind === 'no-access') return unauthorized(403, 'access/none')
  const { errors, isSkipable, issues } = outcome
  return {
    ...validationException(errors),
    skipable: isSkipable,
    title: titleOf(isSkipable, language),
    description: issues.map((issue) => describeIssue(issue, language)).join(' '),
  }
}

/** The answer when a meal cannot become a favourite. */
export function presentAddRefusal({ kind }: Exclude<AddOutcome, { readonly kind: 'added' }>, language: Language) {
  if (kind === 'no-access') return unauthorized(403, 'access/none')
  const text = kind === 'too-many' ? tooManyFavourites(FAVOURITES_MOST) : NOT_IN_CATALOGUE
  return {
    ...validationException([{ fieldName: 'mealId', messages: [`favourites/${kind}`] }]),
    description: text[language],
  }
}

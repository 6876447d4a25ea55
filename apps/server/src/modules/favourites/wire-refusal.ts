import { unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import type { NoAccess } from '../exchanges/index.ts'
import type { AddOutcome } from './add-favourite.ts'
import type { InsertionRefused } from './objection.ts'
import { describeObjection, NOT_IN_CATALOGUE, titleOf, TOO_MANY } from './objection-texts.ts'

type Language = 'en' | 'pl'

/** Why a favourite does not stand on a day, with the words for it. */
export function wireInsertionRefusal(outcome: InsertionRefused | NoAccess, language: Language) {
  if (outcome.kind === 'no-access') return unauthorized(403, 'access/none')
  const { faults, isSkipable, objections } = outcome
  return {
    ...validationException(faults),
    skipable: isSkipable,
    title: titleOf(isSkipable, language),
    description: objections.map((objection) => describeObjection(objection, language)).join(' '),
  }
}

/** Why a meal did not become a favourite. */
export function wireAddRefusal({ kind }: Exclude<AddOutcome, { readonly kind: 'added' }>, language: Language) {
  if (kind === 'no-access') return unauthorized(403, 'access/none')
  const text = kind === 'too-many' ? TOO_MANY : NOT_IN_CATALOGUE
  return {
    ...validationException([{ fieldName: 'mealId', messages: [`favourites/${kind}`] }]),
    description: text[language],
  }
}

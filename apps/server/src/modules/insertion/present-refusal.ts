import { unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import type { NoAccess } from '../replacements/index.ts'
import { describeIssue, titleOf } from './describe-issue.ts'
import type { InsertionRefused } from './insertion-issue.ts'

/** The answer to a refused insertion, with its title and description. */
export function presentInsertionRefusal(outcome: InsertionRefused | NoAccess, language: 'en' | 'pl') {
  if (outcome.kind === 'no-access') return unauthorized(403, 'access/none')
  const { errors, isSkipable, issues } = outcome
  return {
    ...validationException(errors),
    skipable: isSkipable,
    title: titleOf(isSkipable, language),
    description: issues.map((issue) => describeIssue(issue, language)).join(' '),
  }
}

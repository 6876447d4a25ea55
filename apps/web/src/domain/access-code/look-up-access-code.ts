import type { ValidationError } from '../../platform/form/apply-server-errors.ts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { AccessCodeOfferDocument, type GivenByCodeFragment } from './access-code.gen.ts'

export type LookUpOutcome =
  | { readonly kind: 'found'; readonly offer: GivenByCodeFragment }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  | Failed

/** Asks the gateway what a code grants, past the cache, because another user may have used it in the meantime. */
export async function lookUpAccessCode(accessCode: string): Promise<LookUpOutcome> {
  const asked = await sendQuery(AccessCodeOfferDocument, { accessCode }, { isFresh: true })
  if (asked.kind === 'failed') return asked
  const { accessCodeOffer } = asked.data
  switch (accessCodeOffer.__typename) {
    case 'AccessCodeOffer':
      return { kind: 'found', offer: accessCodeOffer }
    case 'ValidationException':
      return { kind: 'refused', error: accessCodeOffer }
  }
}

import type { ValidationError } from '../../platform/form/apply-server-errors.ts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { CouponActivateDocument } from './access.gen.ts'

export type ActivationOutcome =
  | { readonly kind: 'activated' }
  | { readonly kind: 'refused'; readonly error: ValidationError }
  | Failed

/** Turns a code into days of access; the day plan asks again by itself, because access is something of the person. */
export async function activateAccessCode(accessCode: string): Promise<ActivationOutcome> {
  const sent = await sendMutation(CouponActivateDocument, { accessCode })
  if (sent.kind === 'failed') return sent
  const { activate } = sent.data.me.coupon
  switch (activate.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'activated' }
    case 'ValidationException':
      return { kind: 'refused', error: activate }
    case 'UnauthorizedException':
      return { kind: 'failed', failure: { kind: 'unauthorised' } }
  }
}

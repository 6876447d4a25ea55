import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import type { FailedSending } from '../../../platform/graphql-client/send-mutation.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { forgetSecret, keepSecret, type MadeLink } from './kept-secrets.ts'
import { ShoppingListShareDocument, ShoppingListStopSharingDocument } from './share.gen.ts'

export type LinkOutcome =
  | { readonly kind: 'made'; readonly link: MadeLink }
  | { readonly kind: 'stopped' }
  /** Ids of texts. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'offline' | 'not-saved' }

const failed = ({ failure }: FailedSending): LinkOutcome => {
  acknowledge(failure)
  return { kind: failure.kind === 'network' ? 'offline' : 'not-saved' }
}

/** Makes a link to a list, or another one in its place. */
export async function makeLink(period: MadeLink['period']): Promise<LinkOutcome> {
  const sent = await sendMutation(ShoppingListShareDocument, { period: { start: period.start, end: period.end } })
  if (sent.kind === 'failed') return failed(sent)
  const answer = sent.data.shoppingListShare
  switch (answer.__typename) {
    case 'ShoppingListShared':
      keepSecret(answer.link, answer.token)
      return { kind: 'made', link: answer.link }
    case 'ValidationException':
      return { kind: 'refused', message: answer.details[0]?.messages[0] ?? 'shopping-choices/not-saved' }
    case 'UnauthorizedException':
      return { kind: 'refused', message: 'shopping-list/mark/no-access' }
  }
}

export async function stopLink({ start, end }: MadeLink['period']): Promise<LinkOutcome> {
  const sent = await sendMutation(ShoppingListStopSharingDocument, { period: { start, end } })
  if (sent.kind === 'failed') return failed(sent)
  forgetSecret({ start, end })
  return { kind: 'stopped' }
}

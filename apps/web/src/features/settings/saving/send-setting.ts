import { type AnyVariables, createRequest, type TypedDocumentNode } from '@urql/core'
import { loadGateway } from '../../../platform/graphql-client/load-gateway.ts'
import { type Sent, sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { UNWATCHED } from '../../../platform/graphql-client/unwatched.ts'
import type { PersonSettings } from '../person-settings.ts'
import { SettingsDocument } from '../settings.gen.ts'

/** Sends a change that only this page shows, and then queries the settings again. */
export async function sendSetting<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Sent<Data>> {
  const sent = await sendMutation(document, variables)
  if (sent.kind === 'answered') void refetchSettings()
  return sent
}

let refetches = 0

/**
 * Queries the settings again. Every call has its own key, because it would otherwise get the answer of an identical query that
 * was sent before the change. Null after a failure; the page then keeps showing the known values.
 */
export async function refetchSettings(): Promise<PersonSettings | null> {
  const { gateway } = await loadGateway()
  const request = createRequest(SettingsDocument, {})
  refetches += 1
  const { data } = await gateway()
    .executeQuery({ ...request, key: request.key + refetches }, { ...UNWATCHED, requestPolicy: 'network-only' })
    .toPromise()
  return data?.me ?? null
}

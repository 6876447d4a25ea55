import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import { loadGateway } from '../../../platform/graphql-client/load-gateway.ts'
import { type Sent, sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { UNWATCHED } from '../../../platform/graphql-client/unwatched.ts'
import { SettingsDocument } from '../settings.gen.ts'

/** Sends a change that this page alone shows, and asks anew for what the page shows. */
export async function sendSetting<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Sent<Data>> {
  const sent = await sendMutation(document, variables)
  if (sent.kind === 'answered') void askAnew()
  return sent
}

/** Without an answer the page goes on showing what was saved. */
async function askAnew(): Promise<void> {
  const { gateway } = await loadGateway()
  await gateway()
    .query(SettingsDocument, {}, { ...UNWATCHED, requestPolicy: 'network-only' })
    .toPromise()
}

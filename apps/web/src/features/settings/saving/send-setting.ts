import { type AnyVariables, createRequest, type TypedDocumentNode } from '@urql/core'
import { loadGateway } from '../../../platform/graphql-client/load-gateway.ts'
import { type Sent, sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { UNWATCHED } from '../../../platform/graphql-client/unwatched.ts'
import type { PersonSettings } from '../person-settings.ts'
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

let questions = 0

/**
 * Without an answer the page goes on showing what was saved. Each time it is a question of its own, by its key: one like another
 * that is on its way would get that one's answer, which may be from before the change. Null without an answer.
 */
export async function askAnew(): Promise<PersonSettings | null> {
  const { gateway } = await loadGateway()
  const request = createRequest(SettingsDocument, {})
  questions += 1
  const { data } = await gateway()
    .executeQuery({ ...request, key: request.key + questions }, { ...UNWATCHED, requestPolicy: 'network-only' })
    .toPromise()
  return data?.me ?? null
}

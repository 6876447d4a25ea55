import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { ConsentWithdrawnDocument } from './introduction.gen.ts'

/** Whether the consent to use health data is withdrawn; false without an answer, so that the introduction can be read. */
export async function isConsentWithdrawn(): Promise<boolean> {
  const asked = await sendQuery(ConsentWithdrawnDocument, {}, { isFresh: true })
  return asked.kind === 'answered' && asked.data.me.healthDataConsent.withdrawnAt !== null
}

import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { ConsentWithdrawnDocument } from './introduction.gen.ts'

/** Whether the consent to use health data is withdrawn, which ends the plan; without an answer the introduction stands. */
export async function isPlanEnded(): Promise<boolean> {
  const asked = await sendQuery(ConsentWithdrawnDocument, {}, { isFresh: true })
  return asked.kind === 'answered' && asked.data.me.healthDataConsent.withdrawnAt !== null
}

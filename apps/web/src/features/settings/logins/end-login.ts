import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { MeEndLoginDocument, MeEndOtherLoginsDocument } from '../settings.gen.ts'

/** One that is gone already is as ended as one can be. */
export const endLogin = async (id: string): Promise<SaveOutcome> =>
  saveOutcome(await sendMutation(MeEndLoginDocument, { id }))

export const endOtherLogins = async (): Promise<SaveOutcome> =>
  saveOutcome(await sendMutation(MeEndOtherLoginsDocument, {}))

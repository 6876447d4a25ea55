import { useIsOnline } from '../../../platform/connection/connection.ts'
import { useOnceOnline } from '../../../platform/connection/use-once-online.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import type { LiveAnswer } from '../../../platform/graphql-client/use-answer.ts'

/** Failures without an answer of the product. */
const CUT_OFF: ReadonlySet<string> = new Set(['network', 'timeout', 'overloaded'])

/** Whether the gateway cannot be reached, so that a kept list has to do. The list is queried again when the connection returns. */
export function useIsCutOff(answer: LiveAnswer<unknown, unknown>): boolean {
  const failure = failureIn(answer)
  const isOnline = useIsOnline()
  const isCutOff = answer.kind === 'loading' ? !isOnline : failure !== undefined && CUT_OFF.has(failure.kind)
  useOnceOnline(isCutOff, answer.ask)
  return isCutOff
}

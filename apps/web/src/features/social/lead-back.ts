import { redirect } from '@tanstack/react-router'
import { readSocialReturn } from './social-return.ts'
import { beginningOf, type EntryFlow } from './flow-request.ts'

/** Where the way of this return address began; it is said there that nobody was let in. */
export function leadBack(flow: EntryFlow, search: Readonly<Record<string, unknown>>): never {
  const { state, from } = readSocialReturn(search)
  const beginning = beginningOf({ flow, state, from })
  throw redirect({ ...beginning, state: { ...beginning.state, loginNotice: 'not-entered' }, replace: true })
}

import { redirect } from '@tanstack/react-router'
import { readSocialReturn } from './social-return.ts'
import { startPageOf, type EntryFlow } from './flow-request.ts'

/** Where the way of this return address began; it is said there that nobody was let in. */
export function redirectToStartPage(flow: EntryFlow, search: Readonly<Record<string, unknown>>): never {
  const { state, from } = readSocialReturn(search)
  const startPage = startPageOf({ flow, state, from })
  throw redirect({ ...startPage, state: { ...startPage.state, loginNotice: 'not-entered' }, replace: true })
}

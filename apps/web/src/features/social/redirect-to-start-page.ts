import { redirect } from '@tanstack/react-router'
import { readSocialReturn } from './social-return.ts'
import { startPageOf, type EntryFlow } from './flow-request.ts'

/** Redirects to the page on which the flow started. That page shows that the login failed. */
export function redirectToStartPage(flow: EntryFlow, search: Readonly<Record<string, unknown>>): never {
  const { state, from } = readSocialReturn(search)
  const startPage = startPageOf({ flow, state, from })
  throw redirect({ ...startPage, state: { ...startPage.state, loginNotice: 'not-entered' }, replace: true })
}

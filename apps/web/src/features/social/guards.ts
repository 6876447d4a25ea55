import { redirect } from '@tanstack/react-router'
import { readToken } from '../../platform/session/session.ts'
import type { SocialReturn } from '../../platform/social/social-return.ts'
import { pageAfter, type EntryFlow } from './social-way.ts'

/** `beforeLoad` of the return routes: who is signed in, by then or before, goes on. */
export const leadOnEntered =
  (flow: EntryFlow) =>
  ({ search: { state, from } }: { readonly search: SocialReturn }): void => {
    if (readToken() !== null) throw redirect({ href: pageAfter({ flow, state, from }), replace: true })
  }

import { isPast } from '../../../platform/clock/is-past.ts'
import { KEPT_SHARED_LISTS_KEY } from '../../../platform/storage/person-keys.ts'
import type { SharedListOfLink } from '../shared/shared-list-of-link.ts'
import { createKeptStore, type Kept } from './kept-store.ts'

/** A guest who shops for others has few of them at a time. */
const MOST_KEPT = 3

const lists = createKeptStore<Kept<SharedListOfLink>>(KEPT_SHARED_LISTS_KEY, {
  most: MOST_KEPT,
  isCurrent: ({ list }) => !isPast(list.expiresAt),
})

/** Keeps the list of another person for the shop, by the secret of its link. */
export const keepSharedList = (secret: string, kept: Omit<Kept<SharedListOfLink>, 'asked'>): void =>
  lists.keep({ ...kept, asked: secret })

/** The list that a secret opened last; null without one, when the link has expired since, or in another language. */
export const findKeptSharedList = (secret: string, language: string): SharedListOfLink | null =>
  lists.find(secret, language)?.list ?? null

/** Called when the link no longer opens the list. */
export const forgetSharedList = (secret: string): void => lists.forget(secret)

import { useLocation, useRouter } from '@tanstack/react-router'
import { stringifyPlainSearch } from '../../platform/navigation/plain-search.ts'
import type { EntryEnd } from './enter.ts'
import type { SocialReturn } from './social-return.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The outcome of a flow with a provider. */
    socialEnd?: EntryEnd
  }
}

interface PersistedOutcome {
  readonly ended: EntryEnd | undefined
  readonly persist: (end: EntryEnd) => void
}

/** Stores the outcome in the history, because after a reload the used-up hand-off could not give it again. */
export function usePersistedOutcome({ state, from }: SocialReturn): PersistedOutcome {
  const { pathname, ended } = useLocation({ select: ({ pathname, state }) => ({ pathname, ended: state.socialEnd }) })
  const router = useRouter()
  const persist = (end: EntryEnd) =>
    void router.navigate({
      href: pathname + stringifyPlainSearch({ state, from }),
      state: { socialEnd: end },
      replace: true,
    })
  return { ended, persist }
}

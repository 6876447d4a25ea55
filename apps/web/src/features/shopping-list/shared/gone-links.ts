import { createStore, useStore } from '../../../platform/store/store.ts'

/** Secrets of links that the gateway refused. */
const gone = createStore<ReadonlySet<string>>(new Set())

/** Notes that a tick was refused because its link no longer works. */
export const noteGone = (token: string): void => gone.write(new Set([...gone.read(), token]))

export const useIsGone = (token: string): boolean => useStore(gone).has(token)

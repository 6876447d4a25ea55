import { tabStorage } from '../storage/storage.ts'

const KEY = 'socialTerms'

/** Remembers, on the way over a provider, that the box was ticked. */
export const rememberTerms = (): void => tabStorage.write(KEY, 'accepted')

/** Whether it was; asked once. */
export function takeTerms(): boolean {
  const isAccepted = tabStorage.read(KEY) === 'accepted'
  tabStorage.write(KEY, null)
  return isAccepted
}

import { loadMessages } from '../../platform/i18n/i18n.ts'
import type { Writer } from './load-writer.ts'

/** Loader of the contact form; its code and words come with it. */
export async function lazyLoadWriter(): Promise<Writer> {
  const [{ loadWriter }] = await Promise.all([import('./load-writer.ts'), loadMessages('contact')])
  return loadWriter()
}

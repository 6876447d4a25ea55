import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { Writer } from './load-writer.ts'

const writer = lazyPart(async () => (await import('./load-writer.ts')).loadWriter, 'contact')

/** Loader of the contact form. Loads its code and texts first. */
export const lazyLoadWriter = async (): Promise<Writer> => (await writer.load())()

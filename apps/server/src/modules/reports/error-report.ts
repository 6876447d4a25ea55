import { z } from 'zod'
import { cleanLine, cleanPath, cleanText } from './clean-text.ts'
import { MESSAGE_MAX_LENGTH, PATH_MAX_LENGTH, STACK_MAX_LENGTH } from './lengths.ts'
import type { Report } from './report.ts'

const errorReportSchema = z.object({
  kind: z.enum(['error', 'not-found', 'missing-text', 'connection']),
  message: z.string().min(1),
  stack: z.string().optional(),
  path: z.string().startsWith('/'),
  version: z.string(),
})

/** A number or the hash of a commit. The table refuses longer ones (migration 0002). */
const VERSION = /^[\w.+-]{1,64}$/

/** Parses a report of the web app; null for any other body. */
export function parseErrorReport(body: unknown): Report | null {
  const parsed = errorReportSchema.safeParse(body)
  if (!parsed.success) return null
  const { kind, message, stack, path, version } = parsed.data
  return {
    kind,
    message: cleanLine(message, MESSAGE_MAX_LENGTH),
    stack: stack === undefined ? null : cleanText(stack, STACK_MAX_LENGTH),
    path: cleanPath(path, PATH_MAX_LENGTH),
    version: VERSION.test(version) ? version : null,
  }
}

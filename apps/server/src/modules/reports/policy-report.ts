import { z } from 'zod'
import { cleanLine, cleanPath } from './clean-text.ts'
import { MESSAGE_MAX_LENGTH, PATH_MAX_LENGTH } from './lengths.ts'
import type { Report } from './report.ts'

/** How many reports of one batch are read. Browsers collect a batch for a minute. */
const BATCH_MAX = 20

/** `application/csp-report`: one violation, with hyphenated names. */
const cspReportSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().optional(),
      'source-file': z.string().optional(),
      'script-sample': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    documentURL: report['document-uri'],
    effectiveDirective: report['effective-directive'] ?? report['violated-directive'] ?? 'unknown',
    blockedURL: report['blocked-uri'],
    sourceFile: report['source-file'],
    sample: report['script-sample'],
  }))

/** `application/reports+json`: a batch of reports of any kind. Browsers write null for unknown values. */
const violationSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    effectiveDirective: z.string(),
    blockedURL: z.string().nullish(),
    sourceFile: z.string().nullish(),
    sample: z.string().nullish(),
  }),
})
const batchSchema = z.array(z.object({ type: z.string(), body: z.unknown() })).max(1_000)

type Violation = z.output<typeof violationSchema>['body']

/** Parses violations in either format, cleaned and without those of browser extensions. Null for any other body. */
export function parsePolicyReports(body: unknown): readonly Report[] | null {
  const single = cspReportSchema.safeParse(body)
  const violations = single.success ? [single.data] : violationsOf(body)
  return violations?.filter((violation) => !isOfExtension(violation)).map(toReport) ?? null
}

function violationsOf(body: unknown): readonly Violation[] | null {
  const batch = batchSchema.safeParse(body)
  if (!batch.success) return null
  return batch.data.slice(0, BATCH_MAX).flatMap((entry) => {
    const violation = violationSchema.safeParse(entry)
    return violation.success ? [violation.data.body] : []
  })
}

const EXTENSION = /^(chrome|moz|ms-browser|edge|safari|safari-web)-extension\b|^webkit-masked-url\b/

/**
 * Whether a browser extension caused the violation. Extensions change every page, so these violations show no fault and no
 * attack.
 */
const isOfExtension = ({ blockedURL, sourceFile }: Violation): boolean =>
  [blockedURL, sourceFile].some((address) => EXTENSION.test(address ?? ''))

function toReport({ documentURL, effectiveDirective, blockedURL, sourceFile, sample }: Violation): Report {
  const from = isGiven(sourceFile) ? ` from ${sourceFile}` : ''
  const refused = isGiven(blockedURL) ? nameOf(blockedURL, sample ?? '') : 'nothing named'
  return {
    kind: 'policy',
    message: cleanLine(`${effectiveDirective} refused ${refused}${from}`, MESSAGE_MAX_LENGTH),
    stack: isGiven(sample) ? cleanLine(sample, SAMPLE_MAX_LENGTH) : null,
    path: cleanPath(documentURL, PATH_MAX_LENGTH),
    version: null,
  }
}

const isGiven = (text: string | null | undefined): text is string => text !== undefined && text !== null && text !== ''

/** Browsers cut a sample to 40 characters after the name of the assigned property. */
const SAMPLE_MAX_LENGTH = 100

/**
 * The name of a violation. Of `data:` and `blob:` addresses only the scheme is kept, because the rest is content. For Trusted
 * Types the sample begins with the property, such as "Element innerHTML".
 */
function nameOf(blocked: string, sample: string): string {
  if (blocked === 'trusted-types-sink') return sample.split('|', 1)[0] ?? blocked
  return /^(data|blob):/.exec(blocked)?.[0] ?? blocked
}

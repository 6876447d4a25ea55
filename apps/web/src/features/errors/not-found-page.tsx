import { useEffect } from 'react'
import { reportError } from '../../platform/errors/report-error.ts'
import { useSubstituteTitle } from '../../platform/navigation/use-document-title.ts'
import { ErrorPage } from './error-page.tsx'

/** For addresses that lead nowhere. Reported, for one of our own links may be wrong. */
export function NotFoundPage() {
  useSubstituteTitle('title/not-found')
  useEffect(() => reportError('A page was not found', 'not-found'), [])
  return <ErrorPage code="not-found" />
}

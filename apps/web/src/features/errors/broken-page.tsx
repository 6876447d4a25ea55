import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { codeOfError } from '../../platform/errors/code-of-error.ts'
import { ErrorState } from '../../platform/errors/error-state.tsx'
import { useSubstituteTitle } from '../../platform/navigation/use-document-title.ts'
import { Page } from '../../ui/page/page.tsx'

/** Stands where a page broke, until somebody tries again or goes elsewhere; the menus around it still work. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const code = codeOfError(error)
  useSubstituteTitle('error/title')
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Page width="narrow">
      <ErrorState code={code} onAct={code === 'outdated' ? () => location.reload() : tryAgain} />
    </Page>
  )
}

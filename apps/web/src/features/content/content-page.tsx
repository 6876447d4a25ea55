import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { SafeHtml } from '../../platform/safe-html/safe-html.tsx'
import { sanitise } from '../../platform/safe-html/sanitise.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { ChangedOn } from './changed-on.tsx'
import type { PageOfTextFragment } from './content.gen.ts'
import type { LoadedContent } from './load-content.ts'

interface ContentPageProps {
  readonly loaded: LoadedContent
  /** Content below the text. */
  readonly children?: ReactNode
}

/** A page with a title and a text. */
export function ContentPage({ loaded, children }: ContentPageProps) {
  const router = useRouter()
  if (loaded.kind === 'failed') {
    return (
      <Page width="narrow">
        <FailedState failure={loaded.failure} onRetry={() => void router.invalidate()} />
      </Page>
    )
  }
  return (
    <Page width="reading">
      <PageTitle title={loaded.data.title} text={<ChangedOn day={loaded.data.changedOn} />} />
      <Text content={loaded.data} />
      {children}
    </Page>
  )
}

function Text({ content: { content } }: { readonly content: PageOfTextFragment }) {
  const html = useMemo(() => sanitise(content.html), [content.html])
  return <SafeHtml html={html} />
}

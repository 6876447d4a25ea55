import { createFileRoute } from '@tanstack/react-router'
import { DownloadPage } from '../features/download/download-page.tsx'
import { lazyLoadMobileApps } from '../features/download/lazy-load-mobile-apps.ts'

export const Route = createFileRoute('/downloadtheapp')({
  loader: lazyLoadMobileApps,
  staticData: { title: 'title/download', tab: 'more' },
  component: Download,
})

function Download() {
  return <DownloadPage loaded={Route.useLoaderData()} />
}

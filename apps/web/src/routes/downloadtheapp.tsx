import { createFileRoute } from '@tanstack/react-router'
import { DownloadPage } from '../features/download/download-page.tsx'
import { loadMobileAppsLater } from '../features/download/load-mobile-apps-later.ts'

export const Route = createFileRoute('/downloadtheapp')({
  loader: loadMobileAppsLater,
  staticData: { title: 'title/download', tab: 'more' },
  component: Download,
})

function Download() {
  return <DownloadPage loaded={Route.useLoaderData()} />
}

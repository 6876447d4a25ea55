import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/knowledge/')({
  beforeLoad() {
    throw redirect({ to: '/knowledge/$category', params: { category: 'all' }, replace: true })
  },
})

import { createFileRoute, redirect } from '@tanstack/react-router'
import { DEFAULT_PAGE } from '../platform/navigation/default-page.ts'
import { readToken } from '../platform/session/session.ts'

export const Route = createFileRoute('/')({
  beforeLoad() {
    throw redirect({ href: readToken() === null ? '/auth/login' : DEFAULT_PAGE, replace: true })
  },
})

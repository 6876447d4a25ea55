import { createFileRoute, redirect } from '@tanstack/react-router'
import { DEFAULT_PAGE } from '../platform/navigation/default-page.ts'
import { readToken } from '../platform/session/session.ts'
import { toHref } from '../platform/site/site-address.ts'
import { SITE } from '../platform/site/site.ts'

export const Route = createFileRoute('/')({
  beforeLoad() {
    throw redirect({ href: readToken() === null ? toHref(SITE.home) : DEFAULT_PAGE, replace: true })
  },
})

import type { Plugin, Rolldown } from 'vite'

const icon = (name: string): string => `lucide-react/dist/esm/icons/${name}\\.`
const page = (route: string): string => `routes/${RegExp.escape(route)}\\.tsx\\?tsr-split=component`

/**
 * Groups of small modules that pages load together. As separate files they would compress worse, and their names would
 * take more bytes than their content. Each pattern is a folder or a module, with everything it imports that no earlier
 * group has taken.
 */
const TOGETHER = {
  calls: [
    'platform/graphql-client/send-mutation\\.',
    'platform/graphql-client/unwatched\\.',
    'platform/form/use-single-flight\\.',
  ],
  forms: [
    'ui/field/',
    'ui/text-field/',
    'ui/password-field/',
    'platform/failure-alert/',
    'platform/form/form\\.',
    'platform/form/reveal-first-error\\.',
    'platform/i18n/rich-text\\.',
  ],
  codes: ['domain/access-code/code-form\\.', 'domain/access-code/look-up-access-code\\.'],
  auth: [
    'domain/social-login/social-buttons\\.',
    'features/accounts/auth-form\\.',
    'features/accounts/auth-page\\.',
    'features/accounts/login/code-note\\.',
    'features/accounts/login/lazy-login-notice\\.',
    'features/accounts/typed-email\\.',
    'platform/site/document-links\\.',
  ],
  login: [page('auth.login')],
  plates: [
    'platform/graphql-client/gateway-provider\\.',
    'platform/graphql-client/use-answer\\.',
    'ui/macro-bar/',
    'ui/macro-dot/',
    'ui/skeleton/',
    'ui/meal-ground/',
    'ui/plate-state/plate-pictures\\.',
    'domain/meal/',
    'domain/meal-media/plate-image\\.',
    'platform/errors/failed-state\\.',
    'platform/lazy/',
    'platform/navigation/use-address-marker\\.',
    'platform/navigation/use-lingering\\.',
    'dates/src/format-day\\.',
    'rules/src/day-plan/',
    icon('chevron-left'),
    icon('chevron-right'),
    icon('circle-check'),
    icon('arrow-left-right'),
    icon('heart'),
    icon('printer'),
    icon('copy'),
    icon('user'),
  ],
  days: [page('day-plan.$date'), icon('moon'), icon('ruler')],
} as const

const patternOf = (part: string): RegExp => new RegExp(`/(?:web/src|packages|node_modules)/${part}`)

const rules = Object.entries(TOGETHER).map(([name, parts]) => ({ name, patterns: parts.map(patternOf) }))

/** The groups for the bundler. An earlier group takes a module first. */
export const sharedChunks = rules.map(({ name, patterns }) => ({
  name,
  test: (id: string) => patterns.some((pattern) => pattern.test(id)),
}))

/**
 * Fails a build in which a pattern matches no module, because otherwise a renamed module would leave its group
 * unnoticed.
 */
export function checkSharedChunks(): Plugin {
  return {
    name: 'dayplate-check-shared-chunks',
    apply: 'build',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? modulesOf(file) : []))
      const lost = rules.flatMap(({ name, patterns }) =>
        patterns
          .filter((pattern) => !ids.some((id) => pattern.test(id)))
          .map((pattern) => `${name}: ${pattern.source}`),
      )
      if (lost.length > 0) throw new Error(`vite-plugins/shared-chunks.ts names what no file has:\n${lost.join('\n')}`)
    },
  }
}

const modulesOf = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): readonly string[] => [
  facadeModuleId ?? '',
  ...moduleIds,
]

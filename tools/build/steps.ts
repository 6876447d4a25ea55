/** A build result that is not in git. */
export interface BuildStep {
  readonly name: string
  /** Arguments for Node. Like all paths here, they are relative to the repository's root. */
  readonly command: readonly [program: string, ...args: string[]]
  /** Files and folders that the result depends on. The lock file always counts. */
  readonly inputs: readonly string[]
  /** One file or folder of the result. If it is missing, the step has not run. */
  readonly output: string
}

/**
 * The environment of every build step. It sets NODE_ENV, because the test runner sets "test", with which the web app
 * would contain the development version of React. The production web app omits the pages for developers, so it is a
 * separate build.
 */
export const BUILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  DAYPLATE_ENV: process.env['DAYPLATE_ENV'] === 'production' ? 'production' : 'development',
} as const

/** In order, because the web app includes the texts. */
export const BUILD_STEPS: readonly BuildStep[] = [
  {
    name: 'catalogue',
    command: ['packages/catalogue/build.ts'],
    inputs: ['packages/catalogue', 'packages/dates/src', 'packages/nutrition/src'],
    output: 'packages/catalogue/src/generated',
  },
  {
    name: 'texts',
    command: ['packages/messages/build.ts'],
    inputs: ['packages/messages'],
    output: 'packages/messages/src',
  },
  {
    name: 'web app',
    command: ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
    inputs: [
      'apps/web',
      'schema.graphql',
      ...['dates', 'messages', 'money', 'nutrition', 'rules', 'units'].map((p) => `packages/${p}`),
    ],
    output: 'apps/web/dist/index.html',
  },
]

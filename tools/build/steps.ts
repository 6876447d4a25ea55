/** Something made from sources that git does not keep. */
export interface BuildStep {
  readonly name: string
  /** Arguments for Node; like all paths here they start at the clone's top folder. */
  readonly command: readonly [program: string, ...args: string[]]
  /** Files and folders the result depends on. The lock file always counts. */
  readonly inputs: readonly string[]
  /** One file or folder of the result; missing means not built. */
  readonly output: string
}

/**
 * The environment of every build step, also under the test runner: under the test runner NODE_ENV is "test", and the web app would be
 * built with the development version of React. Real people's web app lacks the pages for developers, so it is another one.
 */
export const BUILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  DAYPLATE_ENV: process.env['DAYPLATE_ENV'] === 'production' ? 'production' : 'development',
} as const

/** In order: the web app carries the texts. */
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

import type { Content, Contents } from '../content.ts'

/**
 * Source of the TypeScript module that exports the contents, with one text per line, so that two builds can be
 * compared.
 */
export function generatedContents({ en, pl }: Contents): string {
  return [
    '// Written by packages/catalogue/build.ts from content/. Changes here are lost.',
    "import type { Contents } from '../content.ts'",
    '',
    'export const contents: Contents = {',
    ...language('en', en),
    ...language('pl', pl),
    '}',
    '',
  ].join('\n')
}

const language = (name: string, contents: readonly Content[]): readonly string[] => [
  `  ${name}: [`,
  ...contents.map((content) => `    ${JSON.stringify(content)},`),
  '  ],',
]

import type { Content, Contents } from '../content.ts'

/** Text of the TypeScript module that exports the contents; one text a line keeps two builds comparable. */
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

import type { Article, Articles } from '../../articles/article.ts'

/** Source of the TypeScript module that exports the articles, with one per line, so that two builds can be compared. */
export function generatedArticles({ en, pl }: Articles): string {
  return [
    '// Written by packages/catalogue/build.ts from articles/. Changes here are lost.',
    "import type { Articles } from '../articles/article.ts'",
    '',
    'export const articles: Articles = {',
    ...language('en', en),
    ...language('pl', pl),
    '}',
    '',
  ].join('\n')
}

const language = (name: string, articles: readonly Article[]): readonly string[] => [
  `  ${name}: [`,
  ...articles.map((article) => `    ${JSON.stringify(article)},`),
  '  ],',
]

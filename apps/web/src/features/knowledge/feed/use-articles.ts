import { ARTICLES_PER_PAGE, type KnowledgeCategory } from '@dayplate/rules/knowledge'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { ArticlesDocument, type ArticlesQuery, type ArticlesQueryVariables } from '../knowledge.gen.ts'

/** A page of a category, counted from 1, as the gateway names it. */
export const askedPage = (category: KnowledgeCategory, pageNumber: number): ArticlesQueryVariables => ({
  categoryIdentifier: category === 'all' ? null : category,
  pageNumber,
  articlesPerPage: ARTICLES_PER_PAGE,
})

/** The articles of a page of the feed. The page shows a failure itself. */
export function useArticles(category: KnowledgeCategory, pageNumber: number): Answer<ArticlesQuery> {
  const answer = useAnswer({ query: ArticlesDocument, variables: askedPage(category, pageNumber) })
  useHandled(failureIn(answer))
  return answer
}

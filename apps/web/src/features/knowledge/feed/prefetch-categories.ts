import { KNOWLEDGE_CATEGORIES, type KnowledgeCategory } from '@dayplate/rules/knowledge'
import { useEffect } from 'react'
import { connectionOf, sparesData } from '../../../platform/connection/connection.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { whenIdle } from '../../../platform/lazy/when-idle.ts'
import { ArticlesDocument } from '../knowledge.gen.ts'
import { askedPage } from './use-articles.ts'

/** Fetches the first page of the other categories after the first page of this one was shown, so that they open at once. */
export function usePrefetchCategories(shown: KnowledgeCategory, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || sparesData(connectionOf(navigator))) return
    whenIdle(() => {
      for (const category of KNOWLEDGE_CATEGORIES) {
        if (category !== shown) void sendQuery(ArticlesDocument, askedPage(category, 1))
      }
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once a visit: the cache keeps the pages of all categories
  }, [isShown])
}

import { ARTICLES_PER_PAGE, type KnowledgeCategory } from '@dayplate/rules/knowledge'
import { useState } from 'react'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import type { ArticleCardFragment } from '../knowledge.gen.ts'
import { ArticleCard } from './article-card.tsx'
import { FeedEnd } from './feed-end.tsx'
import { Masonry, MasonryItem } from './masonry.tsx'
import { usePrefetchCategories } from './prefetch-categories.ts'
import { useArticles } from './use-articles.ts'

/** The articles of a category, page after page. */
export function ArticleFeed({ category }: { readonly category: KnowledgeCategory }) {
  const t = useT()
  // On the way back from an article the feed grows again from the cache until the place is found.
  const [pages, setPages] = useState(1)
  const answer = useArticles(category, 1)
  usePrefetchCategories(category, answer.kind === 'answered')
  if (answer.kind === 'loading') return <FeedSkeleton />
  if (answer.kind === 'failed') return <FailedState failure={answer.failure} onRetry={answer.retry} />
  const { article: articles, articlePagination } = answer.data
  const { articlesCount: count, pageCount } = articlePagination
  if (count === 0) return <NoArticles category={category} />
  const shownPages = Math.min(pages, pageCount)
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('knowledge/count', { count })}
      </p>
      <Masonry>
        <Cards articles={articles} from={0} />
        {Array.from({ length: shownPages - 1 }, (_, index) => (
          <FurtherPage key={index} category={category} pageNumber={index + 2} />
        ))}
      </Masonry>
      {shownPages < pageCount ? (
        <FeedEnd shown={shownPages * ARTICLES_PER_PAGE} count={count} onMore={() => setPages(pages + 1)} />
      ) : null}
    </>
  )
}

interface FurtherPageProps {
  readonly category: KnowledgeCategory
  readonly pageNumber: number
}

/** A page of the feed after the first. */
function FurtherPage({ category, pageNumber }: FurtherPageProps) {
  const answer = useArticles(category, pageNumber)
  switch (answer.kind) {
    case 'loading':
      return <SkeletonCards />
    case 'failed':
      return (
        <MasonryItem>
          <FailedState failure={answer.failure} onRetry={answer.retry} />
        </MasonryItem>
      )
    case 'answered':
      return <Cards articles={answer.data.article} from={(pageNumber - 1) * ARTICLES_PER_PAGE} />
  }
}

interface CardsProps {
  readonly articles: readonly ArticleCardFragment[]
  /** The place of the first one in the feed. */
  readonly from: number
}

const Cards = ({ articles, from }: CardsProps) =>
  articles.map((article, index) => (
    <MasonryItem key={article.id}>
      <ArticleCard article={article} index={from + index} />
    </MasonryItem>
  ))

const FeedSkeleton = () => (
  <SkeletonGroup>
    <Masonry>
      <SkeletonCards />
    </Masonry>
  </SkeletonGroup>
)

/** As high as cards with a title of two lines. */
const CARD_PX = 360

const SkeletonCards = () =>
  Array.from({ length: ARTICLES_PER_PAGE }, (_, index) => (
    <MasonryItem key={index}>
      <Skeleton height={CARD_PX} />
    </MasonryItem>
  ))

function NoArticles({ category }: { readonly category: KnowledgeCategory }) {
  const t = useT()
  return (
    <PlateState isSection picture={platePictures.empty} ground="lunch" title={t('knowledge/no-results')}>
      {category === 'all' ? null : (
        <ButtonLink size="large" to="/knowledge/$category" params={{ category: 'all' }}>
          {t('knowledge/to-all')}
        </ButtonLink>
      )}
    </PlateState>
  )
}

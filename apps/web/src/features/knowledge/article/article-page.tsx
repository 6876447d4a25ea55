import { articlePath } from '@dayplate/rules/knowledge'
import { Link, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { useCanonical } from '../../../platform/navigation/use-canonical.ts'
import { SafeHtml } from '../../../platform/safe-html/safe-html.tsx'
import { sanitise } from '../../../platform/safe-html/sanitise.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { ArticlePicture } from '../article-picture.tsx'
import { CategoryName } from '../category-name.tsx'
import type { WholeArticleFragment } from '../knowledge.gen.ts'
import { useTrackedCategory } from '../use-tracked-category.ts'
import { ArticleFoot } from './article-foot.tsx'
import styles from './article-page.module.css'
import type { LoadedArticle } from '../load-knowledge.ts'
import { LockedText } from './locked-text.tsx'

/** Sides of the plate, as in the style sheet. */
const PLATE_PX = { wide: 340, narrow: 250, below: 600 }

/** One article, or what stands in its place. */
export function ArticlePage({ loaded }: { readonly loaded: LoadedArticle }) {
  const router = useRouter()
  if (loaded.kind === 'failed') {
    return (
      <Page width="narrow">
        <FailedState failure={loaded.failure} onRetry={() => void router.invalidate()} />
      </Page>
    )
  }
  return <Article key={loaded.data.article.id} article={loaded.data.article} accessTo={loaded.data.accessTo} />
}

interface ArticleProps {
  readonly article: WholeArticleFragment
  readonly accessTo: string | null
}

function Article({ article, accessTo }: ArticleProps) {
  const t = useT()
  useTrackedCategory(article.category.identifier)
  useCanonical(articlePath(article))
  return (
    <Page width="reading">
      <Link to="/knowledge/$category" params={{ category: 'all' }} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {t('title/knowledge')}
      </Link>
      <article>
        <ArticlePicture article={article} picture={article.photoUrl} size={PLATE_PX} className={styles.picture} />
        <CategoryName category={article.category} />
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.lead}>{article.lead}</p>
        {article.content === null ? (
          <LockedText article={article} accessTo={accessTo} />
        ) : (
          <Text content={article.content} />
        )}
        {article.content !== null && article.ctaUrl !== null ? (
          <div className={styles.action}>
            <ButtonLink to={article.ctaUrl} size="large">
              {article.ctaLabel}
            </ButtonLink>
          </div>
        ) : null}
        <ArticleFoot article={article} />
      </article>
    </Page>
  )
}

function Text({ content }: { readonly content: string }) {
  const html = useMemo(() => sanitise(content), [content])
  return <SafeHtml html={html} />
}

import { cutTeaser } from '@dayplate/rules/knowledge'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ArticlePicture } from '../article-picture.tsx'
import { CategoryName } from '../category-name.tsx'
import type { ArticleCardFragment } from '../knowledge.gen.ts'
import styles from './article-card.module.css'

/** Sides of the plate, as in the style sheet. */
const PLATE_PX = { meal: 264, icon: 184 }

/** Pictures of the first cards are seen at once. */
const SEEN_AT_ONCE = 4

interface ArticleCardProps {
  readonly article: ArticleCardFragment
  /** The place in the feed, from 0. */
  readonly index: number
}

/** An article in the feed. The whole card opens it. */
export function ArticleCard({ article, index }: ArticleCardProps) {
  const t = useT()
  const kind = article.icon === null ? 'meal' : 'icon'
  return (
    <article className={styles.card}>
      <ArticlePicture
        article={article}
        picture={article.thumbUrl}
        size={PLATE_PX[kind]}
        loading={index < SEEN_AT_ONCE ? 'eager' : 'lazy'}
        className={classNames(styles.picture, styles[kind])}
      />
      {article.pinned ? (
        <span className={styles.pinned}>
          <Chip>{t('knowledge/pinned')}</Chip>
        </span>
      ) : null}
      <div className={styles.words}>
        <CategoryName category={article.category} />
        <h2 className={styles.title}>
          <Link
            className={styles.open}
            to="/knowledge/article/$article"
            params={{ article: `${article.id}-${article.slug}` }}
          >
            {article.title}
          </Link>
        </h2>
        <p className={styles.teaser}>{cutTeaser(article.teaser)}</p>
      </div>
    </article>
  )
}

import type { KnowledgeCategory } from '@dayplate/rules/knowledge'
import { useIsAppMode } from '../../../platform/app-mode/app-mode.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Page } from '../../../ui/page/page.tsx'
import { useTrackedCategory } from '../use-tracked-category.ts'
import { ArticleFeed } from './article-feed.tsx'
import { CategoryLinks } from './category-links.tsx'
import styles from './feed-page.module.css'

/** The feed of articles. */
export function FeedPage({ category }: { readonly category: KnowledgeCategory }) {
  const t = useT()
  const isAppMode = useIsAppMode()
  useTrackedCategory(category)
  return (
    <Page>
      <div className={styles.head}>
        {/* The app has its own bar with this title. */}
        <div className={classNames(isAppMode && 'visually-hidden')}>
          <h1>{t('title/knowledge')}</h1>
          <p className={styles.text}>{t('knowledge/text')}</p>
        </div>
        <CategoryLinks />
      </div>
      <ArticleFeed key={category} category={category} />
    </Page>
  )
}

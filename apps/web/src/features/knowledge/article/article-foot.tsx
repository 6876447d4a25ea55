import { formatDay, parseCalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import type { WholeArticleFragment } from '../knowledge.gen.ts'
import styles from './article-foot.module.css'

/** Who wrote an article, and when it last changed. */
export function ArticleFoot({ article: { author, changedOn } }: { readonly article: WholeArticleFragment }) {
  const t = useT()
  const language = useLanguage()
  const day = parseCalendarDay(changedOn)
  return (
    <footer className={styles.foot}>
      <img className={styles.avatar} src={author.avatar} alt="" width="56" height="56" loading="lazy" />
      <div>
        <h2 className={styles.by}>
          {t('knowledge/author')} <strong>{author.name}</strong>
        </h2>
        <p className={styles.about}>{author.description}</p>
        {day === null ? null : (
          <p className={styles.about}>{t('knowledge/changed-on', { date: formatDay(day, language, 'long') })}</p>
        )}
      </div>
    </footer>
  )
}

import { KNOWLEDGE_CATEGORIES } from '@dayplate/rules/knowledge'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/i18n/i18n.ts'
import styles from './category-links.module.css'

/** The pages of the feed. They look like a segmented control, but each has an address. */
export function CategoryLinks() {
  const t = useT()
  return (
    <nav aria-label={t('knowledge/categories')}>
      <ul className={styles.track}>
        {KNOWLEDGE_CATEGORIES.map((category) => (
          <li key={category} className={styles.segment}>
            <Link to="/knowledge/$category" params={{ category }} className={styles.link} preload={false}>
              {t('knowledge/category', { category })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import type { CategoryOfArticleFragment } from './knowledge.gen.ts'
import styles from './category-name.module.css'

/** The name of a category with its mark. */
export function CategoryName({ category }: { readonly category: CategoryOfArticleFragment }) {
  return (
    <span className={styles.name}>
      <i className={styles.mark} style={{ background: category.label.color }} />
      {category.name}
    </span>
  )
}

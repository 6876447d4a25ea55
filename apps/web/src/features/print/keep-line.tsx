import { useT } from '../../platform/i18n/i18n.ts'
import styles from './meal-on-paper.module.css'
import type { PrintedRecipeFragment } from './print.gen.ts'

interface KeepLineProps extends Pick<PrintedRecipeFragment, 'leftoverUse'> {
  /** Whether the pot is cooked now, so that the rest has to be kept, or a kept portion is eaten. */
  readonly isPot: boolean
}

/** How to keep the rest of a pot, and how a kept portion is eaten. */
export function KeepLine({ leftoverUse, isPot }: KeepLineProps) {
  const t = useT()
  const eat = t(leftoverUse === 'COLD' ? 'print/eat-cold' : 'print/reheat')
  return <p className={styles.note}>{isPot ? `${t('print/keep')} ${eat}` : eat}</p>
}

import { keptDishNames } from '../../domain/recipe/kept-dishes.ts'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import styles from './meal-on-paper.module.css'
import type { PrintedRecipeFragment } from './print.gen.ts'

interface KeepLineProps extends Pick<PrintedRecipeFragment, 'leftoverUse' | 'dishes'> {
  /** Whether the pot is cooked now, so that the rest has to be kept, or a kept portion is eaten. */
  readonly isPot: boolean
}

/** How to keep the rest of a pot, and how a kept portion is eaten. Names its dishes if others are made fresh. */
export function KeepLine({ leftoverUse, dishes, isPot }: KeepLineProps) {
  const t = useT()
  const language = useLanguage()
  const isCold = leftoverUse === 'COLD'
  const names = keptDishNames(dishes)
  const eat =
    names.length === 0
      ? t(isCold ? 'print/eat-cold' : 'print/reheat')
      : t(isCold ? 'print/eat-kept-cold' : 'print/reheat-kept', { dishes: new Intl.ListFormat(language).format(names) })
  return <p className={styles.note}>{isPot ? `${t('print/keep')} ${eat}` : eat}</p>
}

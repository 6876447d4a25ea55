import { useEffect } from 'react'
import { reportError } from '../../../platform/errors/report-error.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './holiday-icon.module.css'

const DRAWN: readonly string[] = ['star', 'tree', 'egg', 'doughnut', 'candle', 'pumpkin']

/**
 * The icon of a holiday. Each drawing is a separate file, because few days need one. An unknown name, which only a newer server
 * sends, is reported and shown as the star.
 */
export function HolidayIcon({ name }: { readonly name: string }) {
  const isUnknown = !DRAWN.includes(name)
  const drawing = isUnknown ? 'star' : name
  useEffect(() => {
    if (isUnknown) reportError(`Unknown holiday icon ${name}`)
  }, [isUnknown, name])
  return <span className={classNames(styles.icon, styles[drawing])} data-drawing={drawing} aria-hidden="true" />
}

import { useEffect } from 'react'
import { reportError } from '../../../platform/errors/report-error.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './holiday-icon.module.css'

const DRAWN: readonly string[] = ['star', 'tree', 'egg', 'doughnut', 'candle', 'pumpkin']

/** A holiday's drawing, a file each that few days need. A name we do not know, from a newer server, gets the star and is reported. */
export function HolidayIcon({ name }: { readonly name: string }) {
  const isUnknown = !DRAWN.includes(name)
  const drawing = isUnknown ? 'star' : name
  useEffect(() => {
    if (isUnknown) reportError(`Unknown holiday icon ${name}`)
  }, [isUnknown, name])
  return <span className={classNames(styles.icon, styles[drawing])} data-drawing={drawing} aria-hidden="true" />
}

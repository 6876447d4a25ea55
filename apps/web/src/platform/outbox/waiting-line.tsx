import { ConnectionLine } from '../../ui/connection-line/connection-line.tsx'
import { useIsOnline } from '../connection/connection.ts'
import { useT } from '../i18n/i18n.ts'
import { useEntries, useIsHeld } from './outbox-entries.ts'

/** Says that changes wait for the connection, on pages that show them as done. */
export function WaitingLine() {
  const t = useT()
  const isHeld = useIsHeld()
  const isOnline = useIsOnline()
  if (useEntries().length === 0 || (isOnline && !isHeld)) return null
  return <ConnectionLine>{t('shell/kept-changes')}</ConnectionLine>
}

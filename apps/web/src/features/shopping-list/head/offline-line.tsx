import { useIsOnline } from '../../../platform/connection/connection.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { ConnectionLine } from '../../../ui/connection-line/connection-line.tsx'

/** Says that ticks are kept while there is no connection. */
export function OfflineLine() {
  const t = useT()
  return useIsOnline() ? null : <ConnectionLine>{t('shopping-list/offline')}</ConnectionLine>
}

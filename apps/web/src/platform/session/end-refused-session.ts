import { showToast } from '../../ui/toast/toast.ts'
import { tellHost } from '../host-bridge/host-bridge.ts'
import { readTranslator } from '../i18n/i18n.ts'
import { endSession, readToken } from './session.ts'

/**
 * The server does not know this token (HTTP 401), as when another device has logged this one out: what the browser kept goes, the
 * guards lead to the login, and the host app is told.
 */
export function endRefusedSession(token: string | null): void {
  // A late refusal of an old token must not end a session that began after it.
  if (token === null || readToken() !== token) return
  endSession()
  const { t } = readTranslator()
  showToast({
    text: `${t('error/message/unauthorised')} ${t('error/additional-message/unauthorised')}`,
    isLastWord: true,
  })
  tellHost({ type: 'forced_logout' })
}

import { showToast } from '../../ui/toast/toast.ts'
import { tellHost } from '../host-bridge/host-bridge.ts'
import { readTranslator } from '../i18n/i18n.ts'
import { endSession, readToken } from './session.ts'

/**
 * Handles a token that the server no longer accepts (HTTP 401), as after a logout from another device: clears the browser's
 * data, redirects to the login by the guards, and tells the host app.
 */
export function endRefusedSession(token: string | null): void {
  // A late refusal of an old token must not end a newer session.
  if (token === null || readToken() !== token) return
  endSession()
  const { t } = readTranslator()
  showToast({
    text: `${t('error/message/unauthorised')} ${t('error/additional-message/unauthorised')}`,
    isLastWord: true,
  })
  tellHost({ type: 'forced_logout' })
}

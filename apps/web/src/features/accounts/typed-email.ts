import { onSessionChange } from '../../platform/session/session.ts'
import { createStore } from '../../platform/store/store.ts'

/**
 * The address typed at the login or at "Forgot your password?", which the other one begins with. In memory alone, because
 * addresses of pages are logged and kept in the history; a login or a logout forgets it.
 */
const typed = createStore('')

onSessionChange(() => typed.write(''))

export const readTypedEmail = typed.read

export const keepTypedEmail = typed.write

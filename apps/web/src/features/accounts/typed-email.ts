import { onSessionChange } from '../../platform/session/session.ts'
import { createStore } from '../../platform/store/store.ts'

/**
 * The e-mail address typed on the login or on "Forgot your password?"; the other page starts with it. Kept only in memory,
 * because page addresses are logged and stored in the history. A login or a logout clears it.
 */
const typed = createStore('')

onSessionChange(() => typed.write(''))

export const readTypedEmail = typed.read

export const keepTypedEmail = typed.write

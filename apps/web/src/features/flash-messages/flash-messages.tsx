import { useEffect, useState } from 'react'
import { loadMessages, useT } from '../../platform/i18n/i18n.ts'
import { classNames } from '../../ui/class-names.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { UserDataDocument } from '../../platform/session/session.gen.ts'
import { PASSWORD_VOIDED_CLOSED_KEY, rememberPerson } from '../../platform/session/session.ts'
import { storage, tabStorage } from '../../platform/storage/storage.ts'
import { FLASH_CLOSED_KEY } from '../../platform/storage/tab-keys.ts'
import { type FlashMessage, flashMessagesFor } from './flash-message.ts'
import { DocumentsSeenDocument } from './flash-messages.gen.ts'
import styles from './flash-messages.module.css'

/** Loads the messages and their texts. */
async function loadFlashMessages(): Promise<readonly FlashMessage[]> {
  const [messages] = await Promise.all([findFlashMessages(), loadMessages('passwords', 'content')])
  return messages
}

export function FlashMessages() {
  const [messages, setMessages] = useState<readonly FlashMessage[]>([])
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const found = await loadFlashMessages().catch(() => [])
      if (!isGone) setMessages(found)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [])
  const close = (message: FlashMessage) => {
    closeFlashMessage(message)
    setMessages((all) => all.filter((one) => one !== message))
  }
  if (messages.length === 0) return null
  return (
    <>
      {messages.map((message) => (
        <Flash key={message.id} message={message} onClose={() => close(message)} />
      ))}
    </>
  )
}

function Flash({ message, onClose }: { readonly message: FlashMessage; readonly onClose: () => void }) {
  const t = useT()
  return (
    <div className={classNames(styles.message, message.id === 'password-voided' && styles.inView)}>
      <Alert kind={message.type} onClose={onClose}>
        {t(message.content)}
        <div className={styles.action}>
          {message.actions.map(({ to, label }) => (
            <ButtonLink key={to} kind="tonal" to={to}>
              {t(label)}
            </ButtonLink>
          ))}
        </div>
      </Alert>
    </div>
  )
}

const PASSWORD_VOIDED: FlashMessage['id'] = 'password-voided'

const closedInTab = (): readonly string[] => tabStorage.read(FLASH_CLOSED_KEY)?.split(' ') ?? []

const isClosed = ({ id }: FlashMessage): boolean =>
  id === PASSWORD_VOIDED ? storage.read(PASSWORD_VOIDED_CLOSED_KEY) !== null : closedInTab().includes(id)

/**
 * The messages that the user has not closed. Skips the cache, because the user may have acted on them. None after a failed
 * query.
 */
async function findFlashMessages(): Promise<readonly FlashMessage[]> {
  const asked = await sendQuery(UserDataDocument, {}, { isFresh: true })
  if (asked.kind === 'failed') return []
  rememberPerson(asked.data.me)
  return flashMessagesFor(asked.data.me).filter((message) => !isClosed(message))
}

/**
 * Closes a message for as long as the tab is open. A message about the login is closed for all tabs. For a changed document, the
 * server also stores that the user was told, for good and for all devices.
 */
function closeFlashMessage({ id, changedOn }: FlashMessage): void {
  if (id === PASSWORD_VOIDED) storage.write(PASSWORD_VOIDED_CLOSED_KEY, '1')
  else tabStorage.write(FLASH_CLOSED_KEY, [...closedInTab(), id].join(' '))
  // If this fails, the message is shown again in the next tab.
  if (changedOn !== null) void sendMutation(DocumentsSeenDocument, { changedOn })
}

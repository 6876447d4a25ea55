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

/** With their words; none where they do not arrive, for nobody misses them. */
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

/** What is to be said and was not closed. It is asked for anew, for somebody may have acted on it since; none when nobody can tell. */
async function findFlashMessages(): Promise<readonly FlashMessage[]> {
  const asked = await sendQuery(UserDataDocument, {}, { isFresh: true })
  if (asked.kind === 'failed') return []
  rememberPerson(asked.data.me)
  return flashMessagesFor(asked.data.me).filter((message) => !isClosed(message))
}

/**
 * For as long as the tab is open. What one login did is told until it is closed in any tab; that somebody was told of a change is
 * kept for good and on all devices.
 */
function closeFlashMessage({ id, changedOn }: FlashMessage): void {
  if (id === PASSWORD_VOIDED) storage.write(PASSWORD_VOIDED_CLOSED_KEY, '1')
  else tabStorage.write(FLASH_CLOSED_KEY, [...closedInTab(), id].join(' '))
  // Where this does not arrive they are told once more.
  if (changedOn !== null) void sendMutation(DocumentsSeenDocument, { changedOn })
}

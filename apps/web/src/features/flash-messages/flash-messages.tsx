import { useEffect, useState } from 'react'
import { loadMessages, useT } from '../../platform/i18n/i18n.ts'
import { classNames } from '../../ui/class-names.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import type { FlashMessage } from './flash-message.ts'
import styles from './flash-messages.module.css'
import { closeFlashMessage, findFlashMessages } from './open-flash-messages.ts'

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

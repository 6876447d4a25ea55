import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { LazyForm } from '../../../platform/lazy/lazy-form.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useReturningFocus } from '../providers/use-returning-focus.ts'
import { Row } from '../section.tsx'
import styles from './opened-row.module.css'

const nameForm = lazyPart(async () => (await import('./name-form.tsx')).NameForm)

/** The form opens below the row. Its code is loaded on the first press. */
export function NameRow({ name }: { readonly name: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { opener, returnFocus } = useReturningFocus()
  const close = () => {
    setOpen(false)
    returnFocus()
  }
  return (
    <>
      <Row title={t('profile/name')} note={name || t('profile/name/none')}>
        <div ref={opener}>
          <Button kind="tonal" size="small" onClick={() => (isOpen ? close() : setOpen(true))}>
            {t(isOpen ? 'profile/name/cancel' : 'profile/name/change')}{' '}
            <span className="visually-hidden">{t('profile/name')}</span>
          </Button>
        </div>
      </Row>
      {isOpen ? (
        <li className={styles.details}>
          <LazyForm
            part={nameForm}
            heights={[0, 98, 52]}
            form={{
              name,
              onSaved() {
                showToast({ text: t('profile/name/saved') })
                close()
              },
            }}
          />
        </li>
      ) : null}
    </>
  )
}

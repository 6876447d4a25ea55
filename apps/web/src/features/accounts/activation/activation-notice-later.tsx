import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/later/when-idle.ts'
import { needTexts } from '../../../platform/i18n/i18n.ts'
import { tabStorage } from '../../../platform/storage/storage.ts'
import { ACTIVATION_CLOSED_KEY } from '../../../platform/storage/tab-keys.ts'

/** The notice for somebody whose address waits to be confirmed, with its texts; null for everybody else, and when it cannot be fetched. */
async function loadNotice(): Promise<ComponentType<{ readonly onClosed: () => void }> | null> {
  const { findUnconfirmed } = await import('./activation.ts')
  const email = await findUnconfirmed()
  if (email === null) return null
  const [{ ActivationNotice }] = await Promise.all([import('./activation-notice.tsx'), needTexts('activation')])
  return ({ onClosed }) => <ActivationNotice email={email} onClosed={onClosed} />
}

/** Comes after everything else on the page, for the few it concerns; below the page, so that nothing moves. */
export function ActivationNoticeLater() {
  const [Notice, setNotice] = useState<Awaited<ReturnType<typeof loadNotice>>>(null)
  useEffect(() => {
    if (tabStorage.read(ACTIVATION_CLOSED_KEY) !== null) return
    let isGone = false
    const show = async () => {
      const loaded = await loadNotice().catch(() => null)
      if (!isGone) setNotice(() => loaded)
    }
    whenIdle(() => {
      if (!isGone) void show()
    })
    return () => {
      isGone = true
    }
  }, [])
  return Notice === null ? null : <Notice onClosed={() => setNotice(null)} />
}

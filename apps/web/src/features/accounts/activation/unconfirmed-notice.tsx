import { useEffect, useState } from 'react'
import { loadMessages } from '../../../platform/i18n/i18n.ts'
import { tabStorage } from '../../../platform/storage/storage.ts'
import { ACTIVATION_CLOSED_KEY } from '../../../platform/storage/tab-keys.ts'
import { findOwnAddress } from './activation.ts'
import { ActivationNotice } from './activation-notice.tsx'

/** The address that waits, once its words are here; null for nobody, and when it cannot be found out. */
async function loadEmail(): Promise<string | null> {
  const [address] = await Promise.all([findOwnAddress(), loadMessages('activation')])
  return address.kind === 'waiting' ? address.email : null
}

/** Asks again whether the address waits: it may have been confirmed elsewhere since. */
export function UnconfirmedNotice() {
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => {
    if (tabStorage.read(ACTIVATION_CLOSED_KEY) !== null) return
    let isGone = false
    const show = async () => {
      const found = await loadEmail().catch(() => null)
      if (!isGone) setEmail(found)
    }
    void show()
    return () => {
      isGone = true
    }
  }, [])
  return email === null ? null : <ActivationNotice email={email} onClosed={() => setEmail(null)} />
}

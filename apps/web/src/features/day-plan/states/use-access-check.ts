import type { CalendarDay } from '@dayplate/dates'
import { useState } from 'react'
import { readAppSystem } from '../../../platform/app-mode/app-mode.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { restorePurchases } from '../../../platform/host-bridge/restore-purchases.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { MeAccessToDocument, type MeAccessToQuery } from '../day-plan.gen.ts'

type AccessAnswer = MeAccessToQuery['me']['diet']

/** Whether the user has access on `today`: for life, or until today or a later day. */
export function isAccessValid(access: Pick<AccessAnswer, 'accessTo' | 'lifetimeAccess'>, today: CalendarDay): boolean {
  return access.lifetimeAccess || (access.accessTo !== null && access.accessTo >= today)
}

/** The user's access, null until it has loaded, and a function that checks it again after the user has paid elsewhere. */
export function useAccessCheck(today: CalendarDay) {
  const t = useT()
  const answer = useAnswer({ query: MeAccessToDocument, requestPolicy: 'cache-and-network' })
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    // Apple links a purchase to the store account. Our server learns about it only when the app queries the store.
    if (readAppSystem() === 'ios') await restorePurchases()
    const checked = await sendQuery(MeAccessToDocument, {}, { isFresh: true })
    setChecking(false)
    if (checked.kind === 'failed') showToast({ text: t('error/message/network') })
    // A reload discards every cached answer that was given without access.
    else if (isAccessValid(checked.data.me.diet, today)) location.reload()
    else showToast({ text: t('subscription/still-none') })
  }
  return { access: answer.kind === 'answered' ? answer.data.me.diet : null, isChecking, check: () => void check() }
}

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

/** Whether there is access on `today`: for life, or to a day that has not passed. */
export function isAccessValid(access: Pick<AccessAnswer, 'accessTo' | 'lifetimeAccess'>, today: CalendarDay): boolean {
  return access.lifetimeAccess || (access.accessTo !== null && access.accessTo >= today)
}

/** The end of access, `null` until it is known, and a function that queries it again after a payment elsewhere. */
export function useAccessCheck(today: CalendarDay) {
  const t = useT()
  const answer = useAnswer({ query: MeAccessToDocument, requestPolicy: 'cache-and-network' })
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    // A purchase on an Apple device belongs to its store account, and reaches us when the app asks the store.
    if (readAppSystem() === 'ios') await restorePurchases()
    const checked = await sendQuery(MeAccessToDocument, {}, { isFresh: true })
    setChecking(false)
    if (checked.kind === 'failed') showToast({ text: t('error/message/network') })
    // Reloads, because all earlier answers were given without access.
    else if (isAccessValid(checked.data.me.diet, today)) location.reload()
    else showToast({ text: t('subscription/still-none') })
  }
  return { access: answer.kind === 'answered' ? answer.data.me.diet : null, isChecking, check: () => void check() }
}

import { type CalendarDay, formatDay } from '@dayplate/dates'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { showToast } from '../../ui/toast/toast.ts'

interface ToNearestDayProps {
  /** The day that was asked for, which has no plan. */
  readonly date: CalendarDay
  readonly nearest: CalendarDay
}

/** Leads to the nearest day that has a plan, and says why it is another one than was asked for. */
export function ToNearestDay({ date, nearest }: ToNearestDayProps) {
  const t = useT()
  const language = useLanguage()
  const wasTold = useRef(false)
  useEffect(() => {
    if (wasTold.current) return
    wasTold.current = true
    showToast({ text: t('day-plan/nearest-day', { date: formatDay(date, language, 'long') }) })
  }, [t, date, language])
  return <Navigate to="/day-plan/$date" params={{ date: nearest }} replace />
}

import { formatDay, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { CircleCheck, TriangleAlert, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { MacroDot } from '../../ui/macro-dot/macro-dot.tsx'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import type { ExchangeEffectFragment } from './replacements.gen.ts'
import { keptLines, portionLines, shoppingLines } from './effect-lines.ts'
import styles from './replacement-effect.module.css'

interface ReplacementEffectProps {
  readonly effect: ExchangeEffectFragment
  /** The day of the page, which is not named. */
  readonly date: CalendarDay
}

type DayEffect = ExchangeEffectFragment['dayEffects'][number]

const ROWS = [
  { nutrient: 'proteinG', name: 'macro/protein', letter: 'macro/protein-letter', macro: 'protein' },
  { nutrient: 'fatG', name: 'macro/fat', letter: 'macro/fat-letter', macro: 'fat' },
  { nutrient: 'carbohydrateG', name: 'macro/carbs', letter: 'macro/carbs-letter', macro: 'carbs' },
] as const

/**
 * The effect of a choice before it is made: one visible line for each changed day, with other portions and the shopping list in
 * a disclosure. Texts: `exchange`, `macros`.
 */
export function ReplacementEffect({ effect, date }: ReplacementEffectProps) {
  return (
    <div className={styles.effect}>
      <EffectHeadline effect={effect} />
      {effect.dayEffects.map((day) => (
        <DayLine key={day.date} day={day} isNamed={day.date !== date || effect.dayEffects.length > 1} />
      ))}
      <EffectDetails effect={effect} />
    </div>
  )
}

function EffectHeadline({ effect }: Pick<ReplacementEffectProps, 'effect'>) {
  const t = useT()
  return (
    <p className={effect.keepsInside ? styles.inside : styles.outside}>
      {effect.keepsInside ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      {effect.keepsInside ? t('exchange/keeps-inside') : t('exchange/leaves-band')}
    </p>
  )
}

/** The energy of one day before and after, and the macros that change. */
function DayLine({ day, isNamed }: { readonly day: DayEffect; readonly isNamed: boolean }) {
  const t = useT()
  const language = useLanguage()
  const labelId = useId()
  const name = isNamed ? formatDay(requireCalendarDay(day.date), language, 'weekday') : t('exchange/the-day')
  return (
    <div className={styles.day} role="group" aria-labelledby={labelId}>
      <span id={labelId}>{name}</span>
      <span>
        <Change before={day.before.kcal} after={day.after.kcal} unit="kcal" />
      </span>
      {ROWS.filter(({ nutrient }) => isChanged(day, nutrient)).map(({ nutrient, name: macroName, letter, macro }) => (
        <span key={nutrient}>
          <MacroDot macro={macro} />
          <span className="visually-hidden">{t(macroName)}</span>
          <span aria-hidden="true">{t(letter)}</span>{' '}
          <Change before={day.before[nutrient]} after={day.after[nutrient]} unit="g" />
        </span>
      ))}
    </div>
  )
}

/** Whether the shown value changes; half a gram does not count. */
const isChanged = ({ before, after }: DayEffect, nutrient: (typeof ROWS)[number]['nutrient']): boolean =>
  Math.round(before[nutrient]) !== Math.round(after[nutrient])

/** "1810 → 1795 kcal", read out as "from … to …", or once if nothing changes. */
function Change({ before, after, unit }: { readonly before: number; readonly after: number; readonly unit: string }) {
  const t = useT()
  const [from, to] = [Math.round(before), Math.round(after)]
  if (from === to) return <b>{`${to}\u00A0${unit}`}</b>
  return (
    <>
      <span className="visually-hidden">{t('exchange/from-to', { from, to: `${to}\u00A0${unit}` })}</span>
      <span aria-hidden="true">
        {from} → <b>{`${to}\u00A0${unit}`}</b>
      </span>
    </>
  )
}

/** The effects of a choice other than on energy and macros. Renders nothing if there are none. */
function EffectDetails({ effect }: { readonly effect: ExchangeEffectFragment }) {
  const t = useT()
  const language = useLanguage()
  const portions = portionLines(effect, t, language)
  const shopping = shoppingLines(effect, t, language)
  return (
    <>
      <Lines lines={keptLines(effect, t, language)} />
      {portions.length + shopping.length === 0 ? null : (
        <details className={styles.rest}>
          <summary>
            {portions.length === 0 ? t('exchange/shopping') : t('exchange/portions-and-shopping')}
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          <Lines lines={[...portions, ...shopping]} />
        </details>
      )}
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

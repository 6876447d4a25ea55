import { parseCalendarDay, type CalendarDay } from '@dayplate/dates'
import { z } from 'zod'
import { misused, type AdminCall, type AdminOutcome } from './admin-command.ts'
import { quoteValue } from './quote-value.ts'

// Types of option values. Each message says what is expected, and readOptions adds the option before and the value behind it.

/** A whole number. */
export const wholeNumber = (least: number, most: number) => {
  const message = `takes a whole number from ${least} to ${most}`
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, { error: message, abort: true })
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
}

/** A calendar day that has not passed, because a code that ended yesterday would be useless. */
export const dayFrom = (today: CalendarDay) => {
  const message = `takes a day from today on, such as ${today}`
  return z.string({ error: message }).transform((text, context) => {
    const day = parseCalendarDay(text)
    if (day !== null && day >= today) return day
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

const AMOUNT = 'must be an amount in zlotys above 0, such as 49.90'

/** An amount in zlotys, as grosze: `49.90` or `49,90` → 4990. */
export const zlotys = z
  .string({ error: AMOUNT })
  .regex(/^\d{1,6}([.,]\d{2})?$/, { error: AMOUNT, abort: true })
  .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
  .refine((grosze) => grosze > 0, AMOUNT)

/** Free text of limited length. */
export const words = (most: number, message: string) =>
  z.string({ error: message }).trim().min(1, message).max(most, `takes at most ${most} characters`)

type Shape = Readonly<Record<string, z.ZodType>>
type Read<Options extends Shape> = z.output<z.ZodObject<Options>>

/** Reads a call's text options. Reports every error with its option and value, so that an operator can correct all at once. */
export function readOptions<Options extends Shape>(
  { text }: AdminCall,
  shape: Options,
):
  | { readonly kind: 'read'; readonly values: Read<Options> }
  | { readonly kind: 'misused'; readonly outcome: AdminOutcome } {
  const given = Object.fromEntries(Object.keys(shape).map((option) => [option, text(option) ?? undefined]))
  const parsed = z.object(shape).safeParse(given)
  if (parsed.success) return { kind: 'read', values: parsed.data }
  const errors = parsed.error.issues.map(({ path, message }) => errorBody(path.join('.'), given, message))
  return { kind: 'misused', outcome: misused(errors.join('\n')) }
}

function errorBody(option: string, given: Readonly<Record<string, string | undefined>>, message: string): string {
  const value = given[option]
  return value === undefined
    ? `--${option} is missing: it ${message}.`
    : `--${option} ${message}, not ${quoteValue(value)}.`
}

import { parseCalendarDay } from '@dayplate/dates'
import { z } from 'zod'
import { misused, type AdminCall, type AdminOutcome } from './admin-command.ts'

/** A whole number of an option. */
export const wholeNumber = (least: number, most: number) => {
  const message = `takes a whole number from ${least} to ${most}`
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, { error: message, abort: true })
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
}

/** A calendar day of an option. */
export const calendarDay = z.string().transform((text, context) => {
  const day = parseCalendarDay(text)
  if (day !== null) return day
  context.addIssue({ code: 'custom', message: 'takes a day, such as 2027-01-31' })
  return z.NEVER
})

/** An amount in zlotys of an option, as grosze: `49.90` or `49,90` → 4990. */
export const zlotys = z
  .string()
  .regex(/^\d{1,6}([.,]\d{2})?$/, { error: 'takes an amount in zlotys, such as 49.90', abort: true })
  .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))

/** Words of an operator, at most so many characters. */
export const words = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(most, `takes at most ${most} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'takes one line')

type Shape = Readonly<Record<string, z.ZodType>>
type Read<Options extends Shape> = z.output<z.ZodObject<Options>>

/** Reads a call's text options; names every fault with its option, so that an operator mends them in one go. */
export function readOptions<Options extends Shape>(
  { text }: AdminCall,
  shape: Options,
):
  | { readonly kind: 'read'; readonly values: Read<Options> }
  | { readonly kind: 'misused'; readonly outcome: AdminOutcome } {
  const given = Object.fromEntries(Object.keys(shape).map((option) => [option, text(option) ?? undefined]))
  const parsed = z.object(shape).safeParse(given)
  if (parsed.success) return { kind: 'read', values: parsed.data }
  const faults = parsed.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}.`)
  return { kind: 'misused', outcome: misused(faults.join('\n')) }
}

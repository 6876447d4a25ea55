import type { Content, ContentLanguage, OperatorField } from '@dayplate/catalogue'
import { type CalendarDay, requireCalendarDay } from '@dayplate/dates'
import { OPERATOR_PLACEHOLDERS } from '@dayplate/messages/server'
import { bindHtml, bindText } from '@dayplate/messages/short-words'

/** Who runs an installation; null is what they have not said. Production has all but the authority. */
export interface Operator {
  readonly name: string | null
  readonly address: string | null
  readonly email: string | null
  /** Who answers questions about data. */
  readonly dataContact: string | null
  /** The supervisory authority. */
  readonly authority: string | null
}

/** While nobody has said who the operator is, in installations for trying alone. */
export const NO_OPERATOR: Operator = { name: null, address: null, email: null, dataContact: null, authority: null }

const saidBy = (operator: Operator): Readonly<Record<OperatorField, string | null>> => ({
  'operator-name': operator.name,
  'operator-address': operator.address,
  'operator-email': operator.email,
  'operator-data-contact': operator.dataContact,
  'operator-authority': operator.authority,
})

const BLANK = /\{(?<field>operator-[a-z-]+)\}/g

/** A page of text as this installation shows it. */
export interface Page extends Content {
  readonly changedOn: CalendarDay
}

/**
 * Puts what the operator has said about themselves into the blanks of a page, and binds short words and units: here and not in the
 * source, which authors write with plain spaces. The Markdown stays as written.
 */
export function fillIn(content: Content, operator: Operator, language: ContentLanguage): Page {
  const said = saidBy(operator)
  const fill = (text: string, escape: (words: string) => string): string =>
    text.replaceAll(BLANK, (blank, field: string) =>
      isField(field, said) ? escape(said[field] ?? OPERATOR_PLACEHOLDERS[field][language]) : blank,
    )
  return {
    ...content,
    changedOn: requireCalendarDay(content.changedOn),
    title: bindText(content.title, language),
    description: bindText(
      fill(content.description, (words) => words),
      language,
    ),
    markdown: fill(content.markdown, escapeMarkdown),
    html: bindHtml(fill(content.html, escapeHtml), language),
  }
}

const isField = (name: string, fields: object): name is OperatorField => Object.hasOwn(fields, name)

const escapeMarkdown = (words: string): string => words.replaceAll(/[\\`*_[\]<>|#&~]/g, String.raw`\$&`)

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (words: string): string => words.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

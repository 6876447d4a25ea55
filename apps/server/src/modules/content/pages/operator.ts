import type { Content, ContentLanguage, OperatorField } from '@dayplate/catalogue'
import { type CalendarDay, requireCalendarDay } from '@dayplate/dates'
import { OPERATOR_PLACEHOLDERS } from '@dayplate/messages/server'
import { bindHtml, bindText } from '@dayplate/messages/short-words'

/** The operator of an installation. A detail that was not given is null. In production only the authority may be missing. */
export interface Operator {
  readonly name: string | null
  readonly address: string | null
  readonly email: string | null
  /** The contact for questions about data. */
  readonly dataContact: string | null
  /** The supervisory authority. */
  readonly authority: string | null
}

/** The operator of an installation for trying the product, whose details were not given. */
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
 * Fills the operator's details into the placeholders of a page and binds short words and units. Both happen here, because
 * authors write the source with plain spaces. The Markdown is not bound.
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
